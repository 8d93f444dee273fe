import { nextOf, play, undoName, viewOf } from '../../../engine/core/game';
import { CELL_IDS, cellOf } from '../../../engine/skirminiac/board';
import {
  askOf,
  choose,
  gameAt,
  healthOf,
  onTable,
  optionsOf,
  scene,
  set,
  skip,
  textsOf,
  type Scene,
} from './games';

const at = (it: Scene) => gameAt(scene(it));
const onTheTable = (it: Scene) => gameAt(scene(it, onTable), onTable);
const pieces = { a1: ['4,3', 6], a7: ['0,6', 6], b1: ['4,2', 6], b7: ['10,0', 6], b6: ['8,0', 6] } as const;
const cellIn = (game: ReturnType<typeof at>, unit: string) =>
  viewOf(game).board?.units.find((each) => each.unit === unit)?.cell;

describe('by hand', () => {
  it('SC-R19 a unit set to 0 is destroyed, and comes back where it stood', () => {
    const gone = set(at({ pieces }), 'b1', 'health', 0);
    expect(textsOf(gone)).toEqual(['Hal was destroyed.']);
    expect(undoName(gone)).toBe('Hal −6');
    expect(cellIn(gone, 'b1')).toBeUndefined();
    expect(optionsOf(gone, 'attack', 'a1')[0]?.blocked).toBeDefined();
    const back = set(gone, 'b1', 'health', 2);
    expect(cellIn(back, 'b1')).toBe('4,2');
    expect(undoName(back)).toBe('Hal +2');
  });

  it('SC-R25 a unit that comes back finds the nearest free hex', () => {
    const gone = set(at({ pieces }), 'b1', 'health', 0);
    const taken = choose(gone, 'move|a1||4,2', 'stay|b7');
    const back = set(taken, 'b1', 'health', 2);
    expect(cellIn(back, 'a1')).toBe('4,2');
    expect(['4,1', '5,1', '5,2', '4,3', '3,2', '3,1']).toContain(cellIn(back, 'b1'));
  });

  it('SC-R25 a unit is put on another hex, changes places with a unit, and is kept off terrain', () => {
    const game = at({ pieces, terrain: ['2,2'] });
    const moved = set(game, 'a1', 'place', cellOf('6,3'));
    expect(cellIn(moved, 'a1')).toBe('6,3');
    const swapped = set(game, 'a1', 'place', cellOf('10,0'));
    expect([cellIn(swapped, 'a1'), cellIn(swapped, 'b7')]).toEqual(['10,0', '4,3']);
    const kept = set(game, 'a1', 'place', cellOf('2,2'));
    expect(cellIn(kept, 'a1')).toBe('4,3');
    expect(textsOf(kept)).toEqual(['Terrain kept Ash off column 3, row 3.']);
    expect(CELL_IDS[cellOf('2,2')]).toBe('2,2');
  });

  it('SC-R17 whose turn it is', () => {
    const game = set(at({ pieces }), 'game', 'turn', 2);
    expect(askOf(game)).toMatchObject({ id: 'turn', asked: { side: 'b' } });
  });

  it('SC-R34 whether first blood is still to come', () => {
    const game = set(at({ pieces }), 'game', 'first-blood', 1);
    expect(optionsOf(game, 'attack', 'a1')[0]?.note).toContain('first blood');
    expect(viewOf(game).tracks).toContainEqual({ id: 'first-blood', label: 'First blood', value: 1, max: 1, draw: 'coins' }); // prettier-ignore
  });

  it('SC-R21 the countdown begins after the activation in which a unit was set to 0, and ends the game at 0', () => {
    const lone = set(at({ pieces }), 'a7', 'health', 0);
    expect(lone.now.state.countdown).toBe(-1);
    expect(askOf(lone).notes[0]?.text).toBe('A side is down to one: after this activation 10 are left.');
    const counting = skip(lone);
    expect(counting.now.state.countdown).toBe(10);
    expect(nextOf(set(counting, 'game', 'countdown', 0)).over).toMatchObject({ rule: 'SC-R22' });
    expect(set(counting, 'a7', 'health', 1).now.state.countdown).toBe(-1);
  });

  it('SC-R20 an end by hand can be taken back by hand', () => {
    const over = ['b1', 'b6', 'b7'].reduce((game, unit) => set(game, unit, 'health', 0), at({ pieces }));
    expect(nextOf(over).over?.winner).toBe('a');
    expect(askOf(set(over, 'b7', 'health', 3)).id).toBe('turn');
  });

  it('SC-R18 a change in the middle of an activation strands nobody', () => {
    const moved = choose(at({ pieces: { ...pieces, a1: ['4,5', 6] } }), 'move|a1||4,3');
    expect(askOf(moved).id).toBe('attack');
    expect(viewOf(moved).sides[0]?.units[0]?.status).toBe('acting');
    expect(askOf(set(moved, 'a1', 'health', 0))).toMatchObject({ id: 'turn', asked: { side: 'b' } });
    expect(askOf(set(moved, 'b1', 'health', 0))).toMatchObject({ id: 'turn', asked: { side: 'b' } });
    expect(askOf(set(moved, 'b1', 'health', 3)).id).toBe('attack');
    const asked = choose(onTheTable({ pieces }), 'attack|a1|b1');
    expect(askOf(set(asked, 'b1', 'health', 0))).toMatchObject({ id: 'turn', asked: { side: 'a' } });
    expect(askOf(set(asked, 'b1', 'health', 3)).id).toBe('attack.support');
  });

  it('SC-R18 a skip ends the activation; an open attack was settled by hand', () => {
    expect(askOf(skip(at({ pieces })))).toMatchObject({ id: 'turn', asked: { side: 'b' } });
    const asked = choose(onTheTable({ pieces, firstBlood: true }), 'attack|a1|b1');
    const settled = skip(asked);
    expect(settled.now.state).toMatchObject({ firstBlood: false, player: 1 });
    expect([healthOf(settled, 'a1'), healthOf(settled, 'b1')]).toEqual([6, 6]);
  });

  it('SC-R24 what is not legal is refused with its reason and its rule', () => {
    const game = at({ pieces });
    const refused = play(game, {
      type: 'answer',
      at: 0,
      ask: 'turn',
      answer: { kind: 'choose', option: 'move|a1||3,2' },
    });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'blocked',
        message: 'A retreat ends out of contact: this hex touches Hal.',
        rule: 'SC-R24',
      },
    });
  });
});
