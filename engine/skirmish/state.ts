import type { Event, Setup, SideId, Step, UnitId } from '../core/types';
import { alternate } from '../kit/alternate';
import { ACTIONS, ARMOR, FULL_ARMOR_FROM, GRENADES, HIT_POINTS } from './data';
import type { Exchange } from './exchange';
import type { Roster } from './roster';
import { readingsOf, type Readings } from './rulings';

/** What a figure knows of an enemy main army. */
export interface Knowledge {
  readonly how: 'saw' | 'told';
  readonly round: number;
  /** Who told it. */
  readonly by?: UnitId;
  /** It has been more than 2″ from its own edge, at or after the moment it came to know (SK-A14). */
  readonly left: boolean;
}

export interface Figure {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly hp: number;
  readonly grenades: number;
  /** Left this round. */
  readonly actions: number;
  /** Actions spent moving this round. */
  readonly moves: number;
  /** Within 2″ of an enemy edge when the last minute ended. */
  readonly edge: boolean;
  readonly knows?: Knowledge;
}

export interface Side {
  readonly id: SideId;
  readonly name: string;
  readonly conceded: boolean;
}

export type Phase =
  | { readonly id: 'fire' }
  | { readonly id: 'minute' }
  | { readonly id: 'moved' }
  | { readonly id: 'initiative'; readonly sides: readonly SideId[] }
  | { readonly id: 'turn' }
  /** A halt on the way, after a skip or a change by hand: what comes next waits for the table. */
  | { readonly id: 'halt'; readonly before: 'minute' | 'round' }
  | { readonly id: 'shoot'; readonly unit: UnitId; readonly target: UnitId; readonly far: boolean }
  | { readonly id: 'fight'; readonly unit: UnitId; readonly target: UnitId }
  /** `victim` was hit for `hit` and now rolls its armor. */
  | {
      readonly id: 'armor';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly victim: UnitId;
      readonly hit: number;
    }
  | { readonly id: 'throw'; readonly unit: UnitId }
  | { readonly id: 'blast'; readonly unit: UnitId; readonly reach: number }
  | {
      readonly id: 'resist';
      readonly unit: UnitId;
      readonly inner: readonly UnitId[];
      readonly outer: readonly UnitId[];
    }
  /** `reported`: the figures that brought it home. A game that the fighting ended shows in its figures alone. */
  | { readonly id: 'over'; readonly reported: readonly UnitId[] };
export type PhaseOf<I extends Phase['id']> = Extract<Phase, { id: I }>;

export type Contest = readonly { readonly side: SideId; readonly face: number }[];

export interface State {
  readonly readings: Readings;
  readonly round: number;
  /** Clockwise round the table (SK-R16). */
  readonly sides: readonly Side[];
  readonly figures: readonly Figure[];
  /** Whose turn it is, or was last. */
  readonly side: SideId;
  readonly phase: Phase;
  /** The roll for initiative, until the first attack. */
  readonly contest?: Contest;
  /** The exchange under way, or the last one. */
  readonly exchange?: Exchange;
}

/** A state and what happened on the way to it. */
export type Change = Omit<Step<State>, 'name'>;

/** SK-R3. */
export function start(setup: Setup): State {
  const named = setup.sides.map((side) => ({ side, figures: (side.roster as Roster).figures }));
  const borne = named.flatMap(({ figures }) => figures.map((figure) => figure.name.trim()));
  /** Two squads may have a figure of the same name: then the side's is part of it. */
  const nameIn = (side: string, name: string) =>
    borne.filter((other) => other === name).length > 1 ? `${side} ${name}` : name;
  return {
    readings: readingsOf(setup),
    round: 1,
    sides: setup.sides.map(({ id, name }) => ({ id, name, conceded: false })),
    figures: named.flatMap(({ side, figures }) =>
      figures.map((figure, i) => ({
        id: `${side.id}${i + 1}`,
        side: side.id,
        name: nameIn(side.name, figure.name.trim()),
        hp: HIT_POINTS,
        grenades: GRENADES,
        actions: ACTIONS,
        moves: 0,
        edge: false,
      })),
    ),
    side: setup.sides[0]!.id,
    phase: { id: 'minute' },
  };
}

export function figureOf(state: State, id: UnitId): Figure {
  const figure = state.figures.find((each) => each.id === id);
  if (!figure) throw new Error(`No figure ${id}`);
  return figure;
}
export function sideOf(state: State, id: SideId): Side {
  const side = state.sides.find((each) => each.id === id);
  if (!side) throw new Error(`No side ${id}`);
  return side;
}
export const nameOf = (state: State, id: UnitId): string => figureOf(state, id).name;

/** In play: on its feet, and its side has not conceded. */
export const isUp = (state: State, figure: Figure): boolean =>
  figure.hp > 0 && !sideOf(state, figure.side).conceded;
export const upFigures = (state: State): readonly Figure[] =>
  state.figures.filter((figure) => isUp(state, figure));
export const squadOf = (state: State, side: SideId): readonly Figure[] =>
  state.figures.filter((figure) => figure.side === side);
export const upCount = (state: State, side: SideId): number =>
  squadOf(state, side).filter((figure) => isUp(state, figure)).length;
/** The fallen of either side whose players are still at the table. */
export const bodies = (state: State): readonly Figure[] =>
  state.figures.filter((figure) => figure.hp === 0 && !sideOf(state, figure.side).conceded);

export const standingSides = (state: State): readonly Side[] =>
  state.sides.filter((side) =>
    state.figures.some((figure) => figure.side === side.id && isUp(state, figure)),
  );

/** SK-R13: with an action left. */
export const canActWith = (state: State, figure: Figure): boolean =>
  figure.actions > 0 && isUp(state, figure);
export const canAct = (state: State, side: SideId): boolean =>
  state.figures.some((figure) => figure.side === side && canActWith(state, figure));

/** SK-R5, SK-A1. */
export const armorDice = (state: State, { hp }: Figure): number =>
  hp >= FULL_ARMOR_FROM[state.readings['SK-A1']] ? ARMOR.full : ARMOR.worn;

/** SK-R16: clockwise from `after`, the next side with an action left. */
export const nextToAct = (state: State, after: SideId): SideId | undefined =>
  alternate(
    state.sides.map((side) => side.id),
    after,
    (side) => canAct(state, side),
  );

export const change = (state: State, id: UnitId, part: Partial<Figure>): State => ({
  ...state,
  figures: state.figures.map((figure) => (figure.id === id ? { ...figure, ...part } : figure)),
});

/** Takes hit points off, down to 0 (SK-A18); the fallen lie face up or face down (SK-R4). */
export function injure(state: State, id: UnitId, loss: number, rule: string): Change {
  const { side, name, hp, grenades } = figureOf(state, id);
  const taken = Math.min(hp, loss);
  if (taken <= 0) return { state, events: [] };
  const left = hp - taken;
  const event = { rule, side, unit: id } as const;
  const lost: Event = { ...event, kind: 'lost', text: `${name} lost ${taken}.`, amount: taken };
  const fell: Event = {
    ...event,
    kind: 'destroyed',
    text: `${name} fell, ${lies({ grenades })}.`,
    rule: 'SK-R4',
  };
  return { state: change(state, id, { hp: left }), events: left ? [lost] : [lost, fell] };
}

/** SK-R4. */
export const lies = ({ grenades }: Pick<Figure, 'grenades'>): string => (grenades ? 'face up' : 'face down');
