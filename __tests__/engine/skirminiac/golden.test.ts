import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { plainActivations, plainFrom } from '../../../bench/skirminiacPlain';
import { begin, fold, historyOf, nextOf } from '../../../engine/core/game';
import { replay } from '../../../engine/core/replay';
import type { Action, Outcome, Setup } from '../../../engine/core/types';
import { skirminiac } from '../../../engine/skirminiac';
import { readChoice } from '../../../engine/kit/choice';
import { ofPlain, ofState } from './sentences';

interface Golden {
  readonly version: number;
  readonly setup: Setup;
  readonly log: readonly Action[];
  readonly expected: {
    readonly outcome: Omit<Outcome, 'scores'>;
    readonly scores: Outcome['scores'];
    readonly health: readonly (readonly number[])[];
    readonly activations: number;
  };
}

const folder = join(__dirname, '../../golden');
const games = readdirSync(folder)
  .filter((file) => file.startsWith('skirminiac-'))
  .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden] as const);
const played = (where: string) => games.filter(([, { setup }]) => setup.choices.play === where);

describe('golden games', () => {
  it('SC-R20 SC-R22 SC-A21 end in every way a battle can', () => {
    const ends = games.map(
      ([, { expected }]) => `${expected.outcome.rule}: ${expected.outcome.why.replace(/\d+/g, 'n')}`,
    );
    expect([...new Set(ends)].sort()).toEqual([
      'SC-A21: Both players agreed to it.',
      'SC-R20: Blue conceded.',
      'SC-R20: Every unit of Blue is destroyed.',
      'SC-R22: Both sides were destroyed at once.',
      'SC-R22: The countdown ran out with n health against n.',
      'SC-R22: The countdown ran out with n health on each side.',
    ]);
  });

  it.each(games)('%s is played again as it was', (_, { version, setup, log, expected }) => {
    expect(version).toBe(skirminiac.version);
    for (const rules of [version, version - 1]) {
      const { game, stopped } = replay(skirminiac, setup, log, rules);
      expect(stopped).toBeUndefined();
      const { state } = game.now;
      expect(nextOf(game).over).toEqual({ ...expected.outcome, scores: expected.scores });
      expect([state.health.slice(0, 7), state.health.slice(7)]).toEqual(expected.health);
      expect(state.activations).toBe(expected.activations);
    }
  });

  it.each(played('phone'))(
    '%s is a game by the plain rules, activation by activation',
    (_, { setup, log }) => {
      let before = begin(skirminiac, setup);
      let checked = 0;
      for (const action of log) {
        const after = fold(before, action);
        const [was, is] = [before.now.state, after.now.state];
        if (was.phase.id === 'turn' && is.activations > was.activations) {
          expect(plainActivations(plainFrom(was)).map(ofPlain)).toContain(ofState(is));
          checked++;
        }
        before = after;
      }
      expect(checked).toBeGreaterThan(5);
    },
  );

  it.each(played('table'))('%s comes to the health a paper ledger shows', (_, { setup, log, expected }) => {
    const health: Record<string, number> = {};
    for (const side of 'ab') for (let i = 1; i <= 7; i++) health[`${side}${i}`] = 6;
    const standing = (side: string) =>
      Object.keys(health).filter((id) => id.startsWith(side) && health[id]! > 0).length;
    const loss = (by: string, friends = '0') => (standing(by.charAt(0)) === 1 ? 2 : 1 + Number(friends));
    let first = 1;
    let pair: readonly [string, string] = ['', ''];
    for (const { action } of historyOf(replay(skirminiac, setup, log).game)) {
      if (action?.type === 'adjust') health[action.of] = action.value;
      if (action?.type !== 'answer') continue;
      const { answer } = action;
      if (answer.kind === 'choose') {
        const { verb, unit = '', target = '' } = readChoice(answer.option);
        if (verb === 'attack') pair = [unit, target];
        if (verb === 'recuperate') health[unit]!++;
      }
      if (answer.kind === 'form') {
        const [unit, target] = pair;
        const [hit, back] = [loss(unit, answer.rows.unit) + first, loss(target, answer.rows.target)];
        health[target] = Math.max(0, health[target]! - hit);
        health[unit] = Math.max(0, health[unit]! - back);
        first = 0;
      }
    }
    expect(Object.values(health)).toEqual(expected.health.flat());
  });
});
