import type { DieId, DieView, SideId, UnitId } from '../core/types';

export type Role = 'attacker' | 'defender';
export const OPPONENT = { attacker: 'defender', defender: 'attacker' } as const;

export interface Die {
  readonly face: number;
  readonly fate: Exclude<DieView['fate'], 'empty'>;
  readonly note?: string;
}

/** One side's part of an attack. */
export interface Hand {
  readonly unit: UnitId;
  /** Dice to roll. */
  readonly count: number;
  /** Health when the attack began, and as the attack left it. */
  readonly was: number;
  readonly to: number;
  /** Drops its 3s: decided when the attack begins (SN-A34). */
  readonly dropsThrees: boolean;
  readonly dice: readonly Die[];
}

export const handOf = (
  { id, health }: { readonly id: UnitId; readonly health: number },
  count: number,
  dropsThrees: boolean,
): Hand => ({ unit: id, count, was: health, to: health, dropsThrees, dice: [] });

export interface Melee {
  readonly kind: 'melee';
  readonly attacker: Hand;
  readonly defender: Hand;
  /** Whose die is next. */
  readonly turn: Role;
  /** Nobody has used a die yet. */
  readonly fresh: boolean;
}
export interface Ranged {
  readonly kind: 'ranged';
  readonly attacker: Hand;
  /** The target: the enemy aimed at, or the friend that took its place (SN-R44). */
  readonly defender: Hand;
  readonly aim: UnitId;
  readonly cover: boolean;
  /** Those who could be the target and whom OBSCURO would help (SN-R67). */
  readonly obscured: readonly UnitId[];
  /** Friends that touch the enemy and have yet to roll. */
  readonly friends: readonly UnitId[];
  readonly checks: readonly { readonly unit: UnitId; readonly face: number }[];
  /** The second shot of a spread (SN-R48). */
  readonly second: boolean;
}
export interface Contest {
  readonly kind: 'contest';
  readonly rolls: readonly { readonly side: SideId; readonly face: number }[];
}
export interface Recovery {
  readonly kind: 'durus';
  readonly rolls: readonly { readonly unit: UnitId; readonly face: number; readonly was: number }[];
}
export type Attack = Melee | Ranged;
export type Exchange = Attack | Contest | Recovery;

export const dieId = (role: Role, place: number): DieId => `${role}.${place}`;
export const readDie = (id: DieId): { readonly role: Role; readonly place: number } => {
  const [role, place] = id.split('.');
  return { role: role === 'attacker' ? 'attacker' : 'defender', place: Number(place) };
};

export const isLive = ({ fate }: Die): boolean => fate === 'live';
export const liveDice = ({ dice }: Hand): readonly Die[] => dice.filter(isLive);
export const hasDice = ({ dice }: Hand): boolean => dice.some(isLive);

/** The first live die of each face, highest first: dice of one face are interchangeable. */
export function faces({ dice }: Hand): readonly { readonly face: number; readonly place: number }[] {
  const first = new Map<number, number>();
  for (const [place, die] of dice.entries())
    if (isLive(die) && !first.has(die.face)) first.set(die.face, place);
  return [...first].map(([face, place]) => ({ face, place })).sort((one, other) => other.face - one.face);
}

/** SN-R33, R45: ones and twos are discarded, and threes where the unit is hurt. */
export const rolled = (hand: Hand, shown: readonly number[]): Hand => ({
  ...hand,
  dice: shown.map((face): Die => {
    if (face <= 2) return { face, fate: 'discarded', note: 'low' };
    if (face === 3 && hand.dropsThrees) return { face, fate: 'discarded', note: 'hurt' };
    return { face, fate: 'live' };
  }),
});

export const setDie = (hand: Hand, place: number, fate: Die['fate'], note: string): Hand => ({
  ...hand,
  dice: hand.dice.map((die, i) => (i === place ? { ...die, fate, note } : die)),
});

/** What was not used lies where it fell. */
export const layDown = (hand: Hand): Hand => ({
  ...hand,
  dice: hand.dice.map((die) => (isLive(die) ? { ...die, fate: 'discarded', note: 'unused' } : die)),
});
