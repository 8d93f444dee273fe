import { begin, historyOf, nextOf, play, viewOf, type Game } from '../../../engine/core/game';
import type {
  Action,
  Answer,
  Ask,
  Event,
  Option,
  Outcome,
  Setup,
  SideId,
  UnitView,
} from '../../../engine/core/types';
import { skirmish } from '../../../engine/skirmish';
import { figureOf, type Figure, type State } from '../../../engine/skirmish/state';

type Deed = Action extends infer A ? (A extends { at: number } ? Omit<A, 'at'> : never) : never;

/** `count` dice that come to `total`, as even as they can be. */
export const dice = (count: number, total: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.floor((total + i) / count));

/** A game at the table. Every die a test names must be asked for, and every die asked for must be named. */
export class Table {
  readonly log: Action[] = [];
  game: Game<State>;

  constructor(setup: Setup) {
    this.game = begin(skirmish, setup);
  }

  private do(deed: Deed): this {
    const action = { ...deed, at: this.game.length } as Action;
    const played = play(this.game, action);
    if (!played.ok) throw new Error(played.error.message);
    this.game = played.value;
    this.log.push(action);
    return this;
  }
  answer(answer: Answer): this {
    return this.do({ type: 'answer', ask: this.ask.id, answer });
  }

  choose = (option: string) => this.answer({ kind: 'choose', option });
  roll = (...faces: readonly (readonly number[])[]) => this.answer({ kind: 'roll', faces, app: 0 });
  wait = () => this.answer({ kind: 'wait' });
  /** Rows not named keep their preset. */
  form(rows: Readonly<Record<string, string>> = {}): this {
    const { ask } = this;
    if (ask.kind !== 'form') throw new Error(`${ask.id} is not a form`);
    const strange = Object.keys(rows).find((id) => !ask.rows.some((row) => row.id === id));
    if (strange) throw new Error(`There is no row ${strange}`);
    const preset = Object.fromEntries(ask.rows.map((row) => [row.id, row.preset]));
    return this.answer({ kind: 'form', rows: { ...preset, ...rows } });
  }
  set = (of: string, track: string, value: number) => this.do({ type: 'adjust', of, track, value });
  skip = () => this.do({ type: 'skip' });
  undo = () => this.do({ type: 'undo' });
  concede = (side: SideId) => this.do({ type: 'concede', side });

  /** The minute, the moves and the initiative, which side `first` wins. */
  toTurns(rows: Readonly<Record<string, string>> = {}, first = 0): this {
    this.wait().form({ ...this.stay(), ...rows });
    const { ask } = this;
    if (ask.kind === 'roll') this.roll(...ask.pools.map((_, i) => [i === first ? 6 : 1]));
    return this;
  }
  private stay(): Readonly<Record<string, string>> {
    const { ask } = this;
    if (ask.kind !== 'form') throw new Error(`${ask.id} is not a form`);
    return Object.fromEntries(
      ask.rows.filter((row) => row.id.startsWith('moves')).map((row) => [row.id, '0']),
    );
  }
  /** Everybody lets go what is left of the round. */
  endRound(): this {
    const { round } = this.state;
    while (this.state.round === round) this.choose('done');
    return this;
  }

  get state(): State {
    return this.game.now.state;
  }
  get ask(): Ask {
    const { ask } = nextOf(this.game);
    if (!ask) throw new Error('The game is over');
    return ask;
  }
  get options(): readonly Option[] {
    return this.ask.kind === 'choose' ? this.ask.options : [];
  }
  option = (id: string): Option | undefined => this.options.find((option) => option.id === id);
  /** What is asked for, by pool: "armor.b1 4". */
  get pools(): readonly string[] {
    return this.ask.kind === 'roll' ? this.ask.pools.map(({ id, dice: count }) => `${id} ${count}`) : [];
  }
  get over(): Outcome | undefined {
    return nextOf(this.game).over;
  }
  get view() {
    return viewOf(this.game);
  }
  get events(): readonly Event[] {
    return this.game.now.events;
  }
  get history(): readonly string[] {
    return historyOf(this.game).map((moment) => moment.name);
  }
  figure = (id: string): Figure => figureOf(this.state, id);
  hp = (id: string): number => this.figure(id).hp;
  unit(id: string): UnitView {
    const unit = this.view.sides.flatMap((side) => side.units).find((each) => each.id === id);
    if (!unit) throw new Error(`${id} is not in view`);
    return unit;
  }
}
