import type { Option, SideId } from '../core/types';
import { choiceId } from '../kit/choice';
import { conditionWords, keyOf, type Lot } from './lots';
import { forceOf, type Ref, type State } from './state';

/** "a1.no00": how an answer names a piece, by its group and its lot. */
export const refId = ({ group, lot }: Ref): string => `${group}.${lot}`;
export function readRef(id = ''): Ref {
  const [group = '', lot = ''] = id.split('.');
  return { group, lot };
}

/** "Archer, pushed once". */
export const lotName = (name: string, lot: Lot): string => [name, ...conditionWords(lot)].join(', ');

/** One option for every class of enemy pieces: "Archer, pushed once ×2". */
export const targetOptions = (
  state: State,
  verb: string,
  actor: Ref,
  foe: SideId,
  words: (name: string, lot: Lot, ref: Ref) => Pick<Option, 'label' | 'note' | 'blocked'>,
): readonly Option[] =>
  forceOf(state, foe).flatMap(({ id, name, lots }) =>
    lots.map((lot) => {
      const target: Ref = { group: id, lot: keyOf(lot) };
      return {
        ...words(`${lotName(name, lot)} ×${lot.count}`, lot, target),
        id: choiceId({ verb, unit: refId(actor), target: refId(target) }),
        target: id,
      };
    }),
  );
