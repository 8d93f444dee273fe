import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { historyOf, nextOf, viewOf } from '../../../engine/core/game';
import { replay } from '../../../engine/core/replay';
import type { Action, Outcome, Setup } from '../../../engine/core/types';
import { skirmishers } from '../../../engine/skirmishers';
import { recount } from './recount';

interface Golden {
  readonly version: number;
  readonly setup: Setup;
  readonly log: readonly Action[];
  readonly expected: {
    readonly outcome: Omit<Outcome, 'scores'>;
    readonly turn: number;
    /** Side by side, group by group. */
    readonly standing: readonly (readonly number[])[];
  };
}

const folder = join(__dirname, '../../golden');
const games = readdirSync(folder)
  .filter((file) => file.startsWith('skirmishers-'))
  .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden] as const);

describe('golden games', () => {
  it('end in every way a game can', () => {
    expect(
      new Set(games.map(([, { expected }]) => expected.outcome.why.replace(/Red|Blue|\d+ of \d+/g, '…'))),
    ).toEqual(
      new Set([
        'Nobody of … is left standing.',
        '… is down to ….',
        'The players have said so.',
        '… conceded.',
      ]),
    );
    expect(games.some(([, { expected }]) => !expected.outcome.winner)).toBe(true);
  });

  it.each(games)('%s is played again as it was', (_, { version, setup, log, expected }) => {
    expect(version).toBe(skirmishers.version);
    // Under another version every row is checked anew.
    const { game, stopped } = replay(skirmishers, setup, log, version - 1);
    expect(stopped).toBeUndefined();
    const { scores: _scores, ...outcome } = nextOf(game).over!;
    const view = viewOf(game);
    expect(outcome).toEqual(expected.outcome);
    expect(view.when).toBe(`Turn ${expected.turn}`);
    expect(view.sides.map((side) => side.units.map((unit) => unit.health.value))).toEqual(expected.standing);
  });

  it.each(games)('%s: who is missing at the end fell on the way', (_, { setup, log }) => {
    const { game } = replay(skirmishers, setup, log);
    const events = historyOf(game).flatMap((moment) => moment.events);
    for (const unit of viewOf(game).sides.flatMap((side) => side.units)) {
      const dead = events.filter((event) => event.kind === 'destroyed' && event.unit === unit.id);
      const fallen = dead.reduce((sum, event) => sum + (event.amount ?? 0), 0);
      expect(unit.health.max - unit.health.value).toBe(fallen);
    }
  });

  it.each(games.filter(([file]) => !file.includes('by-hand')))(
    '%s: the dice say the same',
    (_, { setup, log }) => {
      const { game } = replay(skirmishers, setup, log);
      const actions = historyOf(game).map((moment) => moment.action!);
      const fallen = viewOf(game).sides.map(({ id, units }) => [
        id,
        units.reduce((sum, { health }) => sum + health.max - health.value, 0),
      ]);
      expect(recount(actions, setup.rulings)).toEqual(Object.fromEntries(fallen));
    },
  );
});
