import type { Plain } from '../../../bench/skirminiacPlain';
import { CELL_IDS } from '../../../engine/skirminiac/board';
import type { Position } from '../../../engine/skirminiac/position';
import type { State } from '../../../engine/skirminiac/state';

/** One sentence for each position, by which three implementations of the rules are compared. */
const sentence = (units: readonly string[], player: number, countdown: number, firstBlood: boolean) =>
  `${units.join(' ')} | ${player} ${countdown} ${firstBlood}`;
export const ofState = (state: State): string =>
  sentence(
    state.health.map((health, unit) => (health ? `${CELL_IDS[state.place[unit]!]}:${health}` : '-')),
    state.player,
    state.countdown,
    state.firstBlood,
  );
export const ofPosition = (position: Position): string =>
  sentence(
    [...position.health].map((health, unit) =>
      health ? `${CELL_IDS[position.place[unit]!]}:${health}` : '-',
    ),
    position.player,
    position.countdown,
    position.firstBlood === 1,
  );
export const ofPlain = ({ units, player, countdown = -1, firstBlood }: Plain): string =>
  sentence(
    units.map(({ hex, health }) => (health ? `${hex.column},${hex.row}:${health}` : '-')),
    player,
    countdown,
    firstBlood,
  );
