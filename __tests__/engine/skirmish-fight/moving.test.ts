import { battle, unit } from './script';

const SALLY = unit('Sally');
const BOB = unit('Bob');
const alone = () => battle([SALLY, unit('Ann')], [BOB]);

describe('moving', () => {
  it('SF-R7 SF-R8 an activation can be two moves, and the choice says how far', () => {
    const move = (...traits: readonly ('fast' | 'slow')[]) =>
      battle([unit('Sally', ...traits)], [BOB]).option('move|a1')!;
    expect(move()).toMatchObject({ label: 'Sally only moves', verb: { label: 'Move only' } });
    expect(move().verb!.note).toMatch(/^6″ twice/);
    expect(move('fast').verb!.note).toMatch(/^8″ twice/);
    expect(move('slow').verb!.note).toMatch(/^4″ twice/);
    const table = alone().choose('move|a1');
    expect(table.unit('a1').status).toBe('done');
    expect(table.ask).toMatchObject({ id: 'turn', asked: { by: 'player', side: 'b' } });
  });
  it('SF-A31 in contact it does not move; by the other reading it may, to another enemy', () => {
    const note = (reading: string) =>
      battle([SALLY], [BOB], {}, { 'SF-A31': reading }).option('move|a1')!.verb!.note;
    expect(note('held')).toBe('6″ twice; in contact, not at all');
    expect(note('shift')).toBe('6″ twice; in contact, only straight to another enemy');
  });
  it('SF-R7 a unit may attack first, move first, or only move', () => {
    const verbs = new Set(
      alone()
        .options.filter(({ unit: id }) => id === 'a1')
        .map(({ verb }) => verb!.id),
    );
    expect(verbs).toEqual(new Set(['fight', 'shoot', 'move', 'climb', 'jump', 'fall']));
  });
  it('SF-R7 after a climb the unit may still attack, and then it is done', () => {
    const table = alone().choose('climb|a1').roll(4);
    expect(table.ask).toMatchObject({ id: 'turn', prompt: 'Sally: what next?', unit: 'a1', rule: 'SF-R7' });
    expect(table.options.every((option) => option.unit === 'a1')).toBe(true);
    expect(table.option('move|a1')!.verb).toMatchObject({ label: 'Done' });
    table.choose('fight|a1|b1').roll(6, 1).choose('away');
    expect(table.unit('a1').status).toBe('done');
    expect(table.ask.asked).toEqual({ by: 'player', side: 'b' });
  });
  it('SF-R7 after its attack a unit may climb, jump or fall on its last move, and attacks no more', () => {
    const table = alone().choose('fight|a1|b1').roll(6, 1).choose('away');
    expect(table.notes).toContain('Sally may still move, if it has not.');
    const left = table.open.filter((id) => id.split('|')[1] === 'a1');
    expect(left).toEqual(['climb|a1', 'jump|a1', 'fall|a1']);
    table.choose('climb|a1').roll(1).choose('high');
    expect(table.life('a1')).toBe(2);
    expect(table.ask.asked).toEqual({ by: 'player', side: 'b' });
    expect(table.choose('move|b1').open.some((id) => id.split('|')[1] === 'a1')).toBe(false);
  });
});

describe('climbing', () => {
  it('SF-R10 anything but a 1 climbs, and nothing more is asked', () => {
    const table = alone().choose('climb|a1');
    expect(table.ask).toMatchObject({ id: 'climb.roll', rule: 'SF-R10' });
    table.roll(2);
    expect(table.ask.id).toBe('turn');
    expect(table.life('a1')).toBe(3);
  });
  it('SF-R10 SF-A17 a 1 costs 1 life for a climb of more than 2″, and nothing for a lower one', () => {
    const failed = () => alone().choose('climb|a1').roll(1);
    expect(failed().ask).toMatchObject({ id: 'climb.result', rule: 'SF-A17' });
    expect(failed().choose('high').life('a1')).toBe(2);
    expect(failed().choose('safe').life('a1')).toBe(3);
  });
  it('SF-A36 a failed climb ends that move, and the activation goes on', () => {
    const table = alone().choose('climb|a1').roll(1).choose('safe');
    expect(table.notes).toEqual(['Sally did not climb: this move is over.']);
    expect(table.open).toEqual(expect.arrayContaining(['climb|a1', 'fight|a1|b1', 'move|a1']));
  });
  it('SF-R59 Example Move 3: a 6 climbs 3″, and the height comes off the move', () => {
    const table = battle([BOB], [SALLY]).choose('climb|a1').roll(6);
    expect(table.notes).toEqual(['The climb is made: its height comes off this move.']);
  });
  it('SF-A13 SF-R25 a failed climb can be rerolled', () => {
    const table = alone().choose('climb|a1').roll(1).choose('reroll||||a.0').roll(5);
    expect([table.life('a1'), table.track('a', 'points').value]).toEqual([3, 1]);
    expect(table.exchange.sides[0]!.dice).toMatchObject([
      { face: 1, fate: 'discarded', note: 'rerolled' },
      { face: 5, fate: 'live' },
    ]);
  });
});

describe('jumping and falling', () => {
  it('SF-R11 anything but a 1 jumps, and nothing more is asked', () => {
    const table = alone().choose('jump|a1');
    expect(table.ask).toMatchObject({ id: 'jump.roll', rule: 'SF-R11' });
    expect(table.roll(2).ask.id).toBe('turn');
  });
  it('SF-R11 SF-A18 on a 1 it jumps only 1″, which may end safely', () => {
    const table = alone().choose('jump|a1').roll(1);
    expect(table.ask).toMatchObject({ id: 'jump.result', rule: 'SF-A18' });
    table.choose('safe');
    expect(table.life('a1')).toBe(3);
    expect(table.notes).toEqual(['Sally jumped only 1″: this move is over.']);
  });
  it('SF-R58 Example Move 2: a 3 carries Sally over; a 1 drops her 4″, for 2 life', () => {
    expect(alone().choose('jump|a1').roll(3).life('a1')).toBe(3);
    expect(alone().choose('jump|a1').roll(1).choose('fell.4').life('a1')).toBe(1);
  });
  it('SF-R12 a fall costs 1 life for every 2″, rounded up', () => {
    const table = battle([unit('Tia', 'tough')], [BOB]).choose('fall|a1');
    expect(table.ask).toMatchObject({ id: 'fall', rule: 'SF-R12', prompt: 'How far did Tia fall?' });
    expect(table.options.map(({ label, note }) => [label, note])).toEqual([
      ['Up to 2″', '1 life'],
      ['Up to 4″', '2 life'],
      ['Up to 6″', '3 life'],
      ['More than 6″', 'Defeated'],
    ]);
    expect(table.choose('fell.6').life('a1')).toBe(1);
  });
  it('SF-R12 SF-R23 a unit on its last life does not survive any fall, and the other side is up', () => {
    const table = alone().set('a1', 'life', 1).choose('fall|a1');
    expect(table.options.map(({ label }) => label)).toEqual(['Any height']);
    table.choose('fell.2');
    expect(table.unit('a1').status).toBe('down');
    expect(table.ask.asked).toEqual({ by: 'player', side: 'b' });
  });
  it('SF-R48 one that has begun to move cannot call any more, and is told why', () => {
    const table = battle([unit('Cal', 'call'), SALLY], [BOB])
      .choose('jump|a1')
      .roll(4);
    expect(table.option('call|a1')?.blocked).toEqual({
      why: 'A unit that calls gives up moving.',
      rule: 'SF-R48',
    });
  });
});
