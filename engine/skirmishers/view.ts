import type { QuickEdit, SideView, Tag, Track, UnitView, View } from '../core/types';
import { hasReacted, TRACKS, wasPushed } from './adjust';
import { SPECIALS } from './data';
import { aimOf } from './outcome';
import { viewExchange } from './exchangeView';
import { sum } from './lots';
import { MOST_TURNS } from './pass';
import { written } from './ratings';
import { tagsOf } from './rosterView';
import {
  forceOf,
  ready,
  sideFull,
  sideOf,
  sideStanding,
  standing,
  type Group,
  type Side,
  type State,
} from './state';

export function view(state: State): View {
  const { turn, active, sides, exchange } = state;
  return {
    when: `Turn ${turn}`,
    turn: { side: active, text: `${sideOf(state, active).name} is active` },
    tracks: [
      { id: 'turn', label: 'Turn', value: turn, max: MOST_TURNS, draw: 'count' },
      {
        id: 'side',
        label: 'Active player',
        value: sides.findIndex(({ id }) => id === active) + 1,
        max: sides.length,
        draw: 'side',
      },
    ],
    sides: sides.map((side) => viewSide(state, side)),
    ...(exchange && { exchange: viewExchange(state, exchange) }),
    notes: [{ text: aimOf(state), rule: 'DC-A14' }],
  };
}

function viewSide(state: State, { id, name }: Side): SideView {
  const left = sideStanding(state, id);
  return {
    id,
    name,
    note: `${left} standing, ${sideFull(state, id) - left} down`,
    tracks: [],
    milestones: [],
    units: forceOf(state, id).map((group) => viewGroup(state, group)),
  };
}

function viewGroup(state: State, group: Group): UnitView {
  const { id, name, ratings, full, lots, side } = group;
  const left = standing(group);
  const isActive = side === state.active;
  const pushed = sum(lots, wasPushed);
  const count = (track: keyof typeof TRACKS, label: string, value: number): Track => ({
    id: TRACKS[track],
    label,
    value,
    max: left,
    draw: 'count',
  });
  return {
    id,
    name,
    kind: written(ratings),
    status: statusOf(state, group),
    ...(!left && { word: 'Destroyed' }),
    health: { id: TRACKS.standing, label: 'Standing', value: left, max: full, draw: 'pawns' },
    ...(isActive && { marker: count('ready', 'To go', ready(group)) }),
    tracks: [
      count('pushed', 'Pushed once', pushed),
      ...(isActive ? [] : [count('reacted', 'Reacted', sum(lots, hasReacted))]),
    ],
    tags: [...tagsOf(group.special), ...markTags(group)],
    quick: quickEdits(left, pushed),
    facts: factsOf(state, group),
  };
}

function statusOf({ active, phase, exchange }: State, group: Group): UnitView['status'] {
  if (!standing(group)) return 'down';
  if (phase !== 'turn' && exchange?.attacker.group === group.id) return 'acting';
  return group.side === active && !ready(group) ? 'done' : 'ready';
}

/** DC-R6, R21, R26: what the turn has done to some of them. */
function markTags({ lots }: Group): readonly Tag[] {
  const shot = sum(lots, (lot) => lot.went === 'shot');
  const pushed = sum(lots, wasPushed);
  const reacted = sum(lots, hasReacted);
  return [
    ...(shot ? [{ id: 'shot', label: `${shot} shot`, icon: 'shoot', rule: 'DC-R6' } as const] : []),
    ...(pushed
      ? [{ id: 'pushed', label: `${pushed} pushed`, icon: 'push', tone: 'negative', rule: 'DC-R21' } as const]
      : []),
    ...(reacted
      ? [{ id: 'reacted', label: `${reacted} reacted`, icon: 'shield', rule: 'DC-R26' } as const]
      : []),
  ];
}

function quickEdits(left: number, pushed: number): readonly QuickEdit[] {
  const nobody = left ? undefined : 'Nobody of them is standing.';
  const allPushed = pushed === left ? 'All were pushed once: another push kills.' : undefined;
  const blocked = (why: string | undefined) => (why ? { blocked: why } : {});
  return [
    {
      label: 'Push',
      icon: 'push',
      track: TRACKS.pushed,
      value: Math.min(left, pushed + 1),
      ...blocked(nobody ?? allPushed),
    },
    {
      label: 'Kill',
      icon: 'skull',
      track: TRACKS.standing,
      value: Math.max(0, left - 1),
      ...blocked(nobody),
    },
  ];
}

/** DC-R7, R8, DC-A14. */
function factsOf({ scenario }: State, { ratings, special, note }: Group): string {
  const range = special.includes('limitedRange') ? scenario.limited : scenario.range;
  return [
    `Move ${scenario.movement}`,
    ...(ratings.missile ? [`Missile ${range}`] : []),
    ...(special.includes('twoTargets') ? [SPECIALS.twoTargets.label] : []),
    ...(note ? [note] : []),
  ].join(' · ');
}
