import { useEffect } from 'react';
import { create } from 'zustand';
import type { FieldValue, Ruleset } from '../../../engine';
import { rostersOf } from '../../store/rosterBook';
import { newSeed } from '../../store/chance';
import { readRoster } from '../../store/edits';
import { useMuster } from '../../store/muster';
import { SIDES as COLOURS } from '../../theme';
import { setupOf } from './setup';
import { sideId, type Draft, type DraftSide, type Pick } from './types';

const useDraft = create<{ readonly draft?: Draft }>()(() => ({}));

const change = (next: (draft: Draft) => Draft): void =>
  useDraft.setState(({ draft }) => (draft ? { draft: next(draft) } : {}));

const nameAt = (place: number): string => COLOURS[sideId(place)].name;

/** The player's own legal warbands first, then the printed ones. */
function candidates(rules: Ruleset, first?: string): readonly Pick[] {
  const own = rostersOf(useMuster.getState().rosters, rules.id)
    .filter((entry) => isLegal(readRoster(entry)))
    .map(({ id }) => id)
    .sort((a, b) => Number(b === first) - Number(a === first));
  return [
    ...own.map((id): Pick => ({ kind: 'saved', id })),
    ...rules.roster.starters.map(({ id }): Pick => ({ kind: 'starter', id })),
  ];
}
const isLegal = (read: ReturnType<typeof readRoster>): boolean => read.ok && read.view.legal;
const random = (): Pick => ({ kind: 'random', seed: newSeed() });

/** Sides of different warbands that may meet, where there are such. */
function begun(rules: Ruleset, first?: string): Draft {
  const picks = candidates(rules, first);
  const bare = {
    ruleset: rules.id,
    seed: newSeed(),
    choices: {},
    rulings: Object.fromEntries(rules.rulings.map(({ id, preset }) => [id, preset])),
  };
  const withPicks = (chosen: readonly (Pick | undefined)[]): Draft => ({
    ...bare,
    sides: chosen.map((pick, i) => ({ name: nameAt(i), pick: pick ?? random() })),
  });
  const start = Array.from({ length: rules.players.min - 1 }, (_, i) => picks[i]);
  const lasts = [...picks.slice(start.length), ...picks.slice(0, start.length)];
  const drafts = lasts.map((last) => withPicks([...start, last]));
  const { rosters } = useMuster.getState();
  const fits = (draft: Draft) => setupOf(rules, draft, rosters).problems.length === 0;
  return drafts.find(fits) ?? drafts[0] ?? withPicks([...start, undefined]);
}

/** A draft in which the first side brings this warband. */
export const playWith = (rules: Ruleset, roster: string): void =>
  useDraft.setState({ draft: begun(rules, roster) });
export const dropDraft = (): void => useDraft.setState({ draft: undefined });

/** A fresh draft for each game that is looked at, unless one was begun for it on the way here. */
export function useDraftOf(rules: Ruleset | undefined): Draft | undefined {
  const draft = useDraft((state) => state.draft);
  useEffect(() => {
    if (rules && useDraft.getState().draft?.ruleset !== rules.id) useDraft.setState({ draft: begun(rules) });
  }, [rules]);
  useEffect(() => dropDraft, []);
  return rules && rules.id === draft?.ruleset ? draft : undefined;
}

export const setChoice = (field: string, value: FieldValue): void =>
  change((draft) => ({ ...draft, choices: { ...draft.choices, [field]: value } }));
export const setRuling = (rule: string, reading: string): void =>
  change((draft) => ({ ...draft, rulings: { ...draft.rulings, [rule]: reading } }));
export const setSide = (place: number, side: Partial<DraftSide>): void =>
  change((draft) => ({
    ...draft,
    sides: draft.sides.map((each, i) => (i === place ? { ...each, ...side } : each)),
  }));

export const addSide = (rules: Ruleset): void =>
  change((draft) => {
    const place = draft.sides.length;
    const pick = candidates(rules)[place] ?? random();
    return { ...draft, sides: [...draft.sides, { name: nameAt(place), pick }] };
  });

/** Those after it move up, and take the next colour's name unless they have one of their own. */
export const removeSide = (place: number): void =>
  change((draft) => ({
    ...draft,
    sides: draft.sides
      .map((side, i) => ({ side, was: i }))
      .filter(({ was }) => was !== place)
      .map(({ side, was }, i) => (side.name === nameAt(was) ? { ...side, name: nameAt(i) } : side)),
  }));

/** The warbands change sides, the names stay. */
export const swapSides = (): void =>
  change((draft) => {
    const [one, two, ...rest] = draft.sides;
    if (!one || !two) return draft;
    return { ...draft, sides: [{ ...one, pick: two.pick }, { ...two, pick: one.pick }, ...rest] };
  });
