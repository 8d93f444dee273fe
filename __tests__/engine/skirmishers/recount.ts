import type { Action } from '../../../engine/core/types';
import { does } from './reference';

const COVER: Readonly<Record<string, number>> = { none: 0, low: 1, high: 2, overhead: 3 };
const sixes = (faces: readonly number[]) => faces.filter((face) => face === 6).length;

/** The dead of each side, from the answers and the dice of a log alone: the rules are not asked. */
export function recount(
  actions: readonly Action[],
  rulings: Readonly<Record<string, string>>,
): Readonly<Record<'a' | 'b', number>> {
  const dead = { a: 0, b: 0 };
  const chosen: Record<string, string> = {};
  let attack: readonly number[] = [];
  let loser: 'a' | 'b' = 'a';
  for (const [i, action] of actions.entries()) {
    if (action.type !== 'answer') continue;
    const { ask, answer } = action;
    if (answer.kind === 'choose') chosen[ask] = answer.option;
    if ((ask === 'turn' || ask === 'shoot.second') && answer.kind === 'choose' && answer.option.split('|')[2])
      chosen.attack = answer.option;
    const [, by = 'a'] = /\|([ab])/.exec(chosen.attack ?? '') ?? [];
    const [mine, foe] = by === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const);
    if (answer.kind === 'roll' && ask === 'shoot.roll') {
      const [shots = [], armor = []] = answer.faces;
      const cover = COVER[chosen['shoot.cover']!]!;
      const bySixes = sixes(shots) && sixes(armor) && rulings['DC-A3'] !== 'melee';
      const kills = bySixes
        ? sixes(shots) - sixes(armor) > cover
        : Math.max(...shots) - Math.max(...armor) > cover;
      if (kills) dead[foe]++;
    }
    if (answer.kind === 'roll' && ask === 'melee.attack') attack = answer.faces[0]!;
    if (answer.kind === 'roll' && ask === 'melee.reply') {
      const reply = answer.faces[0]!;
      const strikesBack = chosen['melee.reaction'] === 'counter' || rulings['DC-A10'] === 'wins';
      const done = does(attack, reply);
      const undone = strikesBack ? does(reply, attack) : 'nothing';
      const what = done === 'nothing' ? undone : done;
      loser = done === 'nothing' ? mine : foe;
      const following = actions[i + 1];
      const asked = following?.type === 'answer' && following.ask === 'melee.push';
      if (what === 'kills' || (what === 'pushes' && !asked)) dead[loser]++;
    }
    if (ask === 'melee.push' && chosen[ask] !== 'clear') dead[loser]++;
  }
  return dead;
}
