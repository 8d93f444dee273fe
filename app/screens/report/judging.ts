import {
  historyOf, type Aim, type Answer, type Ask, type Game, type Moment, type Option, type Price, type SideId,
} from '../../../engine'; // prettier-ignore
import { isBest, priceAmong, type Advised } from '../../asks/prices';
import { advisedBy } from '../odds/foresight';

/** A choice made in an attack, against the best there was. */
export interface Decision extends Choice {
  readonly when: string;
  readonly side?: SideId;
  readonly prompt: string;
  readonly advised: Advised;
}
interface Choice {
  readonly chosen: string;
  readonly price: Price;
  /** Absent where the choice was the best. */
  readonly better?: string;
}

/** The moments a person answered; the rest were dice and corrections. */
export const answersIn = (game: Game): readonly Moment[] =>
  historyOf(game).filter(
    ({ action }) =>
      action?.type === 'answer' && (action.answer.kind === 'choose' || action.answer.kind === 'form'),
  );

export function decisionsAt({ rules }: Game, { action, before }: Moment, aim: Aim): readonly Decision[] {
  if (action?.type !== 'answer' || !before) return [];
  const advice = rules.advise?.(before.state, aim);
  const ask = advice && rules.next(before.state).ask;
  const advised = advisedBy(rules, aim, advice, ask);
  if (!advised || !ask) return [];
  const told = {
    when: rules.view(before.state).when,
    prompt: ask.prompt,
    advised,
    ...(ask.asked.by === 'player' && { side: ask.asked.side }),
  };
  return choicesIn(ask, action.answer, advised).map((choice) => ({ ...told, ...choice }));
}

function choicesIn(ask: Ask, answer: Answer, advised: Advised): readonly Choice[] {
  if (ask.kind === 'choose' && answer.kind === 'choose') return choiceOf(ask.options, answer.option, advised);
  if (ask.kind !== 'form' || answer.kind !== 'form') return [];
  return ask.rows.flatMap(({ id, label, options }) =>
    choiceOf(options, answer.rows[id], advised, id).map((choice) => ({
      ...choice,
      chosen: `${label}: ${choice.chosen}`,
    })),
  );
}

function choiceOf(
  options: readonly Option[],
  chosen: string | undefined,
  advised: Advised,
  row?: string,
): readonly Choice[] {
  const priced = (option: Option) => priceAmong(advised, [option], row);
  const option = options.find(({ id }) => id === chosen);
  const price = option && priced(option);
  if (!option || !price) return [];
  const best = options.find((each) => {
    const its = priced(each);
    return its && isBest(its);
  });
  return [{ chosen: option.label, price, ...(best && !isBest(price) && { better: best.label }) }];
}
