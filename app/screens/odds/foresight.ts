import { useEffect, useState } from 'react';
import type { Advice, Aim, Ask, Odds, Ruleset, Setup } from '../../../engine';
import type { Advised } from '../../asks/prices';
import { aimFor, goalIn } from '../../store/aims';
import { useMuster } from '../../store/muster';

/** What can be said of an attack from where it stands. */
export interface Foresight {
  readonly odds: readonly Odds[];
  readonly advice?: Advice;
}
const NONE: Foresight = { odds: [] };

const worked = new WeakMap<object, Map<string, Foresight>>();
const keyOf = ({ goal, worth }: Aim): string => `${goal} ${worth}`;
const isSilent = ({ odds, advise }: Ruleset): boolean => !odds && !advise;

const knownOf = (rules: Ruleset, state: object, aim: Aim): Foresight | undefined =>
  isSilent(rules) ? NONE : worked.get(state)?.get(keyOf(aim));

/** Worked out once for each state and aim. */
export function foresee(rules: Ruleset, state: object, aim: Aim): Foresight {
  const known = knownOf(rules, state, aim);
  if (known) return known;
  const found = { odds: rules.odds?.(state, aim) ?? [], advice: rules.advise?.(state, aim) };
  const byAim = worked.get(state) ?? new Map<string, Foresight>();
  worked.set(state, byAim.set(keyOf(aim), found));
  return found;
}

/** Another aim's, for the frame it takes to work out this one's. */
const nearly = (state: object): Foresight | undefined => [...(worked.get(state)?.values() ?? [])].at(-1);

export interface Looking {
  /** Undefined for the one frame that shows the question: it is never kept waiting for its odds. */
  readonly now?: Foresight;
  /** The last there was, whatever it was of. */
  readonly last?: Foresight;
}

export function useForesight(rules: Ruleset, state: object, aim: Aim): Looking {
  const [last, setLast] = useState<Foresight>();
  const found = knownOf(rules, state, aim);
  const missing = found === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setLast(foresee(rules, state, aim));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [missing, rules, state, aim]);
  return { now: found ?? nearly(state), last };
}

export const useAim = (rules: Ruleset): Aim => useMuster(({ aims }) => aimFor(rules, aims));

/** Whether advice is given is agreed when the game is made, and kept among its choices under this name. */
export const ADVICE = 'advice';
export const LEVELS = [
  { id: 'off', label: 'Off' },
  { id: 'live', label: 'Live' },
  { id: 'after', label: 'After the game' },
] as const;
export type Level = (typeof LEVELS)[number]['id'];
export const levelOf = ({ choices }: Pick<Setup, 'choices'>): Level =>
  LEVELS.find(({ id }) => id === choices[ADVICE])?.id ?? 'live';

const NO_GOAL = { id: '', label: '', text: '' };
export function advisedBy(
  rules: Ruleset,
  aim: Aim,
  advice: Advice | undefined,
  ask: Ask | undefined,
): Advised | undefined {
  if (!advice || !ask || isFact(ask)) return undefined;
  const goal = goalIn(rules, aim) ?? NO_GOAL;
  return { ...advice, goal, ...(rules.resource && { resource: rules.resource }) };
}

/** What the table only reports is no choice; where a side may speak up, it is. */
const isFact = (ask: Ask): boolean =>
  ask.kind === 'choose' && ask.asked.by === 'table' && ask.options.every(({ side }) => side === undefined);
