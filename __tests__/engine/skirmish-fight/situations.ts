import { drawsFrom } from '../../../engine/core/dice';
import type { Aim, Answer, AskOf } from '../../../engine/core/types';
import { skirmishFight } from '../../../engine/skirmish-fight';
import { BUFF_IDS, NEGATIVE_IDS } from '../../../engine/skirmish-fight/data';
import { GOALS } from '../../../engine/skirmish-fight/goals';
import { RULINGS } from '../../../engine/skirmish-fight/rulings';
import type { State } from '../../../engine/skirmish-fight/state';
import type { Fighter, Paper, PaperAim } from './reference';
import { band, gameOf, Table, unit } from './script';

export interface Situation {
  readonly state: State;
  readonly paper: Paper;
  readonly aim: Aim;
  readonly paperAim: PaperAim;
  /** The faces on the table, attacker first; none before the dice. */
  readonly faces: readonly number[];
  /** Whose die is about to be rolled again. */
  readonly rerolling?: number;
}

const SIDES = ['a', 'b'] as const;
const BETTER = [
  'strong',
  'berzerk',
  'push',
  'blast',
  'skilled',
  'fighter',
  'dodge',
  'eagleEye',
  'charge',
] as const;
const PRICES = [0, 5, 10, 25, 50];

/** An attack from a seed, played up to some question of it. */
export function situation(seed: number): Situation {
  const draw = drawsFrom(seed * 7919);
  for (let i = 0; i < 32; i++) draw(0, 1);
  const pick = <T>(from: readonly T[]): T => from[draw(0, from.length - 1)]!;
  const kind = pick(['combat', 'combat', 'shoot'] as const);
  const rulings: Readonly<Record<string, string>> = Object.fromEntries(
    RULINGS.map(({ id, readings }) => [id, pick<{ readonly id: string }>(readings).id]),
  );
  const traits = SIDES.map(() => {
    const buffs = Array.from({ length: draw(0, 3) }, () => pick(draw(0, 2) ? BETTER : BUFF_IDS));
    const negative = draw(0, 2) ? [] : [pick(NEGATIVE_IDS.filter((id) => id !== 'nearSighted'))];
    return [...new Set([...buffs, ...negative])];
  });
  const bands = SIDES.map((_, i) => band(unit('Main', ...traits[i]!), unit('Ally', 'flank'), unit('Spare')));
  const turn = pick(SIDES);
  const table = new Table(gameOf(bands[0]!, bands[1]!, {}, rulings)).deployed(turn);
  const lives = SIDES.map((side) => draw(1, table.life(`${side}1`)));
  const points = SIDES.map(() => draw(0, 2));
  SIDES.forEach((side, i) => table.set(`${side}1`, 'life', lives[i]!).set(side, 'points', points[i]!));

  const calls = SIDES.map(() => (draw(0, 2) ? 0 : draw(1, 2)));
  const called: State = {
    ...table.state,
    units: table.state.units.map((each) => {
      const i = SIDES.findIndex((side) => each.id === `${side}1`);
      return i < 0 ? each : { ...each, calls: ['x', 'y'].slice(0, calls[i]) };
    }),
  };
  const step = (state: State, answer: Answer): State => skirmishFight.answer(state, answer).state;
  const order = turn === 'a' ? [0, 1] : [1, 0];
  const [attacker, target] = order.map((i) => `${SIDES[i]!}1`);
  let state = step(called, {
    kind: 'choose',
    option: `${kind === 'combat' ? 'fight' : 'shoot'}|${attacker}|${target}`,
  });

  const stop = pick(['facts', 'roll', 'result', 'result', 'reroll'] as const);
  let rows: Readonly<Record<string, string>> = {};
  const { ask } = skirmishFight.next(state);
  if (ask?.kind === 'form') {
    rows = factsOf(ask, stop === 'facts' ? undefined : pick);
    if (stop !== 'facts') state = step(state, { kind: 'form', rows });
  }

  const paper = paperOf();
  const aim = { goal: pick(GOALS).id, worth: pick(PRICES) };
  const made = { paper, aim: { ...aim, worth: aim.worth / 100 }, paperAim: aim };
  if (stop === 'facts' || stop === 'roll') return { state, faces: [], ...made };
  const faces = [draw(1, 6), draw(1, 6)];
  const laid = step(state, { kind: 'roll', faces: faces.map((face) => [face]), app: 0 });
  if (laid.phase.id !== 'result') return { state, faces: [], ...made };
  const again = skirmishFight.next(laid).ask;
  const reroll =
    again?.kind === 'choose' ? again.options.find(({ verb }) => verb?.id === 'reroll') : undefined;
  if (stop === 'result' || !reroll) return { state: laid, faces, ...made };
  const rerolling = order.indexOf(SIDES.findIndex((side) => side === reroll.side));
  const spent = { ...paper.fighters[rerolling]!, points: paper.fighters[rerolling]!.points - 1 };
  const fighters = [...paper.fighters] as [Fighter, Fighter];
  fighters[rerolling] = spent;
  return {
    ...made,
    state: step(laid, { kind: 'choose', option: reroll.id }),
    paper: { ...paper, fighters },
    faces,
    rerolling,
  };

  /** What the rules make of all that was drawn. */
  function paperOf(): Paper {
    const fighter = (i: number, role: 'attacker' | 'defender'): Fighter => {
      const has = (trait: string) => traits[i]!.some((each) => each === trait);
      const buffs = bands[i]!.units[0]!.buffs.length;
      const negative = bands[i]!.units[0]!.negative ? 1 : 0;
      const heard = rulings['SF-A14'] === 'stack' ? calls[i]! : Math.min(1, calls[i]!);
      const row = kind === 'combat' ? `flank.${role}` : role === 'defender' ? 'flank' : '';
      const itself = kind === 'combat' && rulings['SF-A7'] === 'itself' && has('flank');
      const flank = itself || rows[row] === 'yes' ? 1 : 0;
      const charge = role === 'attacker' && rows.charge === 'yes' ? 2 : 0;
      const cover = role === 'defender' ? Number(rows.cover ?? 0) : 0;
      return {
        traits: traits[i]!,
        life: lives[i]!,
        cost: 4 + Math.max(0, buffs - 1) - negative,
        helped: heard + flank + charge + cover,
        pushes: rows[`push.${role}`] === 'yes',
        points: points[i]!,
      };
    };
    return { kind, rulings, fighters: [fighter(order[0]!, 'attacker'), fighter(order[1]!, 'defender')] };
  }
}

/** Every row as it is preset, or as it is drawn; a shot can always be taken. */
function factsOf(
  { rows }: AskOf<'form'>,
  pick?: <T>(from: readonly T[]) => T,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.map(({ id, options, preset }) => [id, pick && id !== 'can' ? pick(options).id : preset]),
  );
}
