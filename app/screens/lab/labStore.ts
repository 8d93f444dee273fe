import { create } from 'zustand';
import {
  play, rollFor, RULESETS, SIDES, type Action, type Answer, type Cover, type Field, type Game, type Lab,
  type LabValues, type Ruleset, type SideId,
} from '../../../engine'; // prettier-ignore
import { newSeed } from '../../store/chance';
import { rulesetOf } from '../../store/shelf';

export type LabRules = Ruleset & { readonly lab: Lab };
export const hasLab = (rules: Ruleset): rules is LabRules => rules.lab !== undefined;
/** Every game but those known to have none. */
export const labGames = (): readonly Cover[] =>
  RULESETS.filter(({ id }) => {
    const rules = rulesetOf(id);
    return rules === undefined || hasLab(rules);
  });

interface LabState {
  readonly ruleset?: string;
  /** The facts, by ruleset; kept while another game is looked at. */
  readonly values: Readonly<Record<string, LabValues>>;
  /** The attack being played out. It is never stored. */
  readonly game?: Game;
}
export const useLab = create<LabState>()(() => ({ values: {} }));

export const gameIn = ({ ruleset }: LabState): string | undefined => ruleset ?? labGames()[0]?.id;
const NO_VALUES: LabValues = {};
export const valuesIn = ({ values }: LabState, { id }: LabRules): LabValues => values[id] ?? NO_VALUES;

/** A field of one side's profile says so in its name: "a.health". */
export const sideOf = ({ id }: Field): SideId | undefined => SIDES.find((side) => id.startsWith(`${side}.`));

export const chooseLab = (ruleset: string): void => useLab.setState({ ruleset, game: undefined });
export const setValues = ({ id }: LabRules, change: (now: LabValues) => LabValues): void =>
  useLab.setState(({ values }) => ({ values: { ...values, [id]: change(values[id] ?? NO_VALUES) } }));
export const again = (): void => useLab.setState({ game: undefined });

/** An ordinary game that begins in the middle of the attack. */
export const gameAt = (rules: LabRules, state: unknown): Game => ({
  rules,
  setup: { seed: newSeed(), sides: [], choices: {}, rulings: {} },
  length: 0,
  now: { state, name: 'Start', events: [], rolled: 0 },
});

const asked = ({ rules, now }: Game) => rules.next(now.state).ask;

export function answerIn(game: Game, answer: Answer): void {
  const ask = asked(game);
  if (!ask) return;
  const action: Action = { type: 'answer', at: game.length, ask: ask.id, answer };
  const played = play(game, action);
  useLab.setState({ game: played.ok ? played.value : game });
}

/** The dice that were not typed are the app's. */
export function rollIn(game: Game, typed: readonly number[] = []): void {
  const ask = asked(game);
  if (ask?.kind === 'roll') answerIn(game, rollFor(ask.pools, game.setup.seed, game.now.rolled, typed));
}
