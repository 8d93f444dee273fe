import type { Answer } from '../../../engine/core/types';
import { skirmishers } from '../../../engine/skirmishers';
import { groupOf, standing, type State } from '../../../engine/skirmishers/state';
import { best, fraction, rawRolls, type Ends, type Fraction } from './reference';

const CERTAIN: Fraction = fraction(1, 1);

/** How an attack has left both, or nothing while it still goes on. */
function endsOf(state: State): string | undefined {
  const { phase, exchange } = state;
  if (!exchange?.result) return undefined;
  const { result } = exchange;
  const end = (role: 'attacker' | 'defender') => {
    if (!standing(groupOf(state, exchange[role].group))) return 'killed';
    return phase === 'push' && result.kind === 'pushed' && result.loser === role ? 'pushed' : 'stands';
  };
  return exchange.kind === 'shoot' ? end('defender') : `${end('attacker')} ${end('defender')}`;
}

/** Plays an attack of single pieces to its end by the game's own rules: every face of every die, every reaction. */
export function playOut(state: State, goal: string): Ends {
  const ends = endsOf(state);
  if (ends) return new Map([[ends, CERTAIN]]);
  const { ask } = skirmishers.next(state);
  const answered = (answer: Answer) => playOut(skirmishers.answer(state, answer).state, goal);
  if (ask?.kind === 'choose')
    return best(
      goal,
      ask.options.map(({ id }) => answered({ kind: 'choose', option: id })),
    );
  if (ask?.kind !== 'roll') throw new Error('No attack is under way');
  const all = new Map<string, Fraction>();
  const rolls = ask.pools.reduce<readonly (readonly (readonly number[])[])[]>(
    (sets, { dice }) => sets.flatMap((set) => rawRolls(dice).map((faces) => [...set, faces])),
    [[]],
  );
  for (const faces of rolls)
    for (const [end, { top, bottom }] of answered({ kind: 'roll', faces, app: 0 })) {
      const was = all.get(end) ?? fraction(0, 1);
      const weight = bottom * BigInt(rolls.length);
      const larger = was.bottom > weight ? was.bottom : weight;
      all.set(end, fraction(was.top * (larger / was.bottom) + top * (larger / weight), larger));
    }
  return all;
}
