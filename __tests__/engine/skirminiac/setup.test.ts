import { drawsFrom } from '../../../engine/core/dice';
import { begin, viewOf } from '../../../engine/core/game';
import type { Field } from '../../../engine/core/types';
import { skirminiac } from '../../../engine/skirminiac';
import { MINIATURES, SIZES } from '../../../engine/skirminiac/data';
import { miniaturesOf } from '../../../engine/skirminiac/miniatures';
import { askOf, choose, chooseAsk, onPhone, onTable, roll, set, setupOf, skip, textsOf } from './games';

const fieldOf = (id: string): Field => skirminiac.setup.fields(setupOf()).find((field) => field.id === id)!;
const notesOf = (game: ReturnType<typeof begin>) => askOf(game as never).notes.map((note) => note.text);
const onSize = (size: string, play = 'table') => begin(skirminiac, setupOf({ play, size, toss: 'first' }));

describe('what is chosen when a game is made', () => {
  it('SC-R1 two players, no more and no fewer', () => {
    const [side] = onPhone.sides;
    expect(skirminiac.players).toEqual({ min: 2, max: 2 });
    expect(skirminiac.setup.problems(onPhone)).toEqual([]);
    expect(skirminiac.setup.problems({ ...onPhone, sides: [side!] })[0]).toMatchObject({ rule: 'SC-R1' });
    const bare = { ...onPhone, sides: onPhone.sides.map((each) => ({ ...each, roster: { name: 'x' } })) };
    expect(skirminiac.setup.problems(bare)[0]?.text).toBe('Red: This is not a Skirminiac warband.');
  });

  it('SC-R3 the sizes A0 to A5, with what stands for a unit', () => {
    const field = fieldOf('size');
    expect(field).toMatchObject({ kind: 'one', value: 'A3' });
    const notes = field.kind === 'one' ? field.options.map((each) => each.note) : [];
    expect(notes[0]).toBe('Miniatures: 50 mm or cavalry base counts 4, 25–32 mm base 1');
    expect(notes[1]).toBe('Miniatures: 30 mm or cavalry base counts 4, 15–20 mm base 1');
    expect(notes.slice(2)).toEqual(Array.from({ length: 4 }, () => 'One D6 for each unit'));
  });

  it('SC-R2 the long edges are named where the board is chosen and when the players sit down', () => {
    expect(fieldOf('size').help).toContain('each player has a long edge');
    expect(notesOf(begin(skirminiac, onTable))).toContain('Sit at the two long edges of the board.');
  });

  it('SC-R12 a toss won already is said here, else there is a roll-off', () => {
    expect(fieldOf('toss')).toMatchObject({ value: 'roll' });
    expect(askOf(begin(skirminiac, setupOf()))).toMatchObject({ id: 'initiative.roll' });
    expect(askOf(begin(skirminiac, setupOf({ toss: 'second' })))).toMatchObject({
      id: 'initiative',
      asked: { side: 'b' },
    });
  });

  it('falls back on what is usual for choices it does not know', () => {
    const state = skirminiac.start(setupOf({ play: 'moon', size: 'B7', toss: 3 }));
    expect(state).toMatchObject({ play: 'table', size: 'A3', phase: { id: 'rolloff' } });
  });
});

describe('initiative', () => {
  it('SC-R12 the winner of the roll-off says who has it; a tie is rolled again', () => {
    const tied = roll(begin(skirminiac, setupOf({ play: 'phone' })), 4, 4);
    expect(askOf(tied).id).toBe('initiative.roll');
    expect(textsOf(tied)).toEqual(['Red rolled 4, Blue 4: again.']);
    const won = roll(tied, 2, 5);
    expect(askOf(won)).toMatchObject({ id: 'initiative', asked: { by: 'player', side: 'b' } });
    expect(choose(won, 'a').now.state.initiative).toBe(0);
    expect(choose(won, 'b').now.state.initiative).toBe(1);
  });

  it('SC-R17 who has it begins the battle', () => {
    const game = choose(begin(skirminiac, onTable), 'b');
    expect(askOf(game)).toMatchObject({ id: 'turn', asked: { by: 'player', side: 'b' } });
  });
});

describe('units', () => {
  it('SC-R4 seven for each player, on their deployment hexes', () => {
    const { board, sides } = viewOf(begin(skirminiac, onPhone));
    expect(sides.map((side) => side.units.length)).toEqual([7, 7]);
    expect(board?.units.filter((each) => each.unit.startsWith('b')).map((each) => each.cell)).toEqual([
      '0,0', '2,0', '4,0', '5,0', '6,0', '8,0', '10,0',
    ]); // prettier-ignore
    const tinted = (side: string) =>
      board?.tints.filter((each) => each.side === side).map((each) => each.cell);
    expect(tinted('a')).toEqual(['0,6', '2,6', '4,6', '5,5', '6,6', '8,6', '10,6']);
    expect(notesOf(begin(skirminiac, onTable))).toContain(
      'Seven units each: on the six outer hexes of your edge and its central hex.',
    );
  });

  it('SC-R5 all alike, with 6 health', () => {
    for (const side of viewOf(begin(skirminiac, onPhone)).sides)
      for (const unit of side.units) expect(unit.health).toMatchObject({ value: 6, max: 6 });
  });

  it('SC-R11 belong to one of two sides', () => {
    const [red, blue] = viewOf(begin(skirminiac, onPhone)).sides;
    expect(red?.units.map((unit) => unit.id)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']);
    expect(blue?.units.map((unit) => unit.name)).toEqual(['Hal', 'Ida', 'Jo', 'Kit', 'Lou', 'Max', 'Nan']);
  });

  it('SC-R6 on A0 a 50 mm or cavalry base is four, a 25–32 mm base one', () => {
    expect(miniaturesOf('A0', 6)).toBe('one 50 mm or cavalry base and two 25–32 mm bases');
    expect(notesOf(onSize('A0'))).toContain('Each unit is one 50 mm or cavalry base and two 25–32 mm bases.');
  });

  it('SC-R7 on A1 a 30 mm or cavalry base is four, a 15–20 mm base one', () => {
    expect(miniaturesOf('A1', 5)).toBe('one 30 mm or cavalry base and one 15–20 mm base');
  });

  it('SC-R8 on A2 to A5 one die shows the health', () => {
    for (const size of ['A2', 'A3', 'A4', 'A5']) {
      const game = set(choose(onSize(size), 'a'), 'a1', 'health', 4);
      expect(viewOf(game).sides[0]?.units[0]).toMatchObject({ health: { value: 4, draw: 'd6' }, facts: 'A die showing 4 · up to two steps' }); // prettier-ignore
    }
  });

  it('SC-R9 at most three miniatures, changed as health changes', () => {
    for (const group of MINIATURES) expect(group.length).toBeLessThanOrEqual(3);
    const game = set(choose(onSize('A1'), 'a'), 'a1', 'health', 2);
    expect(viewOf(game).sides[0]?.units[0]).toMatchObject({
      health: { value: 2, draw: 'minis' },
      facts: 'Two 15–20 mm bases · one step',
    });
  });

  it('SC-R37 the printed combinations', () => {
    expect(MINIATURES).toEqual([[], [1], [1, 1], [1, 1, 1], [4], [4, 1], [4, 1, 1]]);
  });

  it('SC-A19 no other group of at most three comes to the same health', () => {
    const groups: number[][] = [[], [4], [4, 4], [4, 4, 4]].flatMap((fours) =>
      [[], [1], [1, 1], [1, 1, 1]].map((ones) => [...fours, ...ones]),
    );
    for (let health = 1; health <= 6; health++) {
      const fitting = groups.filter(
        (group) => group.length <= 3 && group.reduce((a, b) => a + b, 0) === health,
      );
      expect(fitting).toEqual([MINIATURES[health]]);
    }
  });

  it('SC-R3 every size is drawn as minis or dice on the phone too', () => {
    for (const { id, draw } of SIZES)
      expect(viewOf(onSize(id, 'phone')).sides[0]?.units[0]?.health.draw).toBe(draw);
  });
});

describe('terrain', () => {
  const placing = choose(begin(skirminiac, onPhone), 'a');
  const PIECES = ['2,3', '8,3', '5,2', '0,3', '10,3', '4,4', '6,4'];
  const place = (...cells: readonly string[]) => choose(placing, ...cells.map((cell) => `place|||${cell}`));
  const whyNotAt = (game: typeof placing, cell: string) =>
    chooseAsk(game).options.find((each) => each.cell === cell)?.blocked?.why;

  it('SC-R13 the player without initiative places first, then in turn, four and three', () => {
    const placers = PIECES.map((_, i) => {
      const { asked } = askOf(place(...PIECES.slice(0, i)));
      return asked.by === 'player' && asked.side;
    });
    expect(placers).toEqual(['b', 'a', 'b', 'a', 'b', 'a', 'b']);
    const done = place(...PIECES);
    expect(askOf(done)).toMatchObject({ id: 'turn', asked: { side: 'a' } });
    expect(viewOf(done).board?.obstacles).toHaveLength(7);
  });

  it('SC-R13 on the table the app says so, and does not ask', () => {
    const game = choose(begin(skirminiac, onTable), 'a');
    expect(notesOf(game)).toContain(
      'Blue places terrain first, then Red, in turn: 7 pieces, never side by side.',
    );
    expect(notesOf(choose(game, 'stay|a1')).join()).not.toContain('terrain');
  });

  it('SC-R14 on a free hex, not beside other terrain', () => {
    expect(whyNotAt(placing, '0,0')).toBe('Hal stands there.');
    const game = place('4,3');
    expect(whyNotAt(game, '4,3')).toBe('Terrain stands there already.');
    for (const cell of ['3,2', '3,3', '4,2', '4,4', '5,2', '5,3'])
      expect(whyNotAt(game, cell)).toBe('It would touch other terrain.');
    expect(whyNotAt(game, '4,5')).toBeUndefined();
  });

  it('SC-A3 the units are there before it', () => {
    const open = chooseAsk(placing).options.filter((each) => !each.blocked);
    expect(open).toHaveLength(72 - 14);
  });

  it('SC-A4 it may touch units, edges and deployment hexes; the bastions are among the seven', () => {
    for (const cell of ['0,1', '1,0', '10,5', '5,4', '0,5']) expect(whyNotAt(placing, cell)).toBeUndefined();
    expect(viewOf(place(...PIECES)).board?.obstacles.filter((each) => each.owner)).toHaveLength(2);
  });

  it('SC-R15 the first piece of each player is its bastion', () => {
    expect(viewOf(place(...PIECES)).board?.obstacles.slice(0, 3)).toEqual([
      { cell: '2,3', owner: 'b' },
      { cell: '8,3', owner: 'a' },
      { cell: '5,2' },
    ]);
    expect(askOf(placing)).toMatchObject({ prompt: 'Where does your bastion stand?', rule: 'SC-R15' });
    expect(askOf(place('2,3', '8,3'))).toMatchObject({ prompt: 'Where does the next piece stand?' });
  });

  it('SC-A18 there is a hex for every piece, however the others lie', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const draw = drawsFrom(seed);
      let game = placing;
      for (let i = 0; i < 7; i++) {
        const open = chooseAsk(game).options.filter((each) => !each.blocked);
        // Six pieces bar at most seven hexes each, and fourteen units stand on one each.
        expect(open.length).toBeGreaterThanOrEqual(72 - 6 * 7 - 14);
        game = choose(game, open[draw(0, open.length - 1)]!.id);
      }
      expect(askOf(game).id).toBe('turn');
    }
  });

  it('a skip takes the set-up as it is', () => {
    expect(askOf(skip(place('2,3')))).toMatchObject({ id: 'turn', asked: { side: 'a' } });
    expect(askOf(skip(begin(skirminiac, setupOf({ play: 'phone' })))).id).toBe('turn');
  });
});
