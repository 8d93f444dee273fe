import { begin, nextOf, play, viewOf, type Game } from '../../../engine/core/game';
import type {
  Action,
  Ask,
  FieldValue,
  Option,
  Outcome,
  Setup,
  UnitView,
  View,
} from '../../../engine/core/types';
import { skirmishers } from '../../../engine/skirmishers';
import type { Special } from '../../../engine/skirmishers/data';
import type { Roster } from '../../../engine/skirmishers/roster';
import type { State } from '../../../engine/skirmishers/state';

type Line = readonly [count: number, ratings: string, name?: string, special?: readonly Special[]];

export const force = (...lines: readonly Line[]): Roster => ({
  name: 'Force',
  era: 'ancient',
  groups: lines.map(([count, ratings, name = `Piece ${ratings}`, special = []], i) => ({
    id: `g${i + 1}`,
    name,
    ratings,
    count,
    special,
    note: '',
  })),
});

export const setupOf = (
  red: Roster,
  blue: Roster,
  choices: Readonly<Record<string, FieldValue>> = {},
  rulings: Readonly<Record<string, string>> = {},
): Setup => ({
  seed: 7,
  sides: [
    { id: 'a', name: 'Red', roster: red },
    { id: 'b', name: 'Blue', roster: blue },
  ],
  choices,
  rulings,
});

/** A game played by naming answers and dice; anything the rules refuse, or dice left over, fails the test. */
export class Table {
  game: Game<State>;
  readonly log: Action[] = [];
  constructor(readonly setup: Setup) {
    this.game = begin(skirmishers, setup);
  }

  get state(): State {
    return this.game.now.state;
  }
  get view(): View {
    return viewOf(this.game);
  }
  get ask(): Ask {
    const { ask } = nextOf(this.game);
    if (!ask) throw new Error('The game is over');
    return ask;
  }
  get over(): Outcome | undefined {
    return nextOf(this.game).over;
  }
  get options(): readonly Option[] {
    const { ask } = this;
    if (ask.kind !== 'choose') throw new Error(`${ask.id} is not a choice`);
    return ask.options;
  }
  option(id: string): Option {
    const option = this.options.find((each) => each.id === id);
    if (!option) throw new Error(`No ${id} among ${this.options.map((each) => each.id).join(' ')}`);
    return option;
  }
  unit(id: string): UnitView {
    return this.view.sides.flatMap((side) => side.units).find((unit) => unit.id === id)!;
  }
  get said(): string {
    return this.game.now.events.map((event) => event.text).join(' ');
  }
  get rules(): readonly (string | undefined)[] {
    return this.game.now.events.map((event) => event.rule);
  }

  private do(action: Action): this {
    const played = play(this.game, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.error.message}`);
    this.game = played.value;
    this.log.push(action);
    return this;
  }
  choose(option: string): this {
    const answer = { kind: 'choose', option } as const;
    return this.do({ type: 'answer', at: this.game.length, ask: this.ask.id, answer });
  }
  roll(...faces: readonly (readonly number[])[]): this {
    const answer = { kind: 'roll', faces, app: 0 } as const;
    return this.do({ type: 'answer', at: this.game.length, ask: this.ask.id, answer });
  }
  set(of: string, track: string, value: number): this {
    return this.do({ type: 'adjust', at: this.game.length, of, track, value });
  }
  skip(): this {
    return this.do({ type: 'skip', at: this.game.length });
  }
  concede(side: 'a' | 'b'): this {
    return this.do({ type: 'concede', at: this.game.length, side });
  }

  /** Every die of a shot, in one line. */
  shoot(
    unit: string,
    target: string,
    cover: string,
    attack: readonly number[],
    armor: readonly number[],
  ): this {
    return this.choose(`shoot|${unit}|${target}`).choose(cover).roll(attack, armor);
  }
  fight(
    unit: string,
    target: string,
    attack: readonly number[],
    reaction: 'counter' | 'defend',
    reply: readonly number[],
  ): this {
    return this.choose(`melee|${unit}|${target}`).roll(attack).choose(reaction).roll(reply);
  }
}

export const table = (
  red: Roster,
  blue: Roster,
  choices: Readonly<Record<string, FieldValue>> = {},
  rulings: Readonly<Record<string, string>> = {},
): Table => new Table(setupOf(red, blue, choices, rulings));
