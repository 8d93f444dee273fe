import type { Advice, Aim, AskOf, Option, Price } from '../../core/types';
import { readChoice } from '../../kit/choice';
import { next } from '../conversation';
import { exchangeOf } from '../exchange';
import type { State } from '../state';
import { afterWords } from './assume';
import type { Who } from './duel';
import { approachesOf, laidOf, type Approach, type Laid } from './position';
import { SAME, worthTo, type Offer, type Prospect } from './rerolls';

/** Whether to push, before the dice; whether to spend a point, after them. */
export function advise(state: State, aim: Aim): Advice | undefined {
  const { ask } = next(state);
  if (ask?.id === 'combat.facts' && ask.kind === 'form') return pushAdvice(state, ask, aim);
  if (ask?.id === 'combat.result' || ask?.id === 'shoot.result') return rerollAdvice(laidOf(state, aim), aim);
  return undefined;
}

type Judged = Pick<Price, 'value' | 'behind'>;
const judged = (value: number, best: number): Judged => ({
  value,
  behind: best - value > SAME ? value - best : 0,
});

/* ---- Push ------------------------------------------------------------------------------------------------------ */

/** The target's price is for its answer to what is best for the attacker (SF-A39). */
function pushAdvice(state: State, form: AskOf<'form'>, aim: Aim): Advice | undefined {
  if (!form.rows.some(({ id }) => id.startsWith('push'))) return undefined;
  const { attacker, target } = approachesOf(state, form, aim);
  const prices = (row: string, who: Who, all: readonly Approach[]): readonly Price[] => {
    if (!form.rows.some(({ id }) => id === row)) return [];
    const best = Math.max(...all.map(({ before }) => worthTo(who, before)));
    return all.map(({ pushes, before }) => ({
      row,
      option: pushes[who],
      ...judged(worthTo(who, before), best),
      after: afterWords(state, before.lost),
    }));
  };
  return {
    rule: 'SF-R44',
    prices: [...prices('push.attacker', 0, attacker), ...prices('push.defender', 1, target)],
  };
}

/* ---- rerolls --------------------------------------------------------------------------------------------------- */

/** What this side has if it passes: the first to be asked has yet to hear the second (SF-A34). */
const passing = ({ order, passed, stand }: Offer, who: Who): Prospect => (who === order[0] ? passed : stand);

/** What passing costs a side that should reroll. */
function slip(offer: Offer, who: Who): Judged | undefined {
  const reroll = offer.rerolls[who];
  const price = reroll && judged(worthTo(who, passing(offer, who)), worthTo(who, reroll));
  return price?.behind ? price : undefined;
}

/** Priced for the first side that slips in letting the dice stand; if neither does, for the one asked first. */
const standPrice = (offer: Offer): Judged => {
  const [first, second] = offer.order;
  return slip(offer, first) ?? slip(offer, second) ?? { value: worthTo(first, offer.stand), behind: 0 };
};

/** Priced for the side that rerolls, unless the other should have done so before it. */
function rerollPrice(offer: Offer, who: Who, reroll: Prospect, { worth }: Aim): Omit<Price, 'option'> {
  const [value, pass] = [worthTo(who, reroll), worthTo(who, passing(offer, who))];
  const [first] = offer.order;
  const before = who === first ? undefined : slip(offer, first);
  return { ...(before ?? judged(value, Math.max(value, pass))), gain: value + worth - pass };
}

function rerollAdvice({ position: { state }, ask, offer, blocked, fell }: Laid, aim: Aim): Advice {
  const { rollers } = exchangeOf(state);
  const stood = (option: string, made: Offer): Price => ({
    option,
    ...standPrice(made),
    after: afterWords(state, made.stand.lost),
  });
  const price = ({ id, side }: Option): Price => {
    const { verb } = readChoice(id);
    const who: Who = side === rollers[0]?.side ? 0 : 1;
    const reroll = offer.rerolls[who];
    if (verb === 'reroll' && reroll)
      return { option: id, ...rerollPrice(offer, who, reroll, aim), after: afterWords(state, reroll.lost) };
    return stood(id, (verb === 'short' && blocked) || (verb === 'fell' && fell) || offer);
  };
  return { rule: 'SF-A34', prices: ask.options.map(price) };
}
