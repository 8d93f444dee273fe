import { readAction, readOutcome, readSetup } from '../../app/store/codec';

const json = (value: unknown) => JSON.stringify(value);

const ACTIONS = [
  { type: 'answer', at: 0, ask: 'turn', answer: { kind: 'choose', option: 'hit|a1|b1' } },
  { type: 'answer', at: 1, ask: 'facts', answer: { kind: 'form', rows: { cover: 'yes', range: 'far' } } },
  { type: 'answer', at: 2, ask: 'hit', answer: { kind: 'roll', faces: [[6, 1], []], app: 2 } },
  { type: 'answer', at: 3, ask: 'minute', answer: { kind: 'wait' } },
  { type: 'adjust', at: 4, of: 'a1', track: 'life', value: -1 },
  { type: 'skip', at: 5 },
  { type: 'undo', at: 6 },
  { type: 'redo', at: 7 },
  { type: 'concede', at: 8, side: 'b' },
];
const SIDE = { id: 'a', name: 'Red', roster: { any: ['thing', null] } };
const SETUP = {
  seed: 7,
  sides: [SIDE, { ...SIDE, id: 'b', roster: null }],
  choices: { mission: 'vaults', turns: 6, obstacles: ['a1', 'b2'] },
  rulings: { 'SF-A1': 'nothing' },
};
const DRAWN = { title: 'A draw', why: 'Nobody is left.', rule: 'SF-R9', scores: [{ side: 'a', score: '3' }] };

describe('what was written', () => {
  it.each(ACTIONS)('%j comes back', (action) => expect(readAction(json(action))).toEqual(action));
  it('a set-up comes back', () => expect(readSetup(json(SETUP))).toEqual(SETUP));
  it.each([DRAWN, { ...DRAWN, winner: 'a' }])('%j comes back', (outcome) =>
    expect(readOutcome(json(outcome))).toEqual(outcome),
  );
});

describe('what was not', () => {
  const [choose, form, roll] = ACTIONS.map((action) => action.answer);
  const answered = (answer: unknown) => ({ ...ACTIONS[0], answer });
  it.each([
    'null',
    '[]',
    '{}',
    'no JSON',
    ...[
      { ...ACTIONS[5], more: 1 },
      { ...ACTIONS[5], at: 0.5 },
      { ...ACTIONS[5], at: '5' },
      { type: 'skip' },
      { type: 'dance', at: 1 },
      { ...ACTIONS[4], value: null },
      { ...ACTIONS[4], track: 'x'.repeat(401) },
      { ...ACTIONS[8], side: 'z' },
      answered(undefined),
      answered({ ...choose, more: 1 }),
      answered({ kind: 'choose' }),
      answered({ ...form, rows: { cover: 1 } }),
      answered({ ...form, rows: ['yes'] }),
      answered({ ...form, rows: { ['x'.repeat(401)]: 'yes' } }),
      answered({ ...roll, faces: [6] }),
      answered({ ...roll, faces: [['6']] }),
    ].map(json),
  ])('%s is no action', (body) => expect(readAction(body)).toBeUndefined());

  it.each([
    { ...SETUP, sides: [SIDE] },
    { ...SETUP, sides: [SIDE, SIDE, SIDE, SIDE, SIDE] },
    { ...SETUP, sides: [SIDE, { id: 'b', name: 'Blue' }] },
    { ...SETUP, seed: '7' },
    { ...SETUP, choices: { mission: true } },
    { ...SETUP, rulings: null },
    { ...SETUP, more: 1 },
  ])('%j is no set-up', (body) => expect(readSetup(json(body))).toBeUndefined());

  it.each([
    { ...DRAWN, winner: 'z' },
    { ...DRAWN, scores: [{ side: 'a' }] },
    { ...DRAWN, more: 1 },
  ])('%j is no outcome', (body) => expect(readOutcome(json(body))).toBeUndefined());
});
