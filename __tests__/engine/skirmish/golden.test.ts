import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { historyOf, nextOf, viewOf } from '../../../engine/core/game';
import { replay } from '../../../engine/core/replay';
import type { Action, Outcome, Setup } from '../../../engine/core/types';
import { skirmish } from '../../../engine/skirmish';
import { brawl } from './brawl';
import { setupOf } from './setups';

interface Golden {
  readonly version: number;
  readonly setup: Setup;
  readonly log: readonly Action[];
  readonly expected: {
    readonly outcome: Omit<Outcome, 'scores'>;
    readonly round: number;
    readonly squads: readonly (readonly number[])[];
    readonly grenades: readonly (readonly number[])[];
  };
}

const folder = join(__dirname, '../../golden');
const games = readdirSync(folder)
  .filter((file) => /^skirmish-(?!fight)[a-z-]+\.json$/.test(file))
  .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden] as const);

describe('golden games', () => {
  it('end in every way a game can', () => {
    const ends = games.map(
      ([, { expected }]) => `${expected.outcome.rule} ${expected.outcome.winner ? 'won' : 'drawn'}`,
    );
    expect(new Set(ends)).toEqual(
      new Set(['SK-R9 won', 'SK-R11 won', 'SK-A17 won', 'SK-A21 drawn', 'SK-A22 drawn']),
    );
    expect(games.map(([file]) => file)).toContain('skirmish-conceded.json');
  });

  it.each(games)('%s is played again as it was', (_, { version, setup, log, expected }) => {
    expect(version).toBe(skirmish.version);
    // Under another version every row is checked anew.
    const { game, stopped } = replay(skirmish, setup, log, version - 1);
    expect(stopped).toBeUndefined();
    const { scores: _scores, ...outcome } = nextOf(game).over!;
    const { sides, when } = viewOf(game);
    expect(outcome).toEqual(expected.outcome);
    expect(when).toBe(`Round ${expected.round}`);
    expect(sides.map((side) => side.units.map((unit) => unit.health.value))).toEqual(expected.squads);
    expect(sides.map((side) => side.units.map((unit) => unit.tracks[0]!.value))).toEqual(expected.grenades);
  });

  it.each(games)('%s: what was lost on the way is what is missing at the end', (_, { setup, log }) => {
    const { game } = replay(skirmish, setup, log);
    const events = historyOf(game).flatMap((moment) => moment.events);
    for (const unit of viewOf(game).sides.flatMap((side) => side.units)) {
      const lost = events.filter((event) => event.kind === 'lost' && event.unit === unit.id);
      expect(unit.health.value).toBe(10 - lost.reduce((sum, event) => sum + (event.amount ?? 0), 0));
    }
  });
});

describe('a brawl without scouts', () => {
  it.each([2, 3, 4])('SK-A17 of %i sides one is left, or none', (sides) => {
    for (let seed = 1; seed <= 12; seed++) {
      const { over, state } = brawl(setupOf(sides, seed % 2 ? { 'SK-A5': 'alternate' } : {}), seed);
      const standing = [
        ...new Set(state.figures.filter((figure) => figure.hp > 0).map((figure) => figure.side)),
      ];
      expect(standing).toEqual(over?.winner ? [over.winner] : []);
    }
  });
});
