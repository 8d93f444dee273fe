import type { AskOf, Event, Option, Outcome, Row, SideId } from '../core/types';
import { MISSIONS, QUARTERS, ROUNDS, VAULTS } from './data';
import { MOST_SCORE } from './life';
import { closeRound, smashable } from './round';
import { foeOf, sideOf, standing, then, wipedOut, withSide, type Change, type State } from './state';
import { count } from './words';

export const MOST = { kill: MOST_SCORE, quarters: QUARTERS, vaults: VAULTS } as const;

/* ---- what the table is asked ------------------------------------------------------------------------------------- */

/** SF-R54, SF-A24: smashed vaults are counted, not named. */
const vaultRows = (state: State): readonly Row[] =>
  state.sides
    .filter(({ id }) => smashable(state, id))
    .map(({ id, name }) => ({
      id,
      label: `${foeOf(state, id).name}’s vaults smashed by ${name} this round`,
      options: Array.from({ length: smashable(state, id) + 1 }, (_, i): Option => ({
        id: `${i}`,
        label: `${i}`,
      })),
      preset: '0',
    }));

const HALVES = ['left', 'right'] as const;
/** SF-R53, SF-A23. */
function quarterRows(state: State): readonly Row[] {
  const holders = state.sides.filter((side) => standing(state, side.id).length);
  return state.sides.flatMap(({ id, name }) =>
    HALVES.map((half, i) => ({
      id: `${id}.${half}`,
      label: `The quarter on ${name}’s ${half}`,
      options: [
        ...holders.map((side) => ({ id: side.id, label: side.name })),
        { id: 'nobody', label: 'Nobody' },
      ],
      preset: likelyHolder(state, id, i),
    })),
  );
}

/** Most hold the two quarters they set out from; nobody holds more than there are models to do it. */
function likelyHolder(state: State, home: SideId, i: number): string {
  const models = standing(state, home).length;
  if (models > i) return home;
  const foe = foeOf(state, home).id;
  return !models && standing(state, foe).length > HALVES.length + i ? foe : 'nobody';
}

export function scoreAsk(state: State): AskOf<'form'> {
  const vaults = state.mission === 'vaults';
  return {
    kind: 'form',
    id: vaults ? 'vaults' : 'quarters',
    asked: { by: 'table' },
    prompt: vaults ? 'Which vaults were smashed?' : 'Who has more models there?',
    rule: vaults ? 'SF-R54' : 'SF-R53',
    notes: [
      ...state.reminders,
      vaults
        ? { text: 'Smashed: only enemy models are within 2″ of it.', rule: 'SF-R54' }
        : {
            text: 'A model counts where the centre of its base is; equal numbers hold nothing.',
            rule: 'SF-A23',
          },
    ],
    rows: vaults ? vaultRows(state) : quarterRows(state),
  };
}

export function answerScore(state: State, last: boolean, rows: Readonly<Record<string, string>>): Change {
  const scored = state.sides.map(({ id }) =>
    state.mission === 'vaults'
      ? Number(rows[id] ?? 0)
      : Object.values(rows).filter((holder) => holder === id).length,
  );
  const change = state.sides.reduce<Change>(
    (done, { id }, i) => then(done, (now) => score(now, id, scored[i] ?? 0)),
    { state, events: [] },
  );
  return then(change, (now) => closeRound(now, last));
}

function score(state: State, id: SideId, gained: number): Change {
  if (!gained) return { state, events: [] };
  const side = sideOf(state, id);
  const [verb, noun] = state.mission === 'vaults' ? ['smashed', 'vault'] : ['controlled', 'quarter'];
  const event: Event = {
    kind: 'scored',
    text: `${side.name} ${verb} ${count(gained, noun!)}.`,
    rule: MISSIONS[state.mission].rule,
    side: id,
    amount: gained,
  };
  return { state: withSide(state, id, { score: side.score + gained }), events: [event] };
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

/** "12 points killed". */
export function scoreText(state: State, id: SideId): string {
  const { score: value } = sideOf(state, id);
  switch (state.mission) {
    case 'kill':
      return `${count(value, 'point')} killed`;
    case 'quarters':
      return `${count(value, 'quarter')} held`;
    case 'vaults':
      return `${count(value, 'vault')} smashed`;
  }
}

/** SF-A22, A23, A24: equal is a draw. SF-A38: only in mission 1 does a wipe-out end the game by itself. */
export function outcomeOf(state: State): Outcome | undefined {
  const quitter = state.sides.find((side) => side.conceded);
  const gone = wipedOut(state);
  const wiped = state.mission === 'kill' && gone.length > 0;
  if (!quitter && !wiped && state.phase.id !== 'over') return undefined;
  const { rule } = MISSIONS[state.mission];
  const scores = state.sides.map(({ id }) => ({ side: id, score: scoreText(state, id) }));
  if (quitter) {
    const winner = foeOf(state, quitter.id);
    return {
      winner: winner.id,
      title: `${winner.name} wins`,
      why: `${quitter.name} conceded.`,
      rule,
      scores,
    };
  }
  const [one, other] = [...state.sides].sort((a, b) => b.score - a.score);
  const ended = wiped
    ? `${gone.map((side) => side.name).join(' and ')} had nobody left`
    : state.round >= ROUNDS
      ? `After ${ROUNDS} rounds`
      : `After round ${state.round}`;
  if (!one || !other || one.score === other.score)
    return { title: 'A draw', why: `${ended}: ${scoreText(state, state.sides[0]!.id)} each.`, rule, scores };
  return {
    winner: one.id,
    title: `${one.name} wins`,
    why: `${ended}: ${scoreText(state, one.id)}, against ${other.score}.`,
    rule,
    scores,
  };
}
