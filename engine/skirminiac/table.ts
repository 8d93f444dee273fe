import type { Ask, Note, Option, Row, Verb } from '../core/types';
import { choice } from '../kit/choice';
import { FULL_HEALTH, sizeOf, TERRAIN_PIECES, VERBS } from './data';
import { ALONE, boutOf, foretell, foretellLoss, mostFriends } from './melee';
import { opponentOf, playerOf } from './position';
import { healthRefusal } from './refusals';
import {
  nameOf,
  sideOf,
  standing,
  stepsFor,
  survivors,
  unitId,
  type Friends,
  type PhaseOf,
  type State,
} from './state';
import { miniaturesOf } from './miniatures';

/** What a unit may do where the board is on the table: moving there changes nothing the app keeps. */
export function tableOptions(state: State, unit: number): readonly Option[] {
  const id = unitId(state, unit);
  const blocked = healthRefusal(state, unit);
  return [
    ...survivors(state, opponentOf(playerOf(unit))).map((target) =>
      choice(attackVerb(state, unit), `Attack ${nameOf(state, target)}`, {
        unit: id,
        target: unitId(state, target),
        note: `With no friends touching: ${foretell(state, boutOf(state, unit, target, ALONE))}`,
      }),
    ),
    choice(VERBS.recuperate, 'Recuperate', {
      unit: id,
      ...(blocked ? { blocked } : { note: 'One health more, if it touches no enemy' }),
    }),
    choice(
      { ...VERBS.stay, label: 'No attack', note: pace(state, unit) },
      `${nameOf(state, unit)} does not attack`,
      {
        unit: id,
      },
    ),
  ];
}

const attackVerb = (state: State, unit: number): Verb => ({
  ...VERBS.attack,
  note: `${pace(state, unit)} first`,
});

/** SC-R24, R26, R28: what the table has to see to. */
const pace = (state: State, unit: number): string =>
  stepsFor(state, unit) === 1 ? 'May move one step' : 'May move two steps, one in a retreat';

const mostOf = (state: State, unit: number): number => mostFriends(standing(state, playerOf(unit)));

/** What the form is preset with: no more than a change by hand has left. */
export const presetsOf = (state: State, { unit, target, friends }: PhaseOf<'support'>): Friends => ({
  unit: Math.min(friends.unit, mostOf(state, unit)),
  target: Math.min(friends.target, mostOf(state, target)),
});

/** SC-R32: all that the app cannot see. Each answer says what it would cost. */
export function supportAsk(state: State, phase: PhaseOf<'support'>): Ask {
  const { unit, target } = phase;
  const presets = presetsOf(state, phase);
  return {
    kind: 'form',
    id: 'attack.support',
    asked: { by: 'table' },
    prompt: 'Who else touches them?',
    rule: 'SC-R32',
    unit: unitId(state, unit),
    notes: [
      { text: foretell(state, boutOf(state, unit, target, presets)), rule: 'SC-R33' },
      { text: 'Each friend that touches the foe takes one more off it.', rule: 'SC-R32' },
    ],
    rows: [
      supportRow(state, 'unit', unit, target, presets.unit),
      supportRow(state, 'target', target, unit, presets.target),
    ],
  };
}

/** Friends of `friend` in contact with `foe`. */
function supportRow(state: State, id: keyof Friends, friend: number, foe: number, preset: number): Row {
  return {
    id,
    label: `Other ${sideOf(state, friend).name} units touching ${nameOf(state, foe)}`,
    options: Array.from({ length: mostOf(state, friend) + 1 }, (_, count) => {
      const bout =
        id === 'unit'
          ? boutOf(state, friend, foe, { unit: count, target: 0 })
          : boutOf(state, foe, friend, { unit: 0, target: count });
      return {
        id: `${count}`,
        label: `${count}`,
        note: foretellLoss(state, foe, bout.losses[id === 'unit' ? 1 : 0]),
      };
    }),
    preset: `${preset}`,
  };
}

/** What the players set up with their own hands, until the first activation is over. */
export function tableNotes(state: State): readonly Note[] {
  if (state.activations > 0) return [];
  const [before, after] = [opponentOf(state.initiative), state.initiative].map(
    (player) => state.sides[player]!.name,
  );
  return [
    ...deploymentNotes(state),
    {
      text: `${before} places terrain first, then ${after}, in turn: ${TERRAIN_PIECES} pieces, never side by side.`,
      rule: 'SC-R13',
    },
    { text: 'The first piece of each is its bastion: mark it.', rule: 'SC-R15' },
  ];
}

/** SC-R2 to R9, as far as hands do it. */
export const deploymentNotes = ({ size }: State): readonly Note[] => [
  { text: 'Sit at the two long edges of the board.', rule: 'SC-R2' },
  { text: 'Seven units each: on the six outer hexes of your edge and its central hex.', rule: 'SC-R4' },
  {
    text: `Each unit is ${miniaturesOf(size, FULL_HEALTH)}.`,
    rule: sizeOf(size).draw === 'd6' ? 'SC-R8' : 'SC-R9',
  },
];
