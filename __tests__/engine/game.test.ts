import {
  begin,
  historyOf,
  nextOf,
  play,
  redoName,
  undoName,
  viewOf,
  type Game,
} from '../../engine/core/game';
import { replay } from '../../engine/core/replay';
import type { Action, Answer } from '../../engine/core/types';
import { toy, toySetup, type ToyState } from './contract/toy';

type Deed = Action extends infer A ? (A extends { at: number } ? Omit<A, 'at'> : never) : never;

function after(game: Game<ToyState>, deed: Deed): Game<ToyState> {
  const played = play(game, { ...deed, at: game.length } as Action);
  if (!played.ok) throw new Error(played.error.message);
  return played.value;
}
const answer = (game: Game<ToyState>, given: Answer) =>
  after(game, { type: 'answer', ask: nextOf(game).ask!.id, answer: given });
const aim = (game: Game<ToyState>, option: string) => answer(game, { kind: 'choose', option });
const facts = (game: Game<ToyState>) => answer(game, { kind: 'form', rows: { hides: 'no' } });
const roll = (game: Game<ToyState>, face: number, app: number) =>
  answer(game, { kind: 'roll', faces: [[face]], app });

const started = () => answer(begin(toy, toySetup), { kind: 'wait' });

describe('play', () => {
  it('applies an answer and leaves the game it was given alone', () => {
    const before = started();
    const later = roll(facts(aim(before, 'hit|a1|b1')), 5, 0);
    expect(later.now.state.health.b1).toBe(2);
    expect(before.now.state.health.b1).toBe(3);
    expect(later.length).toBe(4);
  });

  it('refuses an action made on a screen that is no longer current', () => {
    const game = started();
    const tap: Action = {
      type: 'answer',
      at: game.length,
      ask: 'turn',
      answer: { kind: 'choose', option: 'hit|a1|b1' },
    };
    const first = play(game, tap);
    expect(first.ok).toBe(true);
    expect(first.ok && play(first.value, tap)).toMatchObject({ ok: false, error: { code: 'stale' } });
  });

  it('refuses the answer to another question, a blocked one with its reason, and a wrong die', () => {
    const game = after(started(), { type: 'adjust', of: 'b1', track: 'health', value: 0 });
    const at = game.length;
    const blocked = play(game, {
      type: 'answer',
      at,
      ask: 'turn',
      answer: { kind: 'choose', option: 'hit|a1|b1' },
    });
    expect(blocked).toMatchObject({ ok: false, error: { code: 'blocked', message: 'b1 is gone.' } });
    expect(play(game, { type: 'answer', at, ask: 'facts', answer: { kind: 'form', rows: {} } }).ok).toBe(
      false,
    );
    const rolling = facts(aim(game, 'hit|a1|b2'));
    for (const faces of [[[0]], [[7]], [[2.5]], [[1, 2]], [[]], []])
      expect(
        play(rolling, {
          type: 'answer',
          at: rolling.length,
          ask: 'hit',
          answer: { kind: 'roll', faces, app: 0 },
        }).ok,
      ).toBe(false);
  });

  it('sets only tracks that are shown, to whole numbers within their bounds', () => {
    const game = started();
    const set = (of: string, track: string, value: number) =>
      play(game, { type: 'adjust', at: game.length, of, track, value });
    expect(set('a1', 'health', 1).ok).toBe(true);
    for (const [of, track, value] of [
      ['a1', 'health', 4],
      ['a1', 'health', -1],
      ['a1', 'health', 1.5],
      ['a1', 'luck', 1],
      ['z9', 'health', 1],
    ] as const)
      expect(set(of, track, value)).toMatchObject({ ok: false, error: { code: 'unfit' } });
  });

  it('takes nothing but undo once the game is over', () => {
    const over = after(started(), { type: 'concede', side: 'b' });
    expect(nextOf(over).over?.winner).toBe('a');
    expect(play(over, { type: 'skip', at: over.length })).toMatchObject({
      ok: false,
      error: { code: 'over' },
    });
    expect(nextOf(after(over, { type: 'undo' })).ask?.id).toBe('turn');
  });
});

describe('undo and redo', () => {
  it('takes back the last thing a person did together with the app dice that followed', () => {
    const aimed = facts(aim(started(), 'hit|a1|b1'));
    const rolled = roll(aimed, 5, 1);
    expect(undoName(rolled)).toBe('Facts');
    const undone = after(rolled, { type: 'undo' });
    expect(nextOf(undone).ask?.id).toBe('facts');
    expect(after(undone, { type: 'redo' }).now.state).toEqual(rolled.now.state);
  });

  it('takes back typed dice on their own', () => {
    const rolled = roll(facts(aim(started(), 'hit|a1|b1')), 5, 0);
    expect(undoName(rolled)).toBe('a1 hits b1');
    expect(nextOf(after(rolled, { type: 'undo' })).ask?.id).toBe('hit');
  });

  it('goes all the way back and all the way on, and a new deed ends the redo', () => {
    let game = roll(facts(aim(started(), 'hit|a1|b1')), 5, 0);
    const { state } = game.now;
    for (let i = 0; i < 4; i++) game = after(game, { type: 'undo' });
    expect(undoName(game)).toBeUndefined();
    expect(play(game, { type: 'undo', at: game.length })).toMatchObject({
      error: { code: 'nothing-to-undo' },
    });
    expect(redoName(game)).toBe('Breath');
    for (let i = 0; i < 4; i++) game = after(game, { type: 'redo' });
    expect(game.now.state).toEqual(state);
    game = after(after(game, { type: 'undo' }), { type: 'skip' });
    expect(play(game, { type: 'redo', at: game.length })).toMatchObject({
      error: { code: 'nothing-to-redo' },
    });
    expect(game.length).toBe(14);
  });

  it('buys no other dice: app dice are counted as the log now stands', () => {
    const rolled = roll(facts(aim(started(), 'hit|a1|b1')), 5, 1);
    expect(rolled.now.rolled).toBe(1);
    expect(after(rolled, { type: 'undo' }).now.rolled).toBe(0);
  });
});

describe('replay', () => {
  const game = after(roll(facts(aim(started(), 'hit|a1|b1')), 5, 0), { type: 'undo' });
  const log: readonly Action[] = [
    { type: 'answer', at: 0, ask: 'breath', answer: { kind: 'wait' } },
    { type: 'answer', at: 1, ask: 'turn', answer: { kind: 'choose', option: 'hit|a1|b1' } },
    { type: 'answer', at: 2, ask: 'facts', answer: { kind: 'form', rows: { hides: 'no' } } },
    { type: 'answer', at: 3, ask: 'hit', answer: { kind: 'roll', faces: [[5]], app: 0 } },
    { type: 'undo', at: 4 },
  ];

  it('folds the log to the same game', () => {
    const { game: again, stopped } = replay(toy, toySetup, log);
    expect(stopped).toBeUndefined();
    expect(again.now.state).toEqual(game.now.state);
    expect(historyOf(again).map((moment) => moment.name)).toEqual(['Breath', 'a1 aims', 'Facts']);
  });

  it('stops before a row that no longer fits and says which', () => {
    const bent = log.map((row) =>
      row.at === 1 ? { ...row, answer: { kind: 'choose', option: 'hit|a1|b7' } as const } : row,
    ) as readonly Action[];
    const { game: left, stopped } = replay(toy, toySetup, bent, 0);
    expect(stopped).toEqual({ at: 1, why: 'That is not an answer to this question.' });
    expect(nextOf(left).ask?.id).toBe('turn');
  });

  it('stops at a gap and at a row the rules choke on, whatever the version', () => {
    expect(replay(toy, toySetup, [log[0]!, log[2]!]).stopped?.at).toBe(1);
    const damaged = {
      type: 'answer',
      at: 1,
      ask: 'turn',
      answer: { kind: 'roll', faces: [[3]], app: 0 },
    } as const;
    expect(replay(toy, toySetup, [log[0]!, damaged]).stopped?.at).toBe(1);
  });

  it('works out a view once for each moment', () => {
    expect(viewOf(game)).toBe(viewOf(game));
  });
});
