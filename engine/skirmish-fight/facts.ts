import type { Option, Row, UnitId } from '../core/types';
import { has, type Bonus } from './profile';
import { nameOf, standing, unitOf, type State } from './state';

const NO_YES: readonly Option[] = [
  { id: 'no', label: 'No' },
  { id: 'yes', label: 'Yes' },
];

export const FLANK: Bonus = { label: 'Flank', value: 1 };

/** SF-R43, SF-A7: is there somebody whose Flank could help `helped` against `against`? */
export function flankRows(state: State, id: string, helped: UnitId, against: UnitId): readonly Row[] {
  if (flanksItself(state, helped)) return [];
  const { side } = unitOf(state, helped);
  const friends = standing(state, side).filter((unit) => unit.id !== helped && has(unit, 'flank'));
  if (!friends.length) return [];
  const who = friends.length === 1 ? friends[0]!.name : `another Flank friend of ${nameOf(state, helped)}`;
  return [{ id, label: `Does ${who} touch ${nameOf(state, against)}?`, options: NO_YES, preset: 'no' }];
}

/** SF-A7, the other reading: a flanker in contact helps itself. */
export const flanksItself = (state: State, id: UnitId): boolean =>
  state.rulings['SF-A7'] === 'itself' && has(unitOf(state, id), 'flank');
