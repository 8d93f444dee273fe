import { checkAdjust, checkAnswer } from '../../../engine/core/check';
import type {
  Answer,
  Ask,
  Blocked,
  Event,
  Option,
  Outcome,
  Rejection,
  Result,
  Step,
  View,
} from '../../../engine/core/types';
import { skirminion } from '../../../engine/skirminion';
import { cells, nameCell, readCell } from '../../../engine/skirminion/board';
import { TYPES, type Trait, type UnitType } from '../../../engine/skirminion/data';
import { readRulings, type Rulings } from '../../../engine/skirminion/rulings';
import { scoreOf, type Phase, type State, type Unit } from '../../../engine/skirminion/state';

/** One side of the conversation: every call is checked as a player's would be. */
export interface Table {
  readonly state: State;
  readonly ask: Ask;
  readonly over: Outcome | undefined;
  readonly view: View;
  readonly name: string;
  readonly events: readonly Event[];
  readonly options: readonly Option[];
  /** The ids of the open options, of one verb if it is given. */
  open(verb?: string): readonly string[];
  /** Why an option is blocked. */
  why(id: string): Blocked | undefined;
  /** The squares a unit may reach by a verb. */
  cells(verb: string, unit: string): readonly string[];
  choose(id: string): Table;
  form(rows?: Readonly<Record<string, string>>): Table;
  /** The faces of each pool: as many as are asked for, or the roll is refused. */
  roll(...faces: readonly (readonly number[])[]): Table;
  adjust(of: string, track: string, value: number): Table;
  skip(): Table;
  health(unit: string): number;
  cell(unit: string): string | undefined;
  unit(unit: string): Unit;
  /** Red's points and Blue's. */
  readonly score: readonly [number, number];
}

const must = <T>(result: Result<T, Rejection>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

export function tableAt(state: State, name = '', events: readonly Event[] = []): Table {
  const { ask, over } = skirminion.next(state);
  const go = ({ state: next, name: did, events: told }: Step<State>) => tableAt(next, did, told);
  const open = (): Ask => {
    if (!ask) throw new Error('The game is over');
    return ask;
  };
  const answer = (given: Answer): Table => {
    must(checkAnswer(open(), given));
    return go(skirminion.answer(state, given));
  };
  const options = ask?.kind === 'choose' ? ask.options : [];
  const unit = (id: string) => state.units.find((each) => each.id === id)!;
  return {
    state,
    get ask() {
      return open();
    },
    over,
    get view() {
      return skirminion.view(state);
    },
    name,
    events,
    options,
    open: (verb) =>
      options.filter((each) => !each.blocked && (!verb || each.verb?.id === verb)).map((each) => each.id),
    why: (id) => options.find((each) => each.id === id)?.blocked,
    cells: (verb, id) =>
      options
        .filter((each) => !each.blocked && each.verb?.id === verb && each.unit === id)
        .flatMap((each) => each.cell ?? [])
        .sort(),
    choose: (option) => answer({ kind: 'choose', option }),
    form: (rows = {}) => {
      const asked = open();
      if (asked.kind !== 'form') throw new Error(`${asked.id} is no form`);
      const presets = Object.fromEntries(asked.rows.map((row) => [row.id, row.preset]));
      return answer({ kind: 'form', rows: { ...presets, ...rows } });
    },
    roll: (...faces) => answer({ kind: 'roll', faces, app: 0 }),
    adjust: (of, track, value) => {
      must(checkAdjust(skirminion.view(state), { of, track, value }));
      return go(skirminion.adjust(state, { of, track, value }));
    },
    skip: () => go(skirminion.skip(state)),
    health: (id) => unit(id).health,
    cell: (id) => {
      const { cell } = unit(id);
      return cell === undefined ? undefined : nameCell(cell);
    },
    unit,
    score: [scoreOf(state, 'a'), scoreOf(state, 'b')],
  };
}

export interface Piece {
  readonly type?: UnitType;
  /** Its square; with none for anybody the battle is on the table. */
  readonly at?: string;
  readonly health?: number;
  readonly traits?: readonly Trait[];
  readonly marker?: boolean;
  readonly attacked?: boolean;
  readonly freed?: boolean;
  readonly centre?: boolean;
}

export interface Scene {
  readonly obstacles?: string;
  readonly rulings?: Partial<Rulings>;
  readonly round?: number;
  readonly side?: 'a' | 'b';
  readonly phase?: Phase;
}

/** A battle under way, Red (a1, a2 …) to act against Blue (b1, b2 …). */
export function battle(pieces: Readonly<Record<string, Piece>>, scene: Scene = {}): Table {
  const { obstacles = '', rulings = {}, round = 1, side = 'a', phase = { id: 'turn' } } = scene;
  const units = Object.entries(pieces).map(([id, piece]): Unit => {
    const { type = 'U6', at, traits = [], health = TYPES[type].max } = piece;
    return {
      id,
      side: id.startsWith('a') ? 'a' : 'b',
      name: id.toUpperCase(),
      type,
      traits,
      health,
      marker: piece.marker ?? true,
      attacked: piece.attacked ?? false,
      freed: piece.freed ?? false,
      centre: piece.centre ?? false,
      ...(at !== undefined && { cell: readCell(at)! }),
    };
  });
  return tableAt({
    way: units.some((unit) => unit.cell !== undefined) ? 'phone' : 'table',
    rulings: { ...readRulings({ rulings: {} }), ...rulings },
    obstacles: obstacles ? cells(obstacles) : [],
    sides: [
      { id: 'a', name: 'Red', bonus: 0 },
      { id: 'b', name: 'Blue', bonus: 0 },
    ],
    units,
    round,
    side,
    phase,
  });
}

export const begun = (setup: Parameters<typeof skirminion.start>[0]): Table =>
  tableAt(skirminion.start(setup));
