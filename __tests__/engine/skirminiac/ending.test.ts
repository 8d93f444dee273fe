import { begin, nextOf, viewOf } from '../../../engine/core/game';
import { skirminiac } from '../../../engine/skirminiac';
import { askOf, choose, chooseAsk, gameAt, must, onPhone, scene, set, setupOf, skip, textsOf, type Scene } from './games'; // prettier-ignore

const at = (it: Scene, setup = onPhone) => gameAt(scene(it, setup), setup);
const FAR = { a7: ['0,6', 6], b7: ['10,0', 6] } as const;

describe('wipe-outs', () => {
  it('SC-R20 SC-A15 the player who destroys every enemy wins at once', () => {
    const game = choose(at({ pieces: { a1: ['4,3', 6], a2: ['0,0', 6], b1: ['4,2', 1] } }), 'attack|a1|b1');
    expect(nextOf(game).over).toMatchObject({ winner: 'a', title: 'Red wins', rule: 'SC-R20' });
    expect(nextOf(game).over?.scores).toEqual([
      { side: 'a', score: '2 units, 10 health' },
      { side: 'b', score: '0 units, 0 health' },
    ]);
    expect(textsOf(game).at(-1)).toBe('Red wins. Every unit of Blue is destroyed.');
  });

  it('SC-R20 the attacker may be the one to go', () => {
    const game = choose(at({ pieces: { a1: ['4,3', 1], b1: ['4,2', 6], b2: ['0,0', 6] } }), 'attack|a1|b1');
    expect(nextOf(game).over).toMatchObject({ winner: 'b' });
  });

  it('SC-R22 SC-A15 mutual destruction is a draw', () => {
    const game = choose(at({ pieces: { a1: ['4,3', 2], b1: ['4,2', 2] } }), 'attack|a1|b1');
    expect(nextOf(game).over).toMatchObject({ title: 'A draw', rule: 'SC-R22' });
    expect(nextOf(game).over?.winner).toBeUndefined();
  });
});

describe('the countdown', () => {
  const close = { a1: ['4,3', 6], a7: ['0,6', 6], b1: ['4,2', 1], b7: ['10,0', 6] } as const;
  const begun = choose(at({ pieces: close }), 'attack|a1|b1');
  const passes = (game: typeof begun, count: number) => Array.from({ length: count }).reduce(skip, game);

  it('SC-R21 begins when a side drops to one unit', () => {
    expect(at({ pieces: close }).now.state.countdown).toBe(-1);
    expect(begun.now.state.countdown).toBe(10);
    expect(textsOf(begun)).toContain('Blue had one unit left: ten activations were to go.');
    expect(viewOf(begun).tracks).toContainEqual({ id: 'countdown', label: 'Activations left', value: 10, max: 10, draw: 'count' }); // prettier-ignore
    expect(viewOf(begun).when).toBe('Countdown 10 · 11 to 6');
  });

  it('SC-A14 with the opponent of the player who was active, five for each', () => {
    expect(askOf(begun)).toMatchObject({ asked: { side: 'b' } });
    expect(askOf(begun).notes.map((note) => note.text)).toContain(
      'Countdown: 10 activations left (Blue 5, Red 5).',
    );
    const later = passes(begun, 1);
    expect(askOf(later).notes[0]?.text).toBe('Countdown: 9 activations left (Red 5, Blue 4).');
    expect(nextOf(passes(begun, 9)).over).toBeUndefined();
    expect(nextOf(passes(begun, 10)).over).toBeDefined();
  });

  it('SC-A14 the table may play five in all', () => {
    const setup = setupOf({ play: 'phone', toss: 'first' }, { 'SC-A14': 'all' });
    const game = choose(at({ pieces: close }, setup), 'attack|a1|b1');
    expect(game.now.state.countdown).toBe(5);
    expect(nextOf(passes(game, 4)).over).toBeUndefined();
    expect(nextOf(passes(game, 5)).over).toBeDefined();
  });

  it('SC-A14 does not begin anew when the other side drops to one too', () => {
    const pieces = { ...close, a1: ['4,3', 1], b1: ['4,2', 6], b7: ['3,2', 6] } as const;
    const red = choose(at({ pieces }), 'attack|a1|b1');
    expect(red.now.state.countdown).toBe(10);
    const both = set(red, 'b7', 'health', 0);
    expect(skip(both).now.state.countdown).toBe(9);
  });

  it('SC-R22 then the higher combined health wins', () => {
    expect(nextOf(passes(begun, 10)).over).toMatchObject({
      winner: 'a',
      rule: 'SC-R22',
      why: 'The countdown ran out with 11 health against 6.',
    });
    const blue = choose(at({ pieces: { ...close, a1: ['4,3', 2], a7: ['0,6', 1] } }), 'attack|a1|b1');
    expect(nextOf(passes(blue, 10)).over).toMatchObject({ winner: 'b' });
  });

  it('SC-R22 and the same health is a draw', () => {
    const even = choose(at({ pieces: { ...close, a7: ['0,6', 1] } }), 'attack|a1|b1');
    const over = nextOf(passes(even, 10)).over;
    expect(over).toMatchObject({ title: 'A draw', rule: 'SC-R22' });
    expect(over?.winner).toBeUndefined();
  });

  it('SC-R21 a wipe-out ends it early', () => {
    const pieces = { a1: ['4,3', 6], a7: ['0,6', 6], b1: ['4,2', 2] } as const;
    const game = choose(at({ pieces, countdown: 7 }), 'attack|a1|b1');
    expect(nextOf(game).over).toBeUndefined();
    expect(nextOf(choose(skip(game), 'attack|a1|b1')).over).toMatchObject({ winner: 'a', rule: 'SC-R20' });
  });

  it('SC-R35 the lone unit is marked', () => {
    expect(viewOf(begun).sides[1]?.units[6]?.tags).toMatchObject([{ id: 'last-stand', rule: 'SC-R35' }]);
    expect(askOf(begun)).toMatchObject({ prompt: 'Nan: what now?', unit: 'b7' });
  });
});

describe('a draw by agreement', () => {
  const game = at({ pieces: { ...FAR, a1: ['4,3', 6], b1: ['8,3', 6] } });

  it('SC-A21 is offered by one player and agreed to by the other', () => {
    const offered = choose(game, 'draw');
    expect(askOf(offered)).toMatchObject({ id: 'draw', asked: { side: 'b' }, prompt: 'Red offers a draw' });
    expect(nextOf(choose(offered, 'accept')).over).toMatchObject({ title: 'A draw', rule: 'SC-A21' });
  });

  it('SC-A21 or not: then it can be offered again in another activation', () => {
    const declined = choose(game, 'draw', 'decline');
    const drawIn = (of: typeof game) => chooseAsk(of).options.find((each) => each.id === 'draw');
    expect(askOf(declined)).toMatchObject({ id: 'turn', asked: { side: 'a' } });
    expect(drawIn(declined)?.blocked?.why).toBe('Blue wants to play on.');
    expect(drawIn(choose(declined, 'stay|a1'))?.blocked).toBeUndefined();
  });
});

it('SC-R20 a side may concede', () => {
  const game = begin(skirminiac, onPhone);
  expect(nextOf(must(game, { type: 'concede', at: 0, side: 'a' })).over).toMatchObject({ winner: 'b', why: 'Red conceded.' }); // prettier-ignore
});
