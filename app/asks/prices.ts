import { percent, type Advice, type Goal, type Option, type Price, type Resource } from '../../engine';

/** What the open answers are worth, and in what that is counted. */
export interface Advised extends Advice {
  readonly goal: Goal;
  readonly resource?: Resource;
}

/** No two answers differ by so little. */
const SAME = 1e-9;
export const isBest = ({ behind }: Price): boolean => behind > -SAME;

const MINUS = '−';
/** "2", "1.4", "0.25", "under 0.01". */
function amount(value: number): string {
  const size = Math.abs(value);
  const rounded = size >= 1 ? Math.round(size * 10) / 10 : Math.round(size * 100) / 100;
  return rounded === 0 && size > SAME ? 'under 0.01' : `${rounded}`;
}
/** How much, without a sign: "0.8", "12 %". */
export const sizeWords = (value: number, { unit }: Goal): string =>
  unit === undefined ? percent(Math.abs(value)) : amount(value);

/** What it is worth for the goal: "+2", "0", "−1.4", "70 %". */
export function worthWords(value: number, goal: Goal): string {
  const size = sizeWords(value, goal);
  if (Math.abs(value) <= SAME) return size;
  return value < 0 ? `${MINUS}${size}` : goal.unit === undefined ? size : `+${size}`;
}

/** How far behind the best: "−0.8 health", "−12 %". */
export const behindWords = ({ behind }: Price, goal: Goal): string =>
  `${MINUS}${sizeWords(behind, goal)}${goal.unit === undefined ? '' : `\u00a0${goal.unit}`}`;

/** On a button: "best", "−0.8 health". */
export const priceWords = (price: Price, goal: Goal): string =>
  isBest(price) ? 'best' : behindWords(price, goal);

/** The same as it is said: "0.8 health behind the best", "destroys 12 % less often". */
export function spokenPrice(price: Price, goal: Goal): string {
  if (isBest(price)) return 'best';
  const size = sizeWords(price.behind, goal);
  return goal.unit === undefined
    ? `${goal.label.toLowerCase()}s ${size} less often`
    : `${size} ${goal.unit} behind the best`;
}

/** "gains 0.42 life for a command point". */
export const gainWords = ({ gain }: Price, { goal, resource }: Advised): string | undefined =>
  gain === undefined || resource === undefined
    ? undefined
    : `${gain < 0 ? 'loses' : 'gains'} ${sizeWords(gain, goal)}${goal.unit === undefined ? '' : ` ${goal.unit}`} for a ${resource.label}`;

/** The best of several answers, as the advice has them; `row` where they are a form's. */
export function priceAmong(
  advised: Advised | undefined,
  options: readonly Option[],
  row?: string,
): Price | undefined {
  const found = advised?.prices.filter(
    (price) => price.row === row && options.some(({ id, blocked }) => id === price.option && !blocked),
  );
  return found?.reduce<Price | undefined>(
    (best, price) => (best && best.behind >= price.behind ? best : price),
    undefined,
  );
}

/** The one answer that leads: the best by the advice, the likeliest where there is none or between equals. */
export function leadOf(advised: Advised | undefined, options: readonly Option[]): string | undefined {
  const open = options.filter(({ blocked }) => !blocked);
  const best = open.filter((option) => {
    const price = priceAmong(advised, [option]);
    return price && isBest(price);
  });
  const main = open.find((option) => option.main);
  return (best.length === 0 || (main && best.includes(main)) ? main : best[0])?.id;
}
