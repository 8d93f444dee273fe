import type { AskOf, Event, Note, RuleId, Step, UnitId } from '../core/types';
import { ARMOR } from './data';
import { harmOf, lay, rollAsk, suffer, totalOf } from './exchange';
import { armorDice, figureOf, nameOf, type Change, type PhaseOf, type State } from './state';
import { passTurn } from './turn';

type Faces = readonly (readonly number[])[];

export const fightAsk = (state: State, { unit, target }: PhaseOf<'fight'>): AskOf<'roll'> =>
  rollAsk(state, {
    id: 'fight.roll',
    prompt: `${nameOf(state, unit)} fights ${nameOf(state, target)}`,
    rule: state.readings['SK-A5'] === 'normal' ? 'SK-R23' : 'SK-R27',
    notes: doctor(state, target),
  });

/** The rule as written hardly works here, and players should know. */
const doctor = (state: State, target: UnitId): readonly Note[] =>
  state.readings['SK-A5'] === 'normal' && armorDice(state, figureOf(state, target)) === ARMOR.full
    ? [
        {
          text: 'By the normal rules about 3 blows in 1000 get through full armor. The alternate rules are a table ruling.',
          rule: 'SK-A5',
        },
      ]
    : [];

/** SK-R23: the greater total hits; by the alternate only the attacker can (SK-R27). Equal totals do nothing (SK-A2). */
export function strike(state: State, { unit, target }: PhaseOf<'fight'>, faces: Faces): Step<State> {
  const laid = lay(state, faces);
  const reading = state.readings['SK-A5'];
  const attack = totalOf(laid, 'blow', unit);
  const defence = totalOf(laid, 'blow', target);
  const rule = reading === 'normal' ? 'SK-R23' : 'SK-R27';
  const rolled: Event = {
    kind: 'rolled',
    text: `${nameOf(state, unit)} ${attack}, ${nameOf(state, target)} ${defence}.`,
    rule,
    side: figureOf(state, unit).side,
    unit,
  };
  const finish = (done: Change): Step<State> => ({
    ...passTurn({ state: done.state, events: [rolled, ...done.events] }),
    name: harmOf(done.state),
  });
  const hit = Math.abs(attack - defence);
  const victim = attack > defence ? target : unit;
  if (!hit || (victim === unit && reading !== 'normal')) return finish({ state: laid, events: [] });
  if (reading === 'alternate') return finish(suffer(laid, victim, hit, rule));
  if (!canPierce(state, victim, hit)) return finish(bounce(laid, victim, hit));
  const name = `${nameOf(state, victim)} is hit for ${hit}`;
  const event: Event = {
    kind: 'did',
    text: `${nameOf(state, victim)} was hit for ${hit}.`,
    rule,
    side: figureOf(state, victim).side,
    unit: victim,
  };
  return {
    state: { ...laid, phase: { id: 'armor', unit, target, victim, hit } },
    name,
    events: [rolled, event],
  };
}

/** Each die of armor takes one at least, so a light hit needs no roll. */
const canPierce = (state: State, victim: UnitId, hit: number): boolean =>
  hit > armorDice(state, figureOf(state, victim));

function bounce(state: State, victim: UnitId, hit: number): Change {
  const { side, name } = figureOf(state, victim);
  const rule: RuleId = 'SK-R25';
  const event: Event = {
    kind: 'did',
    text: `${name}’s armor takes ${hit}, whatever it rolls.`,
    rule,
    side,
    unit: victim,
  };
  return { state: suffer(state, victim, 0, rule).state, events: [event] };
}

export const armorAsk = (state: State, { victim, hit }: PhaseOf<'armor'>): AskOf<'roll'> =>
  rollAsk(state, {
    id: 'fight.armor',
    prompt: `${nameOf(state, victim)} is hit for ${hit}: armor`,
    rule: 'SK-R25',
    notes: [],
  });

/** SK-R25, SK-A4. */
export function absorb(state: State, { victim, hit }: PhaseOf<'armor'>, faces: Faces): Step<State> {
  const laid = lay(state, faces);
  const armor = totalOf(laid, 'armor', victim);
  const { side, name } = figureOf(state, victim);
  const text = `${name}’s armor took ${Math.min(armor, hit)} of ${hit}.`;
  const rolled: Event = { kind: 'rolled', text, rule: 'SK-R25', side, unit: victim };
  const hurt = suffer(laid, victim, hit - armor, 'SK-R25');
  return {
    ...passTurn({ state: hurt.state, events: [rolled, ...hurt.events] }),
    name: harmOf(hurt.state),
  };
}
