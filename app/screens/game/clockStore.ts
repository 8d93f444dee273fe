import { create } from 'zustand';
import { fresh, type Clock } from '../../asks/clock';

/** One clock for all tabs; each question that waits has its own. */
interface Running {
  readonly question: string;
  readonly clock: Clock;
}
const useRunning = create<Running>()(() => ({ question: '', clock: fresh(0) }));

const unstarted = new Map<number, Clock>();
/** The same object each time, so that a clock nobody started does not redraw. */
function full(seconds: number): Clock {
  const known = unstarted.get(seconds) ?? fresh(seconds);
  unstarted.set(seconds, known);
  return known;
}

export const useClock = (question: string, seconds: number): Clock =>
  useRunning((state) => (state.question === question ? state.clock : full(seconds)));
export const setClock = (question: string, clock: Clock): void => useRunning.setState({ question, clock });
