import { skirmishFight } from '../../../engine/skirmish-fight';
import type { State } from '../../../engine/skirmish-fight/state';

/** An attack on paper: all that the rules ask of it, and nothing of how the engine keeps it. */
export interface Paper {
  readonly kind: 'combat' | 'shoot';
  readonly fighters: readonly [Fighter, Fighter];
  readonly rulings: Readonly<Record<string, string>>;
}
export interface Fighter {
  readonly traits: readonly string[];
  readonly life: number;
  readonly cost: number;
  /** Flank, Charge, Call and cover together. */
  readonly helped: number;
  readonly pushes: boolean;
  readonly points: number;
}
/** `worth` in hundredths. */
export interface PaperAim {
  readonly goal: string;
  readonly worth: number;
}

export interface Result {
  readonly winner: number;
  readonly left: readonly [number, number];
  /** Cost of the target felled less that of the attacker. */
  readonly points: number;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** SF-R14, R19, R31 to R49: what is added to the die. */
function added({ kind, fighters }: Paper, i: number): number {
  const { traits, helped, pushes } = fighters[i]!;
  const has = (trait: string) => (traits.includes(trait) ? 1 : 0);
  if (kind === 'shoot' && i === 0) return has('eagleEye') + 2 * has('blast') - has('longShot');
  const fight = 1 - has('weak') + helped;
  return kind === 'shoot'
    ? fight + 2 * has('dodge')
    : fight + has('skilled') + has('fighter') + (pushes ? 2 : 0);
}

function resultOf(paper: Paper, faces: readonly number[]): Result {
  const { kind, fighters, rulings } = paper;
  const [one, two] = [faces[0]! + added(paper, 0), faces[1]! + added(paper, 1)];
  const winner = one > two ? 0 : one < two ? 1 : -1;
  const loss = [0, 0];
  let ownDoing = false;
  if (kind === 'shoot') {
    if (winner === 0 || (winner === -1 && rulings['SF-A1'] !== 'nothing')) loss[1] = 1;
    if (fighters[0].traits.includes('blast') && faces[0] === 1) [loss[0], ownDoing] = [1, true];
  } else if (winner === -1) loss.fill(1);
  else {
    const loser = 1 - winner;
    const strong = fighters[winner]!.traits.includes('strong') && faces[winner]! >= 3;
    loss[loser] = fighters[winner]!.pushes ? 0 : strong ? 2 : 1;
    const lives = rulings['SF-A10'] !== 'alive' || fighters[loser]!.life > loss[loser]!;
    if (fighters[loser]!.traits.includes('berzerk') && faces[loser]! >= 4 && lives) loss[winner] = 1;
  }
  return ended(paper, winner, loss, ownDoing);
}

function ended(
  { fighters, rulings }: Paper,
  winner: number,
  loss: readonly number[],
  ownDoing: boolean,
): Result {
  const left = fighters.map(({ life }, i) => Math.max(0, life - loss[i]!));
  const shooterCounts = !ownDoing || rulings['SF-A35'] !== 'opponent';
  const points = (left[1] ? 0 : fighters[1].cost) - (left[0] || !shooterCounts ? 0 : fighters[0].cost);
  return { winner, left: [left[0]!, left[1]!], points };
}

/* ---- ways: whole numbers, so exact ----------------------------------------------------------------------------- */

/** How many of `all` equally likely ways lead to each result, and the points each side spends in all of them together. */
export interface Ways {
  readonly all: bigint;
  readonly results: ReadonlyMap<string, { readonly result: Result; readonly ways: bigint }>;
  readonly spent: readonly [bigint, bigint];
}

const certainly = (result: Result, all: bigint): Ways => ({
  all,
  results: new Map([[JSON.stringify(result), { result, ways: all }]]),
  spent: [0n, 0n],
});

function together(of: readonly Ways[], payer?: number): Ways {
  const results = new Map<string, { result: Result; ways: bigint }>();
  for (const each of of)
    for (const [key, { result, ways }] of each.results)
      results.set(key, { result, ways: (results.get(key)?.ways ?? 0n) + ways });
  const all = of.reduce((sum, each) => sum + each.all, 0n);
  const spent = (i: number) => of.reduce((sum, each) => sum + each.spent[i]!, payer === i ? all : 0n);
  return { all, results, spent: [spent(0), spent(1)] };
}

const total = ({ results }: Ways, of: (result: Result) => number): bigint =>
  [...results.values()].reduce((sum, { result, ways }) => sum + ways * BigInt(of(result)), 0n);

/** A hundred times what the goal counts, as the attacker sees it. */
function goalOf(paper: Paper, { goal, worth }: PaperAim, ways: Ways): bigint {
  const lost = (i: number) => total(ways, ({ left }) => paper.fighters[i]!.life - left[i]!);
  const fallen = (i: number) => total(ways, ({ left }) => (left[i] ? 0 : 1));
  const counted = {
    net: lost(1) - lost(0),
    destroy: fallen(1),
    survive: -fallen(0),
    points: total(ways, ({ points }) => points),
  }[goal]!;
  return 100n * counted + BigInt(worth) * (ways.spent[1] - ways.spent[0]);
}

/** Above 0 where `one` is better for `who`: the goal, then destroying less being destroyed, then damage done. */
function compare(paper: Paper, aim: PaperAim, who: number, one: Ways, two: Ways): number {
  const sign = who === 0 ? 1n : -1n;
  const ranks = (ways: Ways) => [
    sign * goalOf(paper, aim, ways),
    sign * total(ways, ({ left }) => (left[1] ? 0 : 1) - (left[0] ? 0 : 1)),
    total(ways, ({ left }) => paper.fighters[1 - who]!.life - left[1 - who]!),
  ];
  const [ours, theirs] = [ranks(one), ranks(two)];
  const at = ours.findIndex((rank, i) => rank * two.all !== theirs[i]! * one.all);
  return at < 0 ? 0 : ours[at]! * two.all > theirs[at]! * one.all ? 1 : -1;
}

/** What it is worth to `who`. */
export const worthTo = (paper: Paper, aim: PaperAim, who: number, ways: Ways): number =>
  ((who === 0 ? 1 : -1) * Number(goalOf(paper, aim, ways))) / (100 * Number(ways.all));

/* ---- play ------------------------------------------------------------------------------------------------------ */

/** SF-A34, at two dice: who is asked first, what a reroll leads to, and what comes of it all. */
export interface Asked {
  readonly order: readonly number[];
  readonly rerolls: readonly (Ways | undefined)[];
  readonly stand: Ways;
  readonly passed: Ways;
  readonly best: Ways;
}

export function solver(paper: Paper, aim: PaperAim) {
  const known = new Map<string, Asked>();
  const [one, two] = paper.fighters;

  function reroll(who: number, faces: readonly number[], points: readonly number[]): Ways | undefined {
    const stuck = paper.kind === 'shoot' && who === 0 && faces[0] === 1 && one.traits.includes('blast');
    if (!points[who] || stuck) return undefined;
    const shown = (face: number) => faces.map((each, i) => (i === who ? face : each));
    const said = (of: readonly number[]) => JSON.stringify({ ...resultOf(paper, of), points: 0 });
    if (FACES.every((face) => said(shown(face)) === said(faces))) return undefined;
    const left = points.map((each, i) => (i === who ? each - 1 : each));
    return together(
      FACES.map((face) => asked(shown(face), left).best),
      who,
    );
  }

  function asked(
    faces: readonly number[],
    points: readonly number[] = [one.points, two.points],
    more = 0,
  ): Asked {
    const key = [faces, points, more].join('|');
    const found = known.get(key) ?? ask(faces, points, more);
    known.set(key, found);
    return found;
  }

  /** `more`: life the loser loses besides, where it was blocked. */
  function ask(faces: readonly number[], points: readonly number[], more: number): Asked {
    const all = 6n ** BigInt(points[0]! + points[1]!);
    const result = resultOf(paper, faces);
    const loss = result.left.map(
      (left, i) => paper.fighters[i]!.life - left + (i === 1 - result.winner ? more : 0),
    );
    const stand = certainly(more ? ended(paper, result.winner, loss, false) : result, all);
    const order = result.winner === 0 ? [1, 0] : [0, 1];
    const rerolls = [0, 1].map((who) => reroll(who, faces, points));
    const pick = (who: number, pass: Ways): Ways => {
      const again = rerolls[who];
      return again && compare(paper, aim, who, again, pass) > 0 ? again : pass;
    };
    const passed = pick(order[1]!, stand);
    return { order, rerolls, stand, passed, best: pick(order[0]!, passed) };
  }

  const every = (of: (faces: readonly number[]) => Ways) =>
    together(FACES.flatMap((face) => FACES.map((other) => of([face, other]))));
  return {
    asked,
    before: () => every((faces) => asked(faces).best),
    firstRoll: () => every((faces) => certainly(resultOf(paper, faces), 1n)),
    /** One die is rolled beside the other. */
    beside: (who: number, face: number) =>
      together(FACES.map((each) => asked(who === 0 ? [each, face] : [face, each]).best)),
  };
}

/** SF-A39: the attacker says whether it pushes, then the target. The best of each, and all four. */
export function pushing(paper: Paper, aim: PaperAim) {
  const said = (one: boolean, two: boolean): Paper => ({
    ...paper,
    fighters: [
      { ...paper.fighters[0], pushes: one },
      { ...paper.fighters[1], pushes: two },
    ],
  });
  const ways = (of: Paper) => solver(of, aim).before();
  const may = (i: number) => (paper.fighters[i]!.traits.includes('push') ? [false, true] : [false]);
  const best = (who: number, of: readonly Paper[]) =>
    of.reduce((chosen, each) => (compare(paper, aim, who, ways(each), ways(chosen)) > 0 ? each : chosen));
  const replies = may(0).map((one) => may(1).map((two) => said(one, two)));
  const attacker = replies.map((each) => best(1, each));
  const chosen = best(0, attacker);
  return { attacker, target: replies[attacker.indexOf(chosen)]!, chosen };
}

/* ---- the same by the game itself ------------------------------------------------------------------------------- */

/** Plays a state on in every way through the game's own questions; nobody rerolls. Ways by the life of the two. */
export function played(state: State, units: readonly string[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  const go = (at: State, chance: number): void => {
    const { ask } = skirmishFight.next(at);
    if (ask?.kind === 'roll' && ask.id !== 'initiative.roll') {
      const falls = ask.pools.reduce<readonly (readonly number[])[]>(
        (done) => done.flatMap((faces) => FACES.map((face) => [...faces, face])),
        [[]],
      );
      for (const fall of falls) {
        const faces = fall.map((face) => [face]);
        go(skirmishFight.answer(at, { kind: 'roll', faces, app: 0 }).state, chance / falls.length);
      }
    } else if (ask?.kind === 'choose' && /result$/.test(ask.id)) {
      const stands = ask.options.find(({ main }) => main)!;
      go(skirmishFight.answer(at, { kind: 'choose', option: stands.id }).state, chance);
    } else {
      const end = units.map((id) => at.units.find((unit) => unit.id === id)!.life).join();
      ends.set(end, (ends.get(end) ?? 0) + chance);
    }
  };
  go(state, 1);
  return ends;
}
