import type { Answer, Ask, Odds, RuleId, View } from '../../engine';
import type { Clock } from './clock';
import type { Picked } from './narrow';
import type { Advised } from './prices';

export interface AskActions {
  readonly onPick: (picked: Picked) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** Rolls in the app; dice already typed are kept. */
  readonly onRoll: (typed: readonly number[]) => void;
  /** "We did it ourselves." */
  readonly onSkip: () => void;
  readonly onRule: (rule: RuleId) => void;
  readonly onClock: (clock: Clock) => void;
}

/** What every kind of question is given. */
export interface AskProps<A extends Ask = Ask> extends AskActions {
  readonly ask: A;
  readonly view: View;
  readonly picked: Picked;
  readonly saving: boolean;
  readonly typedFirst: boolean;
  readonly clock: Clock;
  /** The price of each answer, where it is known and agreed to be shown. */
  readonly advised?: Advised;
  /** How it may end, where the screen does not show it already. */
  readonly odds?: readonly Odds[];
  /** The board is on the screen: its cells are buttons already. */
  readonly cellsShown?: boolean;
  /** The clock is on the screen, larger than the dock could show it. */
  readonly dialShown?: boolean;
  /** Little room: words only. */
  readonly tight?: boolean;
  readonly ruleText: (rule: RuleId) => string | undefined;
}
