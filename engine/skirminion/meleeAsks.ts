import { never } from '../core/result';
import type { Answer, AskOf, Event, Option, Row, SideId, Step, Verb } from '../core/types';
import { choice, readChoice } from '../kit/choice';
import { dieId, faces, OPPONENT, readDie, type Hand, type Role } from './exchange';
import { meleeOf, support, unknownSupport } from './engage';
import { lastBlow, spendDie, usesOf, yieldFirst, type Use } from './melee';
import { meleeHit } from './profile';
import { nameOf, unitOf, type Change, type State } from './state';

const USES = {
  all: { id: 'all', label: 'Use all', icon: 'melee' },
  injure: { id: 'injure', label: 'Injure', icon: 'melee' },
  cancel: { id: 'cancel', label: 'Cancel', icon: 'shield' },
  stop: { id: 'stop', label: 'Stop', icon: 'end' },
  yield: { id: 'yield', label: 'Wait', icon: 'slip' },
} as const satisfies Record<string, Verb>;

export function supportAsk(state: State): AskOf<'form'> {
  const melee = meleeOf(state);
  const rows = unknownSupport(state).map((role): Row => {
    const unit = nameOf(state, melee[role].unit);
    const foe = nameOf(state, melee[OPPONENT[role]].unit);
    return {
      id: role,
      label: `Another friend of ${unit} touches ${foe}`,
      options: [
        { id: 'no', label: 'No', note: '4 dice' },
        { id: 'yes', label: 'Yes', note: '5 dice' },
      ],
      preset: 'no',
    };
  });
  return { kind: 'form', id: 'melee.support', asked: { by: 'table' }, prompt: 'Who has support?', rule: 'SN-R32', notes: [], rows }; // prettier-ignore
}

export const answerSupport = (state: State, { rows }: Extract<Answer, { kind: 'form' }>): Step<State> => ({
  state: support(
    state,
    (['attacker', 'defender'] as const).filter((role) => rows[role] === 'yes'),
  ),
  name: 'Support',
  events: [],
});

export function rollAsk(state: State): AskOf<'roll'> {
  const melee = meleeOf(state);
  const pool = (role: Role) => {
    const { unit, count } = melee[role];
    const { side, name } = unitOf(state, unit);
    return { id: role, side, unit, label: name, dice: count, faces: 6 };
  };
  const notes = (['attacker', 'defender'] as const)
    .filter((role) => melee[role].dropsThrees)
    .map((role) => ({ text: `${nameOf(state, melee[role].unit)} is hurt and drops 3s.`, rule: 'SN-R33', unit: melee[role].unit })); // prettier-ignore
  const prompt = `${nameOf(state, melee.attacker.unit)} fights ${nameOf(state, melee.defender.unit)}`;
  const pools = [pool('attacker'), pool('defender')];
  return { kind: 'roll', id: 'melee.roll', asked: { by: 'dice' }, prompt, rule: 'SN-R32', notes, pools };
}

/* ---- using dice ------------------------------------------------------------------------------------------------ */

interface Stand {
  readonly role: Role;
  readonly mine: Hand;
  readonly theirs: Hand;
  readonly side: SideId;
  readonly name: string;
  readonly foe: string;
  readonly hit: (face: number) => number;
}
function standOf(state: State): Stand {
  const melee = meleeOf(state);
  const { turn } = melee;
  const { side, name, type } = unitOf(state, melee[turn].unit);
  const theirs = melee[OPPONENT[turn]];
  const foe = nameOf(state, theirs.unit);
  return { role: turn, mine: melee[turn], theirs, side, name, foe, hit: (face) => meleeHit(type, face) };
}

export function dieAsk(state: State): AskOf<'choose'> {
  const stand = standOf(state);
  const { mine, theirs, side, name } = stand;
  const options = usesOf(mine, theirs).map((use) => optionOf(stand, use));
  const first = meleeOf(state).fresh && stand.role === 'defender' && faces(theirs).length > 0;
  const wait = choice(USES.yield, `Let ${stand.foe} begin`, { note: 'Riposte is a choice' });
  return {
    kind: 'choose',
    id: 'melee.use',
    asked: { by: 'player', side },
    prompt: `${name}: use one die`,
    rule: faces(theirs).length ? 'SN-R34' : 'SN-R38',
    unit: mine.unit,
    notes: first ? [{ text: `${name} begins by Riposte.`, rule: 'SN-R64', unit: mine.unit }] : [],
    options: first ? [...options, wait] : options,
  };
}

function optionOf({ role, mine, theirs, foe, hit }: Stand, use: Use): Option {
  const faceAt = (hand: Hand, place: number) => hand.dice[place]!.face;
  switch (use.verb) {
    case 'injure': {
      const face = faceAt(mine, use.die);
      return choice(USES.injure, `Injure −${hit(face)}`, {
        note: `with your ${face}`,
        dice: [dieId(role, use.die)],
      });
    }
    case 'cancel':
      return choice(USES.cancel, `Cancel ${foe}’s ${faceAt(theirs, use.target)}`, {
        note: `with your ${faceAt(mine, use.die)}`,
        dice: [dieId(role, use.die), dieId(OPPONENT[role], use.target)],
      });
    case 'all': {
      const total = mine.dice.reduce((sum, die) => sum + (die.fate === 'live' ? hit(die.face) : 0), 0);
      return choice(USES.all, `Injure −${total}`, { note: 'with every die left', main: true });
    }
    case 'stop':
      return choice(USES.stop, 'Stop', { note: 'Leave the rest unused' });
    default:
      return never(use);
  }
}

/** SN-R66. The unit is destroyed, so the dice alone are named. */
export function lastBlowAsk(state: State): AskOf<'choose'> {
  const { role, mine, side, name, foe, hit } = standOf(state);
  const blows = faces(mine).map(({ face, place }, i) =>
    choice(USES.injure, `Injure −${hit(face)}`, {
      note: `with your ${face}`,
      dice: [dieId(role, place)],
      ...(i === 0 && { main: true }),
    }),
  );
  return {
    kind: 'choose',
    id: 'melee.last-blow',
    asked: { by: 'player', side },
    prompt: `${name}: a last blow at ${foe}?`,
    rule: 'SN-R66',
    unit: mine.unit,
    notes: [],
    options: [...blows, choice(USES.stop, 'No blow')],
  };
}

/* ---- answers --------------------------------------------------------------------------------------------------- */

export function answerUse(state: State, option: string): Step<State> {
  const { verb, dice = [] } = readChoice(option);
  const [own, other] = dice.map((die) => readDie(die).place);
  const { name } = standOf(state);
  switch (verb) {
    case 'injure':
      return struck(state, spendDie(state, { verb, die: own! }));
    case 'all':
      return struck(state, spendDie(state, { verb }));
    case 'cancel':
      return { ...spendDie(state, { verb, die: own!, target: other! }), name: `${name} cancels` };
    case 'stop':
      return { ...spendDie(state, { verb }), name: `${name} stops` };
    case 'yield':
      return { state: yieldFirst(state), name: `${name} waits`, events: [] };
    default:
      throw new Error(`No such use: ${verb}`);
  }
}

export function answerLastBlow(state: State, option: string): Step<State> {
  const [die] = readChoice(option).dice ?? [];
  const change = lastBlow(state, die === undefined ? undefined : readDie(die).place);
  return die ? struck(state, change) : { ...change, name: `${standOf(state).name}: no blow` };
}

/** "Lark −2". */
function struck(state: State, change: Change): Step<State> {
  const foe = unitOf(state, standOf(state).theirs.unit);
  const lost = change.events.find((event: Event) => event.kind === 'lost' && event.unit === foe.id);
  return { ...change, name: `${foe.name} −${lost?.amount ?? 0}` };
}
