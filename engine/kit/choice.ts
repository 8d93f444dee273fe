import type { CellId, DieId, Option, UnitId, Verb } from '../core/types';

/** What an option stands for, as its id spells it out. */
export interface Choice {
  readonly verb: string;
  readonly unit?: UnitId;
  readonly target?: UnitId;
  readonly cell?: CellId;
  readonly dice?: readonly DieId[];
}

/** "fight|a2|b1": verb, unit, target, cell, dice; empty places at the end are left out. */
export const choiceId = ({ verb, unit = '', target = '', cell = '', dice = [] }: Choice): string =>
  [verb, unit, target, cell, dice.join('+')].join('|').replace(/\|+$/, '');

export function readChoice(id: string): Choice {
  const [verb = '', unit, target, cell, dice] = id.split('|');
  return {
    verb,
    ...(unit && { unit }),
    ...(target && { target }),
    ...(cell && { cell }),
    ...(dice && { dice: dice.split('+') }),
  };
}

type Facets = Omit<Choice, 'verb'> & Omit<Partial<Option>, 'id' | 'label' | 'verb'>;

/** An option whose id says all that `readChoice` needs. */
export function choice(verb: Verb, label: string, facets: Facets = {}): Option {
  return { ...facets, id: choiceId({ ...facets, verb: verb.id }), label, verb };
}
