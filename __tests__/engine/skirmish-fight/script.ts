import { begin, nextOf, play, undoName, viewOf, type Game } from '../../../engine/core/game';
import type {
  Action,
  Answer,
  Ask,
  Event,
  FieldValue,
  Option,
  Outcome,
  RuleId,
  Setup,
  SideId,
  UnitView,
} from '../../../engine/core/types';
import { skirmishFight } from '../../../engine/skirmish-fight';
import type { Buff, Negative } from '../../../engine/skirmish-fight/data';
import type { Entry, Roster } from '../../../engine/skirmish-fight/roster';
import { unitOf, type State } from '../../../engine/skirmish-fight/state';

/* ---- warbands ---------------------------------------------------------------------------------------------------- */

export const starter = (id: string): Roster => {
  const found = skirmishFight.roster.starters.find((each) => each.id === id);
  if (!found) throw new Error(`There is no starter ${id}`);
  return found.roster;
};

type Trait = Buff | Negative;
const NEGATIVES: readonly Trait[] = ['slow', 'weak', 'nearSighted', 'frail'];
const isNegative = (trait: Trait): trait is Negative => NEGATIVES.includes(trait);

/** A unit from its traits: `unit('Bob', 'fighter', 'slow')`. */
export const unit = (name: string, ...traits: readonly Trait[]): Entry => {
  const negative = traits.find(isNegative);
  return {
    id: 'u1',
    name,
    note: '',
    count: 1,
    leader: false,
    buffs: traits.filter((trait): trait is Buff => !isNegative(trait)),
    ...(negative && { negative }),
  };
};

/** The first unit leads. */
export const band = (...units: readonly Entry[]): Roster => ({
  name: 'Band',
  limit: 36,
  units: units.map((each, i) => ({ ...each, id: `u${i + 1}`, leader: i === 0 })),
});

export const gameOf = (
  red: Roster,
  blue: Roster,
  choices: Readonly<Record<string, FieldValue>> = {},
  rulings: Readonly<Record<RuleId, string>> = {},
): Setup => ({
  seed: 1,
  sides: [
    { id: 'a', name: 'Red', roster: red },
    { id: 'b', name: 'Blue', roster: blue },
  ],
  choices,
  rulings,
});

/* ---- the table --------------------------------------------------------------------------------------------------- */

type Deed = Action extends infer A ? (A extends { at: number } ? Omit<A, 'at'> : never) : never;

/** A game at the table. Every die a test names must be asked for, and every die asked for must be named. */
export class Table {
  readonly log: Action[] = [];
  game: Game<State>;

  constructor(setup: Setup) {
    this.game = begin(skirmishFight, setup);
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
  /** One die for each pool, in order. */
  roll = (...faces: readonly number[]) =>
    this.answer({ kind: 'roll', faces: faces.map((face) => [face]), app: 0 });
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

  /** Everybody is down, and `first` has won the roll for the start. */
  deployed(first: SideId = 'a'): this {
    return this.choose('all').initiative(first);
  }
  initiative = (first: SideId = 'a') => (first === 'a' ? this.roll(6, 1) : this.roll(1, 6));
  /** Everybody else only moves, until the round is over. */
  endRound(): this {
    const { round } = this.state;
    while (!this.over && this.state.round === round && this.ask.id === 'turn') {
      const move = this.options.find(
        (option) => option.verb?.id === 'move' || option.verb?.id === 'end-round',
      );
      this.choose(move!.id);
    }
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
  get over(): Outcome | undefined {
    return nextOf(this.game).over;
  }
  get options(): readonly Option[] {
    return this.ask.kind === 'choose' ? this.ask.options : [];
  }
  option = (id: string): Option | undefined => this.options.find((option) => option.id === id);
  /** Ids of the options that are open. */
  get open(): readonly string[] {
    return this.options.filter((option) => !option.blocked).map((option) => option.id);
  }
  get rows(): readonly string[] {
    return this.ask.kind === 'form' ? this.ask.rows.map((row) => row.id) : [];
  }
  get notes(): readonly string[] {
    return this.ask.notes.map((note) => note.text);
  }
  get view() {
    return viewOf(this.game);
  }
  get exchange() {
    const { exchange } = this.view;
    if (!exchange) throw new Error('No exchange is in view');
    return exchange;
  }
  get events(): readonly Event[] {
    return this.game.now.events;
  }
  get undoName(): string | undefined {
    return undoName(this.game);
  }
  life = (id: string): number => unitOf(this.state, id).life;
  side = (id: SideId) => this.view.sides.find((each) => each.id === id)!;
  /** A track of the game or of a side. */
  track = (of: 'game' | SideId, id: string) =>
    (of === 'game' ? this.view.tracks : this.side(of).tracks).find((each) => each.id === id)!;
  unit(id: string): UnitView {
    const found = this.view.sides.flatMap((side) => side.units).find((each) => each.id === id);
    if (!found) throw new Error(`${id} is not in view`);
    return found;
  }
}

/** Red's units against Blue's, deployed, Red to act. */
export const battle = (
  red: readonly Entry[],
  blue: readonly Entry[],
  choices: Readonly<Record<string, FieldValue>> = {},
  rulings: Readonly<Record<RuleId, string>> = {},
): Table => new Table(gameOf(band(...red), band(...blue), choices, rulings)).deployed();

/** Red's first unit fights Blue's first with these dice; the facts are the presets unless named. */
export function fought(
  table: Table,
  red: number,
  blue: number,
  facts: Readonly<Record<string, string>> = {},
): Table {
  table.choose('fight|a1|b1');
  if (table.ask.kind === 'form') table.form(facts);
  return table.roll(red, blue);
}

/** Red's first unit shoots Blue's first. */
export const shot = (
  table: Table,
  red: number,
  blue: number,
  facts: Readonly<Record<string, string>> = {},
): Table => table.choose('shoot|a1|b1').form(facts).roll(red, blue);

/** Nobody has a command point left: whatever the dice say, stands. */
export const broke = (table: Table): Table => table.set('a', 'points', 0).set('b', 'points', 0);
