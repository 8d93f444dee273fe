import type { Field, FieldValue, Option, Problem, Setup, SetupRules, SideId } from '../core/types';
import { ERA_IDS, ERAS, GOAL, WIN_IDS, WINS, type Era, type Win } from './data';
import { parse, problemsOf } from './roster';

const DISTANCE_MOST = 40;
const GOAL_MOST = 160;

/** The battle: what the rulebook leaves to those who set it up (DC-A14). */
export interface Scenario {
  readonly era: Era;
  readonly first: SideId;
  readonly movement: string;
  readonly range: string;
  readonly limited: string;
  readonly win: Win;
  /** What winning is, where the players judge it. */
  readonly goal: string;
}

const oneOf = <T extends string>(ids: readonly T[], value: FieldValue | undefined): T | undefined =>
  ids.find((id) => id === value);
const typed = (value: FieldValue | undefined, most: number): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, most) : undefined;

function forces({ sides }: Setup) {
  return sides.flatMap(({ roster }) => {
    const read = parse(roster);
    return read.ok ? [read.value] : [];
  });
}

/** What has not been chosen follows the era, and the era follows the forces. */
export function readScenario(setup: Setup): Scenario {
  const { choices, sides } = setup;
  const era = oneOf(ERA_IDS, choices.era) ?? forces(setup)[0]?.era ?? 'ancient';
  return {
    era,
    first: sides.find(({ id }) => id === choices.first)?.id ?? sides[0]?.id ?? 'a',
    movement: typed(choices.movement, DISTANCE_MOST) ?? ERAS[era].movement,
    range: typed(choices.range, DISTANCE_MOST) ?? ERAS[era].range,
    limited: typed(choices.limited, DISTANCE_MOST) ?? ERAS[era].limited,
    win: oneOf(WIN_IDS, choices.win) ?? 'destroy',
    goal: typed(choices.goal, GOAL_MOST) ?? GOAL,
  };
}

function fields(setup: Setup): readonly Field[] {
  const { era, first, win, ...texts } = readScenario(setup);
  const limits = forces(setup).some(({ groups }) =>
    groups.some((each) => each.special.includes('limitedRange')),
  );
  const options = <T extends string>(ids: readonly T[], of: Readonly<Record<T, Omit<Option, 'id'>>>) =>
    ids.map((id): Option => ({ id, label: of[id].label, ...(of[id].note && { note: of[id].note }) }));
  const text = (id: keyof typeof texts, label: string, most: number, help?: string): Field => {
    const value = setup.choices[id];
    return {
      id,
      label,
      rule: 'DC-A14',
      kind: 'text',
      value: typeof value === 'string' ? value : texts[id],
      most,
      ...(help && { help }),
    };
  };
  return [
    { id: 'era', label: 'Era', rule: 'DC-R31', kind: 'one', value: era, options: options(ERA_IDS, ERAS) },
    {
      id: 'first',
      label: 'First player',
      rule: 'DC-R4',
      kind: 'one',
      value: first,
      options: setup.sides.map(({ id, name }) => ({ id, label: name })),
      draw: true,
    },
    text(
      'movement',
      'Movement',
      DISTANCE_MOST,
      'In a straight line; the era gives a start, write what your battle says.',
    ),
    text('range', 'Missile range', DISTANCE_MOST),
    ...(limits ? [text('limited', 'Limited range', DISTANCE_MOST)] : []),
    { id: 'win', label: 'Winning', rule: 'DC-A14', kind: 'one', value: win, options: options(WIN_IDS, WINS) },
    ...(win === 'declare' ? [text('goal', 'What winning is', GOAL_MOST)] : []),
  ];
}

/** DC-R4: two sides, each with a force that can stand on the table. */
function problems({ sides }: Setup): readonly Problem[] {
  return sides.flatMap(({ name, roster }): readonly Problem[] => {
    const read = parse(roster);
    if (!read.ok) return [{ text: `${name}: ${read.error}`, fix: 'Choose another force.', rule: 'DC-R4' }];
    return problemsOf(read.value).map(({ text, fix, rule }) => ({
      text: `${name}: ${text}`,
      ...(fix && { fix }),
      ...(rule && { rule }),
    }));
  });
}

export const SETUP: SetupRules = { fields, problems };
