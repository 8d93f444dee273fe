import { begin, nextOf, replay, rollFor, type Action, type Answer, type Ask, type Game } from '../engine';
import { play } from '../engine';
import { skirmishFight as rules } from '../engine/skirmish-fight';
import { median, type Clock, type Row } from './rows';

const LENGTHS = [1250, 2500, 5000];

const [one, other] = rules.roster.starters;
const setup = {
  seed: 1,
  sides: [
    { id: 'a', name: 'Red', roster: one!.roster },
    { id: 'b', name: 'Blue', roster: (other ?? one!).roster },
  ],
  choices: {},
  rulings: {},
} as const;

function answerOf(ask: Ask, game: Game, step: number): Answer {
  switch (ask.kind) {
    case 'choose': {
      const open = ask.options.filter((option) => !option.blocked);
      return { kind: 'choose', option: open[(step * 7) % open.length]!.id };
    }
    case 'form':
      return { kind: 'form', rows: Object.fromEntries(ask.rows.map((row) => [row.id, row.preset])) };
    case 'roll':
      return rollFor(ask.pools, game.setup.seed, game.now.rolled);
    case 'wait':
      return { kind: 'wait' };
  }
}

/** A log of one long game: where it ends, the table takes some steps back and plays on. */
function longLog(length: number): readonly Action[] {
  let game = begin(rules, setup);
  const log: Action[] = [];
  let back = 0;
  while (log.length < length) {
    const { ask } = nextOf(game);
    if (!ask) back = 40;
    const at = game.length;
    const action: Action =
      back-- > 0 || !ask
        ? { type: 'undo', at }
        : { type: 'answer', at, ask: ask.id, answer: answerOf(ask, game, log.length) };
    const played = play(game, action);
    if (!played.ok) throw new Error(played.error.message);
    game = played.value;
    log.push(action);
  }
  return log;
}

export function benchReplay(now: Clock): readonly Row[] {
  const log = longLog(LENGTHS.at(-1)!);
  return LENGTHS.map((length) => {
    const part = log.slice(0, length);
    const value = median(9, now, () => replay(rules, setup, part));
    return { name: `replay of ${length} actions`, value, unit: 'ms' };
  });
}
