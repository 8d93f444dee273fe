import type { AskOf, Event, Option, Row, Step } from '../core/types';
import { BLAST, DICE, REACH } from './data';
import { harmOf, lay, resist, rollAsk } from './exchange';
import { figureOf, nameOf, sideOf, upFigures, type PhaseOf, type State } from './state';
import { passTurn } from './turn';

type Faces = readonly (readonly number[])[];

export const throwAsk = (state: State, { unit }: PhaseOf<'throw'>): AskOf<'roll'> =>
  rollAsk(state, {
    id: 'grenade.throw',
    prompt: `How far does ${nameOf(state, unit)} throw?`,
    rule: 'SK-R29',
    notes: [{ text: 'Say the direction before you roll.', rule: 'SK-A8' }],
  });

/** SK-R29. */
export function throwFar(state: State, { unit }: PhaseOf<'throw'>, faces: Faces): Step<State> {
  const reach = REACH[faces[0]![0]! - 1]!;
  const { side, name } = figureOf(state, unit);
  const text = `${name} threw it up to ${reach}″.`;
  return {
    state: { ...lay(state, faces), phase: { id: 'blast', unit, reach } },
    name: `Up to ${reach}″`,
    events: [{ kind: 'rolled', text, rule: 'SK-R29', side, unit }],
  };
}

/** Who stands where round the landing point: friends and the thrower too (SK-R30, SK-R31, SK-A7). */
export function blastAsk(state: State, { unit, reach }: PhaseOf<'blast'>): AskOf<'form'> {
  const { inner, outer } = BLAST[state.readings['SK-A6']];
  const options: readonly Option[] = [
    { id: 'out', label: 'Out' },
    { id: 'outer', label: `Within ${outer}`, note: `${DICE.outer} dice` },
    { id: 'inner', label: `Within ${inner}`, note: `${DICE.inner} dice` },
  ];
  const rows = upFigures(state).map(({ id, name, side }): Row => ({
    id: `blast.${id}`,
    label: name,
    group: sideOf(state, side).name,
    unit: id,
    options,
    preset: 'out',
  }));
  const name = nameOf(state, unit);
  return {
    kind: 'form',
    id: 'grenade.blast',
    asked: { by: 'table' },
    prompt: 'Who is in the blast?',
    rule: 'SK-R31',
    unit,
    notes: [
      { text: `${name} picks a point up to ${reach}″ away, in the direction named.`, rule: 'SK-R30' },
      { text: 'Friends and the thrower are hit like anybody else.', rule: 'SK-A7' },
    ],
    rows,
  };
}

export function placeBlast(
  state: State,
  { unit }: PhaseOf<'blast'>,
  rows: Readonly<Record<string, string>>,
): Step<State> {
  const within = (ring: string) =>
    upFigures(state)
      .map((figure) => figure.id)
      .filter((id) => rows[`blast.${id}`] === ring);
  const [inner, outer] = [within('inner'), within('outer')];
  const hit = inner.length + outer.length;
  if (hit)
    return {
      state: { ...state, phase: { id: 'resist', unit, inner, outer } },
      name: 'The blast',
      events: [],
    };
  const { side } = figureOf(state, unit);
  const event: Event = { kind: 'did', text: 'Nobody stood in the blast.', rule: 'SK-R31', side, unit };
  return { ...passTurn({ state, events: [event] }), name: 'An empty blast' };
}

export const resistAsk = (state: State, { unit }: PhaseOf<'resist'>): AskOf<'roll'> =>
  rollAsk(state, {
    id: 'grenade.resist',
    prompt: `${nameOf(state, unit)}’s grenade goes off`,
    rule: 'SK-R31',
    notes: [{ text: 'Blast and armor are rolled anew for each figure.', rule: 'SK-A7' }],
  });

/** SK-R31, SK-A7. */
export function explode(state: State, { inner, outer }: PhaseOf<'resist'>, faces: Faces): Step<State> {
  const pairs = [...inner, ...outer].map((unit) => [unit, unit] as const);
  const hurt = resist(lay(state, faces), 'blast', pairs, 'SK-R31');
  return { ...passTurn(hurt), name: harmOf(hurt.state) };
}
