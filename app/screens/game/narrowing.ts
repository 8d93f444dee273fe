import { create } from 'zustand';
import { NOTHING, type Picked } from '../../asks/narrow';

/** What the tabs have picked together, for one question: the next one starts with nothing picked. */
interface Narrowing {
  readonly question: string;
  readonly picked: Picked;
}
const useNarrowing = create<Narrowing>()(() => ({ question: '', picked: NOTHING }));

export const usePicked = (question: string): Picked =>
  useNarrowing((state) => (state.question === question ? state.picked : NOTHING));
export const pick = (question: string, picked: Picked): void => useNarrowing.setState({ question, picked });
