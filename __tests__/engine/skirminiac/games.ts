import { begin, nextOf, play, type Game } from '../../../engine/core/game';
import type { Action, Answer, Ask, AskOf, FieldValue, Option, Setup } from '../../../engine/core/types';
import { skirminiac } from '../../../engine/skirminiac';
import { cellOf, OFF } from '../../../engine/skirminiac/board';
import { NOT_YET } from '../../../engine/skirminiac/position';
import { warband } from '../../../engine/skirminiac/roster';
import { start, type State } from '../../../engine/skirminiac/state';

export const RED = ['Ash', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
export const BLUE = ['Hal', 'Ida', 'Jo', 'Kit', 'Lou', 'Max', 'Nan'];

export const setupOf = (
  choices: Readonly<Record<string, FieldValue>> = {},
  rulings: Readonly<Record<string, string>> = {},
): Setup => ({
  seed: 1,
  sides: [
    { id: 'a', name: 'Red', roster: warband('Reds', RED) },
    { id: 'b', name: 'Blue', roster: warband('Blues', BLUE) },
  ],
  choices,
  rulings,
});
export const onPhone = setupOf({ play: 'phone', toss: 'first' });
export const onTable = setupOf({ play: 'table', toss: 'first' });

/** A piece on the board: "a1 at 4,3 with 5". Units that are not named are gone. */
export type Pieces = Readonly<Record<string, readonly [cell: string, health: number]>>;
export interface Scene {
  readonly pieces: Pieces;
  readonly terrain?: readonly string[];
  readonly bastions?: readonly [red: string | undefined, blue: string | undefined];
  readonly firstBlood?: boolean;
  readonly to?: 'a' | 'b';
  readonly countdown?: number;
}

/** A battle under way, as somebody might have laid it out. */
export function scene(
  {
    pieces,
    terrain = [],
    bastions = [undefined, undefined],
    firstBlood = false,
    to = 'a',
    countdown = NOT_YET,
  }: Scene,
  setup: Setup = onPhone,
): State {
  const fresh = start(setup);
  const units = [...'ab'].flatMap((side) => [1, 2, 3, 4, 5, 6, 7].map((i) => pieces[`${side}${i}`]));
  const bastionCells = bastions.map((cell) => (cell === undefined ? OFF : cellOf(cell)));
  return {
    ...fresh,
    health: units.map((unit) => unit?.[1] ?? 0),
    place: units.map((unit, i) => (unit ? cellOf(unit[0]) : fresh.place[i]!)),
    terrain: [...terrain.map(cellOf), ...bastionCells.filter((cell) => cell !== OFF)],
    bastions: [bastionCells[0]!, bastionCells[1]!],
    firstBlood,
    countdown,
    activations: 1,
    player: to === 'a' ? 0 : 1,
    phase: { id: 'turn', declined: false },
  };
}

export function gameAt(state: State, setup: Setup = onPhone): Game<State> {
  const game = begin(skirminiac, setup);
  return { ...game, now: { ...game.now, state } };
}

export function must(game: Game<State>, action: Action): Game<State> {
  const played = play(game, action);
  if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.error.message}`);
  return played.value;
}

export function askOf(game: Game<State>): Ask {
  const { ask } = nextOf(game);
  if (!ask) throw new Error('The game is over.');
  return ask;
}
export function chooseAsk(game: Game<State>): AskOf<'choose'> {
  const ask = askOf(game);
  if (ask.kind !== 'choose') throw new Error(`${ask.id} is a ${ask.kind}`);
  return ask;
}

export const reply = (game: Game<State>, answer: Answer): Game<State> =>
  must(game, { type: 'answer', at: game.length, ask: askOf(game).id, answer });
/** Chooses one option after another. */
export const choose = (game: Game<State>, ...options: readonly string[]): Game<State> =>
  options.reduce((at, option) => reply(at, { kind: 'choose', option }), game);
export const roll = (game: Game<State>, ...faces: readonly number[]): Game<State> =>
  reply(game, { kind: 'roll', faces: faces.map((face) => [face]), app: 0 });
export const support = (game: Game<State>, unit: number, target: number): Game<State> =>
  reply(game, { kind: 'form', rows: { unit: `${unit}`, target: `${target}` } });
export const set = (game: Game<State>, of: string, track: string, value: number): Game<State> =>
  must(game, { type: 'adjust', at: game.length, of, track, value });
export const skip = (game: Game<State>): Game<State> => must(game, { type: 'skip', at: game.length });

export const optionsOf = (game: Game<State>, verb: string, unit?: string): readonly Option[] =>
  chooseAsk(game).options.filter((each) => each.verb?.id === verb && (!unit || each.unit === unit));
/** The open cells of a verb, sorted. */
export const cellsOf = (game: Game<State>, verb: string, unit: string): readonly string[] =>
  optionsOf(game, verb, unit)
    .filter((each) => !each.blocked)
    .map((each) => each.cell!)
    .sort();
export const whyNot = (game: Game<State>, verb: string, unit: string, cell?: string): string | undefined =>
  optionsOf(game, verb, unit).find((each) => each.cell === cell)?.blocked?.why;

export const healthOf = (game: Game<State>, unit: string): number =>
  game.now.state.health[(unit.startsWith('a') ? 0 : 7) + Number(unit.slice(1)) - 1]!;
export const textsOf = (game: Game<State>): readonly string[] => game.now.events.map((event) => event.text);
