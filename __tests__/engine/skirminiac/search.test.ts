import { BATTLES, countPlain, countTyped } from '../../../bench/skirminiac';
import { plainActivations, plainFrom } from '../../../bench/skirminiacPlain';
import { drawsFrom } from '../../../engine/core/dice';
import { skirminiac } from '../../../engine/skirminiac';
import { positionOf, type Position } from '../../../engine/skirminiac/position';
import {
  activations,
  isOver,
  MOST_ACTIVATIONS,
  newTrail,
  perform,
  takeBack,
} from '../../../engine/skirminiac/search';
import { beginBattle } from '../../../engine/skirminiac/activation';
import { placeTerrain } from '../../../engine/skirminiac/terrain';
import { start, type State } from '../../../engine/skirminiac/state';
import { setupOf } from './games';
import { ofPlain, ofPosition, ofState } from './sentences';

const TERRAIN = ['2,4', '8,2', '5,3', '0,2', '10,4', '3,1', '7,4'];
const READINGS: readonly Readonly<Record<string, string>>[] = [{}, { 'SC-A12': 'three', 'SC-A14': 'all' }];

function openingOf(seed: number): State {
  const fresh = start(setupOf({ play: 'phone' }, READINGS[seed % 2]));
  const terrain = (state: State, cell: string) => placeTerrain(state, cell).state;
  return beginBattle(TERRAIN.reduce(terrain, { ...fresh, phase: { id: 'terrain' } }));
}

const sorted = (keys: readonly string[]) => [...new Set(keys)].sort();
const list = new Int32Array(MOST_ACTIVATIONS);

function typedKeys(position: Position): readonly string[] {
  const end = activations(position, list, 0);
  return [...list.subarray(0, end)].map((activation) => {
    const trail = newTrail(1);
    perform(position, activation, trail);
    const key = ofPosition(position);
    takeBack(position, activation, trail);
    return key;
  });
}

/** Every end of an activation by the ordinary rules: a choice, and after a move that touches an enemy one more. */
function ordinaryEnds(state: State): readonly State[] {
  const { ask } = skirminiac.next(state);
  if (ask?.kind !== 'choose') return [];
  return ask.options
    .filter((option) => !option.blocked && option.verb?.id !== 'draw')
    .flatMap((option) => {
      const after = skirminiac.answer(state, { kind: 'choose', option: option.id }).state;
      return after.phase.id === 'follow' ? ordinaryEnds(after) : [after];
    });
}

const GAMES = 12;
const MOST = 120;

describe('activations on typed arrays', () => {
  it('are those of the ordinary rules and of the plain ones, through whole random games', () => {
    let ended = 0;
    let countdowns = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const draw = drawsFrom(seed);
      let state = openingOf(seed);
      for (let i = 0; i < MOST && !skirminiac.next(state).over; i++) {
        const ends = ordinaryEnds(state);
        const ordinary = sorted(ends.map(ofState));
        const typed = typedKeys(positionOf(state));
        expect(sorted(typed)).toEqual(ordinary);
        if (i % 4 === 0)
          expect([...typed].sort()).toEqual(plainActivations(plainFrom(state)).map(ofPlain).sort());
        // Mostly attacks, so that the games get somewhere.
        const fights = ends.filter((end) => end.bout !== state.bout);
        const from = fights.length && draw(1, 5) > 1 ? fights : ends;
        state = from[draw(0, from.length - 1)]!;
        if (state.countdown >= 0) countdowns++;
      }
      if (skirminiac.next(state).over) ended++;
    }
    expect(ended).toBeGreaterThan(GAMES / 2);
    expect(countdowns).toBeGreaterThan(0);
  });

  it('are taken back without a trace, at any depth', () => {
    const draw = drawsFrom(5);
    for (const battle of Object.values(BATTLES)) {
      const position = positionOf(battle);
      const before = JSON.stringify(position);
      const trail = newTrail(60);
      const done: number[] = [];
      while (done.length < 60 && !isOver(position)) {
        const end = activations(position, list, 0);
        const activation = list[draw(0, end - 1)]!;
        perform(position, activation, trail);
        done.push(activation);
      }
      while (done.length) takeBack(position, done.pop()!, trail);
      expect(JSON.stringify(position)).toBe(before);
    }
  });

  it('are as many as the plain rules count, two deep', () => {
    for (const battle of Object.values(BATTLES))
      expect(countTyped(battle, 2)).toBe(countPlain(plainFrom(battle), 2));
  });

  it('end with the battle', () => {
    const { MELEE } = BATTLES;
    expect(isOver(positionOf(MELEE))).toBe(false);
    expect(isOver(positionOf({ ...MELEE, countdown: 0 }))).toBe(true);
    expect(isOver(positionOf({ ...MELEE, health: MELEE.health.map((each, i) => (i < 7 ? 0 : each)) }))).toBe(
      true,
    );
  });
});
