import { drawsFrom } from '../../../engine/core/dice';
import { CELL_IDS } from '../../../engine/skirminiac/board';
import type { State } from '../../../engine/skirminiac/state';
import { onPhone, onTable, scene, type Pieces } from './games';

const EACH = 7;

/** SC-R23 by the drawing alone: half hexes from the top, odd columns half a hex lower. */
function touch(one: string, other: string): boolean {
  const [[c, r], [d, s]] = [one, other].map((id) => id.split(',').map(Number)) as [number[], number[]];
  const down = Math.abs(2 * r! + (c! % 2) - (2 * s! + (d! % 2)));
  return c === d ? down === 2 : Math.abs(c! - d!) === 1 && down === 1;
}

export interface Fighter {
  readonly id: string;
  readonly side: 'a' | 'b';
  readonly cell: string;
  readonly health: number;
}
export const fightersIn = ({ health, place }: State): readonly Fighter[] =>
  health
    .map((each, i): Fighter => {
      const side = i < EACH ? 'a' : 'b';
      return { id: `${side}${(i % EACH) + 1}`, side, cell: CELL_IDS[place[i]!]!, health: each };
    })
    .filter(({ health: left }) => left > 0);

export const foesBeside = (all: readonly Fighter[], unit: Fighter): readonly Fighter[] =>
  all.filter((other) => other.side !== unit.side && touch(other.cell, unit.cell));

/** SC-R32 to R35 said slowly: the health that attacker and target have left. */
export function endOf(
  state: State,
  unitId: string,
  targetId: string,
  told?: { readonly unit: number; readonly target: number },
): readonly [number, number] {
  const all = fightersIn(state);
  const [unit, target] = [unitId, targetId].map((id) => all.find((each) => each.id === id)!) as [Fighter, Fighter]; // prettier-ignore
  const dealtBy = (fighter: Fighter, foe: Fighter, said: number | undefined): number => {
    const friends = all.filter(({ side, id }) => side === fighter.side && id !== fighter.id);
    if (friends.length === 0) return state.lastStand;
    return 1 + (said ?? friends.filter(({ cell }) => touch(cell, foe.cell)).length);
  };
  const hit = dealtBy(unit, target, told?.unit) + (state.firstBlood ? 1 : 0);
  const back = dealtBy(target, unit, told?.target);
  return [Math.max(0, unit.health - back), Math.max(0, target.health - hit)];
}

/** Twenty hexes: crowded enough for contact. */
const CROWDED = CELL_IDS.filter((id) => /^[2-6],[1-4]$/.test(id));

/** A unit about to attack on the phone, or an attack on the table: any health, any number of units left. */
export function situation(seed: number): State {
  const draw = drawsFrom(seed);
  for (;;) {
    const free = [...CROWDED];
    const pieces: Record<string, Pieces[string]> = {};
    for (const side of ['a', 'b'])
      for (let i = 1, last = draw(1, EACH); i <= last; i++)
        pieces[`${side}${i}`] = [free.splice(draw(0, free.length - 1), 1)[0]!, draw(1, 6)];
    const setup = draw(0, 2) ? onPhone : onTable;
    const rulings = { 'SC-A12': draw(0, 1) ? 'two' : 'three' };
    const state = scene({ pieces, firstBlood: draw(0, 3) === 0 }, { ...setup, rulings });
    const all = fightersIn(state);
    const ready = all.filter((each) => each.side === 'a' && foesBeside(all, each).length > 0);
    if (ready.length === 0) continue;
    const unit = ready[draw(0, ready.length - 1)]!;
    const at = (id: string) => (id.startsWith('a') ? 0 : EACH) + Number(id.slice(1)) - 1;
    if (state.play === 'phone') return { ...state, phase: { id: 'follow', unit: at(unit.id) } };
    const target = foesBeside(all, unit)[0]!;
    const most = (side: string) => Math.min(5, all.filter((each) => each.side === side).length - 1);
    const friends = { unit: draw(0, most('a')), target: draw(0, most('b')) };
    return { ...state, phase: { id: 'support', unit: at(unit.id), target: at(target.id), friends } };
  }
}
