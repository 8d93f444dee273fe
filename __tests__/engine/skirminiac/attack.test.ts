import { nextOf, viewOf } from '../../../engine/core/game';
import { askOf, choose, gameAt, healthOf, onPhone, onTable, optionsOf, scene, setupOf, support, textsOf, whyNot, type Scene } from './games'; // prettier-ignore

const at = (it: Scene) => gameAt(scene(it));
const FAR = { a7: ['0,6', 6], b7: ['10,0', 6] } as const;
const noteOf = (game: ReturnType<typeof at>, unit: string, target: string) =>
  optionsOf(game, 'attack', unit).find((each) => each.target === target)?.note;

/** Ash on 4,3 under Hal on 4,2, with friends of each beside the other. */
const supported = {
  ...FAR,
  a1: ['4,3', 6],
  a2: ['3,1', 6],
  a3: ['5,1', 6],
  b1: ['4,2', 6],
  b2: ['4,4', 6],
} as const;

describe('an attack', () => {
  it('SC-R31 is made on an enemy in contact, and only these two lose by it', () => {
    const before = at({ pieces: supported });
    expect(optionsOf(before, 'attack', 'a1').map((each) => each.target)).toEqual(['b1', 'b2']);
    expect(whyNot(before, 'attack', 'a7')).toBe('No enemy in contact.');
    const { health } = choose(before, 'attack|a1|b1').now.state;
    expect(health.filter((each, unit) => each !== before.now.state.health[unit])).toHaveLength(2);
  });

  it('SC-R23 SC-R11 friends side by side have nobody to attack', () => {
    expect(whyNot(at({ pieces: { ...FAR, a1: ['4,3', 6], a2: ['4,2', 6] } }), 'attack', 'a1')).toBe(
      'No enemy in contact.',
    );
  });

  it('SC-R32 takes one, and one more for each other friend touching the opponent', () => {
    const game = choose(at({ pieces: supported }), 'attack|a1|b1');
    expect(healthOf(game, 'b1')).toBe(6 - 3);
    expect(healthOf(game, 'a1')).toBe(6 - 2);
  });

  it('SC-R32 friends beside the attacker but not beside the foe do not count', () => {
    const game = at({ pieces: { ...FAR, a1: ['4,3', 6], a2: ['4,4', 6], b1: ['4,2', 6], b2: ['4,1', 6] } });
    expect(noteOf(game, 'a1', 'b1')).toBe('Hal loses 1. Ash loses 1.');
  });

  it('SC-R16 bastions beside either of the two lend no help', () => {
    const pieces = { ...FAR, a1: ['4,3', 6], b1: ['4,2', 6] } as const;
    expect(noteOf(at({ pieces, bastions: ['3,2', '5,2'] }), 'a1', 'b1')).toBe('Hal loses 1. Ash loses 1.');
  });

  it('SC-R33 says before it is chosen what both lose, why, and who is destroyed', () => {
    const game = at({ pieces: { ...supported, b1: ['4,2', 4] }, firstBlood: true });
    expect(noteOf(game, 'a1', 'b1')).toBe(
      'Hal loses 4 (1 + 2 friends touching + first blood) and is destroyed. Ash loses 2 (1 + 1 friend touching).',
    );
  });

  it('SC-R33 both losses fall at once, and both units may be destroyed', () => {
    const game = choose(at({ pieces: { ...supported, a1: ['4,3', 2], b1: ['4,2', 1] } }), 'attack|a1|b1');
    expect([healthOf(game, 'a1'), healthOf(game, 'b1')]).toEqual([0, 0]);
    expect(textsOf(game)).toEqual([
      'Ash attacked Hal.',
      'Hal lost 1: 1 + 2 friends touching.',
      'Hal was destroyed.',
      'Ash lost 2: 1 + 1 friend touching.',
      'Ash was destroyed.',
    ]);
  });

  it('SC-R19 a unit with nothing left is off the board at once', () => {
    const game = choose(at({ pieces: { ...supported, b1: ['4,2', 2] } }), 'attack|a1|b1');
    expect(viewOf(game).board?.units.map((each) => each.unit)).not.toContain('b1');
    expect(viewOf(game).sides[1]?.units[0]).toMatchObject({ status: 'down', word: 'Destroyed' });
    // Nobody is left on 4,2, so Bo can be sent there.
    expect(
      optionsOf(choose(game, 'stay|b2'), 'move', 'a2').find((each) => each.cell === '4,2')?.blocked,
    ).toBeUndefined();
  });

  it('SC-A16 the friends of a unit destroyed by the attack count as they stood before it', () => {
    // Ida is alone with Hal: he still has a friend while he strikes his last.
    const pieces = { a1: ['4,3', 6], a7: ['0,6', 6], b1: ['4,2', 1], b2: ['4,4', 6] } as const;
    const game = choose(at({ pieces }), 'attack|a1|b1');
    expect(healthOf(game, 'a1')).toBe(6 - 2);
    expect(textsOf(game)).toContain('Ash lost 2: 1 + 1 friend touching.');
  });
});

describe('first blood', () => {
  it('SC-R34 the first attack takes one more off its target, once', () => {
    const first = at({ pieces: supported, firstBlood: true });
    const after = choose(first, 'attack|a1|b1');
    expect(healthOf(after, 'b1')).toBe(6 - 4);
    expect(after.now.state.firstBlood).toBe(false);
    const second = choose(after, 'attack|b1|a1');
    expect(healthOf(second, 'a1')).toBe(6 - 2 - 2);
  });

  it('SC-R34 whichever player makes it', () => {
    const game = choose(at({ pieces: supported, firstBlood: true, to: 'b' }), 'attack|b1|a1');
    expect(healthOf(game, 'a1')).toBe(6 - 3);
  });

  it('SC-A11 the attacker loses no more for it', () => {
    expect(healthOf(choose(at({ pieces: supported, firstBlood: true }), 'attack|a1|b1'), 'a1')).toBe(6 - 2);
  });
});

describe('last stand', () => {
  const last = { a1: ['4,3', 6], b1: ['4,2', 6], b2: ['4,4', 6] } as const;

  it('SC-R35 the last unit takes two off its opponent, attacking', () => {
    const game = choose(at({ pieces: last }), 'attack|a1|b1');
    expect(healthOf(game, 'b1')).toBe(6 - 2);
    expect(textsOf(game)).toContain('Hal lost 2: 2 for the last stand.');
  });

  it('SC-R35 and defending', () => {
    const game = choose(at({ pieces: last, to: 'b' }), 'attack|b1|a1');
    expect(healthOf(game, 'b1')).toBe(6 - 2);
    expect(healthOf(game, 'a1')).toBe(6 - 2);
  });

  it('SC-A12 two last units take two off each other', () => {
    const game = choose(at({ pieces: { a1: ['4,3', 6], b1: ['4,2', 6] } }), 'attack|a1|b1');
    expect([healthOf(game, 'a1'), healthOf(game, 'b1')]).toEqual([4, 4]);
  });

  it('SC-A12 the table may play three in all', () => {
    const setup = setupOf({ play: 'phone', toss: 'first' }, { 'SC-A12': 'three' });
    const game = choose(gameAt(scene({ pieces: last }, setup), setup), 'attack|a1|b1');
    expect(healthOf(game, 'b1')).toBe(6 - 3);
    expect(healthOf(game, 'a1')).toBe(6 - 2);
  });

  it('SC-A13 first blood adds its one to a last stand', () => {
    const game = at({ pieces: last, firstBlood: true });
    expect(noteOf(game, 'a1', 'b1')).toBe(
      'Hal loses 3 (2 for the last stand + first blood). Ash loses 2 (1 + 1 friend touching).',
    );
  });
});

describe('the printed picture', () => {
  // A is red beside B and C, which are blue; D is red beside E. a7 and b7 stand apart.
  const figure = {
    ...FAR,
    a1: ['3,3', 6],
    b1: ['3,2', 6],
    b2: ['4,4', 6],
    a2: ['8,4', 6],
    b3: ['8,3', 6],
  } as const;

  it('SC-R36 A takes one off B or C, and B or C take two off A', () => {
    const game = at({ pieces: figure });
    expect(noteOf(game, 'a1', 'b1')).toBe('Hal loses 1. Ash loses 2 (1 + 1 friend touching).');
    expect(noteOf(game, 'a1', 'b2')).toBe('Ida loses 1. Ash loses 2 (1 + 1 friend touching).');
    const blue = at({ pieces: figure, to: 'b' });
    expect(noteOf(blue, 'b1', 'a1')).toBe('Ash loses 2 (1 + 1 friend touching). Hal loses 1.');
    expect(noteOf(blue, 'b2', 'a1')).toBe('Ash loses 2 (1 + 1 friend touching). Ida loses 1.');
  });

  it('SC-R36 D and E take one off each other', () => {
    expect(noteOf(at({ pieces: figure }), 'a2', 'b3')).toBe('Jo loses 1. Bo loses 1.');
  });
});

describe('on the table', () => {
  const pieces = { ...FAR, a1: ['4,3', 6], a2: ['3,1', 6], b1: ['4,2', 3], b2: ['4,4', 6] } as const;
  const table = (it: Scene) => gameAt(scene(it, onTable), onTable);

  it('SC-R32 one form asks for the other friends touching, and each answer says its cost', () => {
    const game = choose(table({ pieces, firstBlood: true }), 'attack|a1|b1');
    const ask = askOf(game);
    if (ask.kind !== 'form') throw new Error(ask.kind);
    expect(ask.rows.map((row) => [row.label, row.preset, row.options.length])).toEqual([
      ['Other Red units touching Hal', '0', 3],
      ['Other Blue units touching Ash', '0', 3],
    ]);
    expect(ask.rows[0]?.options.map((each) => each.note)).toEqual([
      'Hal loses 2 (1 + first blood)',
      'Hal loses 3 (1 + 1 friend touching + first blood) and is destroyed',
      'Hal loses 4 (1 + 2 friends touching + first blood) and is destroyed',
    ]);
    expect(ask.rows[1]?.options.map((each) => each.note)).toEqual([
      'Ash loses 1',
      'Ash loses 2 (1 + 1 friend touching)',
      'Ash loses 3 (1 + 2 friends touching)',
    ]);
  });

  it('SC-R33 the answer goes to health by itself', () => {
    const game = support(choose(table({ pieces }), 'attack|a1|b1'), 1, 2);
    expect([healthOf(game, 'a1'), healthOf(game, 'b1')]).toEqual([6 - 3, 3 - 2]);
    expect(game.now.state.player).toBe(1);
  });

  it('SC-R32 five others at most find room round a unit', () => {
    const all: Record<string, readonly [string, number]> = {};
    for (const i of [1, 2, 3, 4, 5, 6, 7])
      Object.assign(all, { [`a${i}`]: ['0,0', 6], [`b${i}`]: ['0,1', 6] });
    const ask = askOf(choose(table({ pieces: all }), 'attack|a1|b1'));
    expect(ask.kind === 'form' && ask.rows[0]?.options.map((each) => each.label)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  it('SC-R35 a last unit has no friends to ask for', () => {
    const ask = askOf(
      choose(table({ pieces: { a1: ['4,3', 6], b1: ['4,2', 6], b2: ['4,4', 6] } }), 'attack|a1|b1'),
    );
    expect(ask.kind === 'form' && ask.rows[0]?.options).toEqual([
      { id: '0', label: '0', note: 'Hal loses 2 (2 for the last stand)' },
    ]);
  });

  it('SC-R18 moves are made by hand: nothing is asked about them', () => {
    const verbs = new Set(optionsOfAll(table({ pieces })).map((each) => each.verb?.id));
    expect([...verbs]).toEqual(['attack', 'recuperate', 'stay', 'draw']);
  });
});

const optionsOfAll = (game: ReturnType<typeof at>) => {
  const { ask } = nextOf(game);
  return ask?.kind === 'choose' ? ask.options : [];
};

describe('the last attack in view', () => {
  it('SC-R33 stays with its sums until the next', () => {
    const game = choose(at({ pieces: { ...supported, b1: ['4,2', 3] } }), 'attack|a1|b1');
    expect(viewOf(game).exchange).toMatchObject({
      title: 'Ash attacks Hal',
      sides: [
        { unit: 'a1', was: 6, sum: '1 + 2 friends touching', total: 3, dice: [] },
        { unit: 'b1', was: 3, sum: '1 + 1 friend touching', total: 2, verdict: 'destroyed' },
      ],
      say: 'Hal loses 3, Ash loses 2',
      results: [
        { unit: 'b1', from: 3, to: 0 },
        { unit: 'a1', from: 6, to: 4 },
      ],
    });
    expect(viewOf(choose(game, 'stay|b7')).exchange?.title).toBe('Ash attacks Hal');
  });

  it('SC-R31 on the table it opens with the form, without totals', () => {
    const state = scene({ pieces: supported }, onTable);
    const { exchange } = viewOf(choose(gameAt(state, onTable), 'attack|a2|b1'));
    expect(exchange).toMatchObject({ title: 'Bo attacks Hal', results: [] });
    expect(exchange?.sides[0]).not.toHaveProperty('total');
  });
});

describe('an activation', () => {
  const near = { ...FAR, a1: ['4,5', 6], b1: ['4,2', 6] } as const;

  it('SC-R18 a move into contact is followed by one question, for the same unit', () => {
    const game = choose(gameAt(scene({ pieces: near }), onPhone), 'move|a1||4,3');
    expect(askOf(game)).toMatchObject({ id: 'attack', prompt: 'Ash: attack or end?', unit: 'a1' });
    expect(optionsOfAll(game).map((each) => each.id)).toEqual(['attack|a1|b1', 'end|a1']);
    expect(optionsOfAll(game)[0]?.main).toBe(true);
    expect(choose(game, 'end|a1').now.state.player).toBe(1);
  });

  it('SC-R18 a move that touches nobody is followed by none', () => {
    const game = choose(at({ pieces: near }), 'move|a1||4,4');
    expect(askOf(game)).toMatchObject({ id: 'turn', asked: { side: 'b' } });
  });

  it('SC-R18 after an attack there is no move', () => {
    const game = choose(at({ pieces: { ...near, a1: ['4,3', 6] } }), 'attack|a1|b1');
    expect(game.now.state.player).toBe(1);
  });

  it('SC-A5 a unit may do nothing, and be activated every time', () => {
    const game = choose(at({ pieces: near }), 'stay|a1', 'stay|b1', 'stay|a1', 'stay|b1');
    expect(optionsOf(game, 'move', 'a1').some((each) => !each.blocked)).toBe(true);
  });

  it('SC-R17 the players alternate, with any surviving unit', () => {
    const game = at({ pieces: near });
    const units = (of: typeof game) => new Set(optionsOfAll(of).flatMap((each) => each.unit ?? []));
    expect([...units(game)]).toEqual(['a1', 'a7']);
    expect([...units(choose(game, 'stay|a1'))]).toEqual(['b1', 'b7']);
  });
});
