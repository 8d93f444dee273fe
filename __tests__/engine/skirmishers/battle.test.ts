import { skirmishers } from '../../../engine/skirmishers';
import { RULEBOOK } from '../../../engine/skirmishers/rulebook';
import { STARTERS } from '../../../engine/skirmishers/starters';
import { force, setupOf, table } from './script';

const pair = () => force([2, '1/2/1', 'Archer']);
const field = (setup: ReturnType<typeof setupOf>, id: string) =>
  skirmishers.setup.fields(setup).find((each) => each.id === id);

describe('setting up', () => {
  it('DC-R3 the ruler and the straight line are in the rules and beside the movement', () => {
    expect(RULEBOOK.find(({ id }) => id === 'DC-R3')!.text).toContain('straight line');
    expect(field(setupOf(pair(), pair()), 'movement')!.help).toContain('straight line');
  });

  it('DC-R4 the first question reminds of setting up, and the first player answers it', () => {
    const t = table(pair(), pair(), { first: 'b' });
    expect(t.ask).toMatchObject({ id: 'turn', asked: { by: 'player', side: 'b' } });
    expect(t.ask.notes[0]).toMatchObject({ rule: 'DC-R4' });
    expect(field(t.setup, 'first')).toMatchObject({ value: 'b', draw: true });
    expect(t.choose('done|b1.no00').ask.notes).toEqual([]);
  });

  it('DC-R4 a side without a force that can stand is named', () => {
    const setup = setupOf(force([1, 'x', 'Ghost']), pair());
    expect(skirmishers.setup.problems(setup)[0]!.text).toContain('Red: Ghost');
    const none = { ...setup, sides: [{ id: 'a' as const, name: 'Red', roster: null }] };
    expect(skirmishers.setup.problems(none)).toHaveLength(1);
    expect(skirmishers.setup.problems(setupOf(pair(), pair()))).toEqual([]);
  });

  it('DC-A14 distances follow the era of the forces until they are written down', () => {
    const [, , platoon, section] = STARTERS.map((each) => each.roster);
    expect(field(setupOf(platoon!, section!), 'range')).toMatchObject({ value: '24″' });
    expect(field(setupOf(platoon!, section!), 'limited')).toMatchObject({ value: '8″' });
    expect(field(setupOf(pair(), pair()), 'limited')).toBeUndefined();
    expect(field(setupOf(pair(), pair(), { range: '40 cm' }), 'range')).toMatchObject({ value: '40 cm' });
    const t = table(platoon!, section!, { movement: '10 cm', range: '', limited: '15 cm' });
    expect(t.unit('a1').facts).toBe('Move 10 cm · Missile 24″');
    expect(t.unit('a3').facts).toBe('Move 10 cm · Missile 24″ · Fires at two targets');
    expect(t.unit('b2').facts).toBe('Move 10 cm · Missile 15 cm');
  });
});

describe('winning', () => {
  it('DC-R5 a side with nobody left has lost', () => {
    const t = table(pair(), force([1, '1/2/1', 'Archer'])).shoot('a1.no00', 'b1.no00', 'none', [6], [5]);
    expect(t.over).toMatchObject({ winner: 'a', title: 'Red wins', why: 'Nobody of Blue is left standing.' });
    expect(t.over!.scores.map(({ score }) => score)).toEqual(['2 of 2 standing', '0 of 1 standing']);
  });

  it('DC-A14 reduced to half: two of four still stand, and that is enough', () => {
    const t = table(pair(), force([4, '1/2/1', 'Archer']), { win: 'half' });
    t.shoot('a1.no00', 'b1.no00', 'none', [6], [5]);
    expect(t.over).toBeUndefined();
    t.shoot('a1.no00', 'b1.no00', 'none', [6], [5]);
    expect(t.over).toMatchObject({ winner: 'a', why: 'Blue is down to 2 of 4.' });
    expect(t.state.turn).toBe(1);
  });

  it('DC-A14 half of five is not three', () => {
    const t = table(pair(), force([5, '1/2/1', 'Archer']), { win: 'half' });
    expect(t.set('b1', 'standing', 3).over).toBeUndefined();
    expect(t.set('b1', 'standing', 2).over?.winner).toBe('a');
  });

  it('DC-A14 in your own words: the aim is in view and half is not enough', () => {
    const t = table(pair(), pair(), { win: 'declare', goal: 'Cross the bridge.' });
    expect(t.view.notes[0]!.text).toBe('Cross the bridge.');
    t.set('b1', 'standing', 1);
    expect(t.over).toBeUndefined();
    expect(t.choose('declare|b').over).toMatchObject({ winner: 'b', title: 'Blue wins', rule: 'DC-A14' });
    expect(field(t.setup, 'goal')).toMatchObject({ value: 'Cross the bridge.' });
    expect(field(setupOf(pair(), pair()), 'goal')).toBeUndefined();
  });

  it('DC-A14 a winner, or nobody, can be declared in any battle', () => {
    for (const win of ['destroy', 'half', 'declare'])
      expect(table(pair(), pair(), { win }).choose('declare').over).toMatchObject({ title: 'A draw' });
  });

  it('a side that concedes has lost; two sides beaten by hand are a draw', () => {
    expect(table(pair(), pair()).concede('a').over?.winner).toBe('b');
    const t = table(pair(), pair()).set('a1', 'standing', 0).set('b1', 'standing', 0);
    expect(t.over!.winner).toBeUndefined();
    expect(t.set('b1', 'standing', 1).over?.winner).toBe('b');
  });
});
