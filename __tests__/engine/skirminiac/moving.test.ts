import { viewOf } from '../../../engine/core/game';
import { cellsOf, choose, gameAt, healthOf, optionsOf, scene, whyNot, type Scene } from './games';

const at = (it: Scene) => gameAt(scene(it));
/** Out of everybody's way. */
const FAR = { a7: ['0,6', 6], b7: ['10,0', 6], b6: ['10,2', 6] } as const;
const ROUND_4_3 = ['3,2', '3,3', '4,2', '4,4', '5,2', '5,3'];

describe('steps', () => {
  it.each([4, 5, 6])('SC-R26 with %i health a unit takes one or two steps, in any directions', (health) => {
    const cells = cellsOf(at({ pieces: { ...FAR, a1: ['4,3', health] } }), 'move', 'a1');
    expect(cells).toHaveLength(18);
    expect(cells).toEqual(expect.arrayContaining([...ROUND_4_3, '4,1', '5,1', '6,4', '2,2']));
  });

  it('SC-R26 a second step shows the hex on the way, a first has none', () => {
    const moves = optionsOf(at({ pieces: { ...FAR, a1: ['4,3', 6] } }), 'move', 'a1');
    expect(moves.find((each) => each.cell === '4,1')).toMatchObject({ via: ['4,2'], note: 'Two steps' });
    expect(moves.find((each) => each.cell === '4,2')).not.toHaveProperty('via');
    expect(moves[0]?.verb?.note).toBe('One or two steps');
  });

  it.each([1, 2, 3])('SC-R28 with %i health and friends it takes one', (health) => {
    const game = at({ pieces: { ...FAR, a1: ['4,3', health] } });
    expect(cellsOf(game, 'move', 'a1')).toEqual(ROUND_4_3);
    expect(whyNot(game, 'move', 'a1', '4,1')).toBe('With three health or less it takes one step.');
  });

  it('SC-R26 the last unit of a side takes two whatever its health', () => {
    const { b7, b6 } = FAR;
    expect(cellsOf(at({ pieces: { a1: ['4,3', 1], b7, b6 } }), 'move', 'a1')).toHaveLength(18);
  });

  it('SC-R27 a first step into contact is the last', () => {
    const game = at({ pieces: { ...FAR, a1: ['4,3', 6], b1: ['4,1', 6] }, terrain: ['3,2'] });
    expect(cellsOf(game, 'move', 'a1')).toContain('4,2');
    // Only by way of 4,2, which touches Hal.
    expect(whyNot(game, 'move', 'a1', '3,1')).toBe('The first step would touch an enemy, and end the move.');
  });

  it('SC-A7 the second step may end in contact, by a way that is free and out of it', () => {
    const game = at({ pieces: { ...FAR, a1: ['4,3', 6], b1: ['4,1', 6] } });
    const step = optionsOf(game, 'move', 'a1').find((each) => each.cell === '3,1');
    expect(step).toMatchObject({ via: ['3,2'], note: 'Touches Hal', icon: 'melee' });
    expect(step?.blocked).toBeUndefined();
    const walled = at({ pieces: { ...FAR, a1: ['0,0', 6], a2: ['1,0', 6] }, terrain: ['0,1'] });
    expect(whyNot(walled, 'move', 'a1', '1,1')).toBe('Nothing on the way there is free.');
  });

  it('SC-A6 no move leads back to its start', () => {
    const game = at({ pieces: { ...FAR, a1: ['4,3', 6] } });
    expect(optionsOf(game, 'move', 'a1').map((each) => each.cell)).not.toContain('4,3');
  });

  it('SC-R25 only free hexes of the board', () => {
    const corner = at({ pieces: { ...FAR, a1: ['0,0', 1] } });
    expect(cellsOf(corner, 'move', 'a1')).toEqual(['0,1', '1,0']);
    const crowd = at({
      pieces: { ...FAR, a1: ['4,3', 6], a2: ['4,2', 6], b1: ['7,3', 6] },
      terrain: ['4,4'],
    });
    expect(whyNot(crowd, 'move', 'a1', '4,2')).toBe('Bo stands there.');
    expect(whyNot(crowd, 'move', 'a1', '4,4')).toBe('Terrain stands there.');
    expect(cellsOf(crowd, 'move', 'a1')).not.toContain('4,2');
  });

  it('SC-R10 a unit moves whole, and stands on one hex', () => {
    const game = choose(at({ pieces: { ...FAR, a1: ['4,3', 6] } }), 'move|a1||4,1');
    expect(viewOf(game).board?.units.filter((each) => each.unit === 'a1')).toEqual([
      { unit: 'a1', cell: '4,1' },
    ]);
  });
});

describe('retreats', () => {
  const beside = { ...FAR, a1: ['4,3', 6], b1: ['4,2', 6] } as const;

  it('SC-R24 a move begun in contact ends out of contact', () => {
    const game = at({ pieces: beside });
    expect(cellsOf(game, 'move', 'a1')).toEqual(['3,3', '4,4', '5,3']);
    expect(whyNot(game, 'move', 'a1', '3,2')).toBe('A retreat ends out of contact: this hex touches Hal.');
    const after = choose(game, 'move|a1||4,4');
    expect(after.now.events[0]).toMatchObject({ text: 'Ash retreated to column 5, row 5.', rule: 'SC-R24' });
  });

  it('SC-R28 a retreat is one step, even with full health', () => {
    expect(whyNot(at({ pieces: beside }), 'move', 'a1', '4,5')).toBe(
      'It touches Hal: a retreat is one step.',
    );
  });

  it('SC-A8 the last unit retreats by one step too', () => {
    const { b7, b6 } = FAR;
    const game = at({ pieces: { a1: ['4,3', 6], b1: ['4,2', 6], b7, b6 } });
    expect(cellsOf(game, 'move', 'a1')).toEqual(['3,3', '4,4', '5,3']);
  });

  it('SC-A8 with no hex out of contact it cannot move, but it may attack or stay', () => {
    const game = at({ pieces: { ...FAR, a1: ['0,0', 6], b1: ['0,1', 6] } });
    expect(cellsOf(game, 'move', 'a1')).toEqual([]);
    expect(optionsOf(game, 'attack', 'a1')[0]?.blocked).toBeUndefined();
    expect(optionsOf(game, 'stay', 'a1')).toHaveLength(1);
  });

  it('SC-R16 a bastion beside a unit is no enemy to retreat from', () => {
    const game = at({ pieces: { ...FAR, a1: ['4,3', 6] }, bastions: [undefined, '4,2'] });
    expect(cellsOf(game, 'move', 'a1').length).toBeGreaterThan(6);
    expect(whyNot(game, 'attack', 'a1')).toBe('No enemy in contact.');
  });
});

describe('traverse', () => {
  const scenery = { bastions: ['4,3', '8,3'] } as const;

  it('SC-R29 goes to any free hex round the own bastion, past whatever is between', () => {
    const game = at({ ...scenery, pieces: { ...FAR, a1: ['4,2', 6], a2: ['3,2', 6], a3: ['5,2', 6] } });
    expect(cellsOf(game, 'traverse', 'a1')).toEqual(['3,3', '4,4', '5,3']);
    const after = choose(game, 'traverse|a1||4,4');
    expect(after.now.events[0]).toMatchObject({ text: 'Ash traversed to column 5, row 5.', rule: 'SC-R29' });
  });

  it('SC-R29 may end in contact, and attack', () => {
    const game = at({ ...scenery, pieces: { ...FAR, a1: ['4,2', 2], b1: ['4,5', 6] } });
    const after = choose(game, 'traverse|a1||4,4');
    expect(cellsOf(game, 'move', 'a1')).not.toContain('4,4');
    expect(optionsOf(after, 'attack', 'a1').map((each) => each.target)).toEqual(['b1']);
  });

  it('SC-R29 not in contact with an enemy', () => {
    const game = at({ ...scenery, pieces: { ...FAR, a1: ['4,2', 6], b1: ['4,1', 6] } });
    expect(whyNot(game, 'traverse', 'a1')).toBe('It touches Hal.');
  });

  it('SC-A9 with any health, and never to the hex it stands on', () => {
    const game = at({ ...scenery, pieces: { ...FAR, a1: ['4,2', 1] } });
    expect(cellsOf(game, 'traverse', 'a1')).toEqual(['3,2', '3,3', '4,4', '5,2', '5,3']);
  });

  it('SC-A17 only beside the own bastion: the enemy’s is plain terrain', () => {
    const game = at({ ...scenery, pieces: { ...FAR, a1: ['8,2', 6], a2: ['0,0', 6] } });
    expect(whyNot(game, 'traverse', 'a1')).toBe('It is not beside its bastion.');
    expect(whyNot(at({ pieces: { ...FAR, a1: ['4,2', 6] } }), 'traverse', 'a1')).toBe('Red has no bastion.');
    const full = { a1: ['0,1', 6], a2: ['1,0', 6], ...FAR } as const;
    const walled = at({ pieces: full, bastions: ['0,0', '8,3'] });
    expect(whyNot(walled, 'traverse', 'a1')).toBe('No hex round the bastion is free.');
  });
});

describe('recuperate', () => {
  const fewer = { a1: ['4,3', 1], a7: ['0,6', 6], b1: ['8,3', 6], b6: ['10,2', 6], b7: ['10,0', 6] } as const;

  it('SC-R30 a unit with one health on the side with fewer units gains one instead of moving', () => {
    const game = choose(at({ pieces: fewer }), 'recuperate|a1');
    expect(healthOf(game, 'a1')).toBe(2);
    expect(game.now.events[0]).toMatchObject({ kind: 'gained', amount: 1, unit: 'a1', rule: 'SC-R30' });
  });

  it('SC-A10 that is the whole activation', () => {
    const game = choose(at({ pieces: fewer }), 'recuperate|a1');
    expect(game.now.state).toMatchObject({ player: 1, phase: { id: 'turn' } });
  });

  it.each([2, 6])('SC-R30 SC-A20 not with %i health', (health) => {
    const game = at({ pieces: { ...fewer, a1: ['4,3', health] } });
    expect(whyNot(game, 'recuperate', 'a1')).toBe('Only with exactly one health.');
  });

  it('SC-R30 not in contact with an enemy', () => {
    const game = at({ pieces: { ...fewer, b1: ['4,2', 6] } });
    expect(whyNot(game, 'recuperate', 'a1')).toBe('It touches Hal.');
  });

  it('SC-R30 not with as many units as the enemy', () => {
    const game = at({ pieces: { ...fewer, a2: ['2,6', 6] } });
    expect(whyNot(game, 'recuperate', 'a1')).toBe('Only for the side with fewer units.');
  });
});
