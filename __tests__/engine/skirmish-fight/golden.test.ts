import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { historyOf, nextOf, viewOf } from '../../../engine/core/game';
import { replay } from '../../../engine/core/replay';
import type { Action, Outcome, Setup } from '../../../engine/core/types';
import { skirmishFight } from '../../../engine/skirmish-fight';

interface Golden {
  readonly version: number;
  readonly setup: Setup;
  readonly log: readonly Action[];
  readonly expected: {
    readonly outcome: Omit<Outcome, 'scores'>;
    readonly when: string;
    readonly scores: readonly number[];
    readonly life: readonly (readonly number[])[];
  };
}

const folder = join(__dirname, '../../golden');
const games = readdirSync(folder)
  .filter((file) => file.startsWith('skirmish-fight-'))
  .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden] as const);

describe('golden games', () => {
  it('SF-R52 SF-R53 SF-R54 every mission is played out, won and drawn, cut short and conceded', () => {
    const ends = games.map(([, { expected }]) => {
      const { rule, winner, why } = expected.outcome;
      return `${rule} ${winner ? 'won' : 'drawn'}: ${why.replace(/:.*|Red |Blue /g, '')}`;
    });
    expect([...new Set(ends)].sort()).toEqual([
      'SF-R52 drawn: After 5 rounds',
      'SF-R52 won: After 5 rounds',
      'SF-R52 won: conceded.',
      'SF-R52 won: had nobody left',
      'SF-R53 drawn: After 5 rounds',
      'SF-R53 won: After 5 rounds',
      'SF-R54 won: After 5 rounds',
      'SF-R54 won: After round 4',
    ]);
  });

  it.each(games)('%s is played again as it was', (_, { version, setup, log, expected }) => {
    expect(version).toBe(skirmishFight.version);
    // Under another version every row is checked anew.
    const { game, stopped } = replay(skirmishFight, setup, log, version - 1);
    expect(stopped).toBeUndefined();
    const { scores: _scores, ...outcome } = nextOf(game).over!;
    const { sides, when } = viewOf(game);
    expect(outcome).toEqual(expected.outcome);
    expect(when).toBe(expected.when);
    expect(sides.map((side) => side.tracks.find(({ id }) => id === 'score')!.value)).toEqual(expected.scores);
    expect(sides.map((side) => side.units.map((unit) => unit.health.value))).toEqual(expected.life);
  });

  it.each(games)('%s: what was lost on the way is what is missing at the end', (_, { setup, log }) => {
    const { game } = replay(skirmishFight, setup, log);
    const events = historyOf(game).flatMap((moment) => moment.events);
    for (const unit of viewOf(game).sides.flatMap((side) => side.units)) {
      const lost = events.filter((event) => event.kind === 'lost' && event.unit === unit.id);
      const missing = unit.health.max - unit.health.value;
      expect(missing).toBe(lost.reduce((sum, event) => sum + (event.amount ?? 0), 0));
    }
  });

  it.each(games.filter(([, { setup }]) => !setup.choices.mission && !Object.keys(setup.rulings).length))(
    'SF-R52 SF-A22 %s: the score is what the fallen cost',
    (_, { setup, log }) => {
      const { game } = replay(skirmishFight, setup, log);
      const { units, sides } = game.now.state;
      for (const { id, score } of sides) {
        const fallen = units.filter((unit) => unit.side !== id && unit.life === 0);
        expect(score).toBe(fallen.reduce((sum, unit) => sum + unit.cost, 0));
      }
    },
  );
});
