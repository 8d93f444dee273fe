import type { Ask, Blocked, Option } from '../core/types';
import { choice } from '../kit/choice';
import { areAdjacent, CELL_IDS, cellOf, hexName, OFF } from './board';
import { beginBattle } from './activation';
import { TERRAIN_PIECES, VERBS } from './data';
import { opponentOf, type Player } from './position';
import { activeSide, isUp, nameOf, type Change, type State } from './state';
import { capital } from './words';

/** The player without the initiative places first (SC-R13). */
export const beginTerrain = (state: State): State => ({
  ...state,
  player: opponentOf(state.initiative),
  phase: { id: 'terrain' },
});

/** SC-R14: why no piece can stand here. Units, edges and deployment hexes may be touched (SC-A4). */
function refusal(state: State, cell: number): Blocked | undefined {
  const unit = state.place.findIndex((place, each) => place === cell && isUp(state, each));
  if (unit >= 0) return { why: `${nameOf(state, unit)} stands there.`, rule: 'SC-R14' };
  if (state.terrain.includes(cell)) return { why: 'Terrain stands there already.', rule: 'SC-R14' };
  if (state.terrain.some((other) => areAdjacent(cell, other)))
    return { why: 'It would touch other terrain.', rule: 'SC-R14' };
  return undefined;
}

export function terrainAsk(state: State): Ask {
  const side = activeSide(state);
  const bastion = state.bastions[state.player] === OFF;
  const left = TERRAIN_PIECES - state.terrain.length;
  const options: readonly Option[] = CELL_IDS.map((id, cell) => {
    const blocked = refusal(state, cell);
    return choice(VERBS.place, capital(hexName(cell)), { cell: id, ...(blocked && { blocked }) });
  });
  return {
    kind: 'choose',
    id: 'terrain',
    asked: { by: 'player', side: side.id },
    prompt: bastion ? 'Where does your bastion stand?' : 'Where does the next piece stand?',
    rule: bastion ? 'SC-R15' : 'SC-R14',
    notes: [
      { text: `${left} of ${TERRAIN_PIECES} pieces to place, never side by side.`, rule: 'SC-R13' },
      ...(bastion
        ? [
            {
              text: 'Your first piece is your bastion: your units may travel round it.',
              rule: 'SC-R29',
            } as const,
          ]
        : []),
    ],
    options,
  };
}

/** SC-R13 to R15 */
export function placeTerrain(state: State, id: string): Change {
  const cell = cellOf(id);
  const { player } = state;
  const side = activeSide(state);
  const bastion = state.bastions[player] === OFF;
  const placed: State = {
    ...state,
    terrain: [...state.terrain, cell],
    bastions: bastion ? withBastion(state, player, cell) : state.bastions,
  };
  const done = placed.terrain.length === TERRAIN_PIECES;
  return {
    state: done ? beginBattle(placed) : { ...placed, player: opponentOf(player) },
    events: [
      {
        kind: 'did',
        text: `${side.name} placed ${bastion ? 'a bastion' : 'terrain'} on ${hexName(cell)}.`,
        rule: bastion ? 'SC-R15' : 'SC-R13',
        side: side.id,
      },
    ],
  };
}

const withBastion = ({ bastions }: State, player: Player, cell: number): readonly [number, number] =>
  player === 0 ? [cell, bastions[1]] : [bastions[0], cell];

/** Whose bastion stands on a cell. */
export const ownerOf = ({ bastions }: State, cell: number): Player | undefined =>
  cell === bastions[0] ? 0 : cell === bastions[1] ? 1 : undefined;
