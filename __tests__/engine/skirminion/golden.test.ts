import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { historyOf, nextOf, viewOf } from '../../../engine/core/game';
import { replay } from '../../../engine/core/replay';
import type { Action, Outcome, Setup } from '../../../engine/core/types';
import { skirminion } from '../../../engine/skirminion';

interface Golden {
  readonly version: number;
  readonly setup: Setup;
  readonly log: readonly Action[];
  readonly expected: {
    readonly outcome: Omit<Outcome, 'scores'>;
    readonly scores: readonly number[];
    readonly health: readonly (readonly number[])[];
  };
}

const folder = join(__dirname, '../../golden');
const games = readdirSync(folder)
  .filter((file) => file.startsWith('skirminion-'))
  .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden] as const);

describe('golden games', () => {
  it('SN-R20 SN-A29 both ways of playing and every kind of ending', () => {
    const ends = games.map(([, { setup, expected }]) => {
      const { rule, winner, why } = expected.outcome;
      const end = why.includes('conceded') ? 'conceded' : winner ? 'won' : 'drawn';
      return `${String(setup.choices.way)} ${rule} ${end}`;
    });
    expect([...new Set(ends)].sort()).toEqual([
      'phone SN-A29 won',
      'phone SN-R20 conceded',
      'phone SN-R20 drawn',
      'phone SN-R20 won',
      'table SN-R20 drawn',
      'table SN-R20 won',
    ]);
  });

  it.each(games)('%s is played again as it was', (_, { version, setup, log, expected }) => {
    expect(version).toBe(skirminion.version);
    // Under another version every row is checked anew.
    const { game, stopped } = replay(skirminion, setup, log, version - 1);
    expect(stopped).toBeUndefined();
    const { scores: _scores, ...outcome } = nextOf(game).over!;
    const { sides } = viewOf(game);
    expect(outcome).toEqual(expected.outcome);
    expect(sides.map((side) => side.tracks.find(({ id }) => id === 'score')!.value)).toEqual(expected.scores);
    expect(sides.map((side) => side.units.map((unit) => unit.health.value))).toEqual(expected.health);
  });

  const untouched = games.filter(
    ([, { log }]) => !log.some(({ type }) => type === 'adjust' || type === 'skip'),
  );
  it.each(untouched)(
    '%s: what was lost, gained and scored on the way adds up at the end',
    (_, { setup, log }) => {
      const { game } = replay(skirminion, setup, log);
      const events = historyOf(game).flatMap((moment) => moment.events);
      const sum = (kind: string, of: (event: (typeof events)[number]) => boolean) =>
        events.reduce((all, event) => all + (event.kind === kind && of(event) ? event.amount! : 0), 0);
      const begun = skirminion.view(skirminion.start(setup)).sides;
      for (const [i, side] of viewOf(game).sides.entries()) {
        expect(side.tracks[0]!.value).toBe(sum('scored', (event) => event.side === side.id));
        for (const [j, unit] of side.units.entries()) {
          const mine = (event: (typeof events)[number]) => event.unit === unit.id;
          const start = begun[i]!.units[j]!.health.value;
          expect([unit.name, unit.health.value]).toEqual([
            unit.name,
            start - sum('lost', mine) + sum('gained', mine),
          ]);
        }
      }
    },
  );
});
