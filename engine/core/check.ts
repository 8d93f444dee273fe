import { never, ok, refuse } from './result';
import type { Adjust, Answer, Ask, AskOf, Option, Result, Track, View } from './types';

const UNFIT = 'That is not an answer to this question.';

/** Does this answer fit this ask? Asked once, here, for all games. */
export function checkAnswer(ask: Ask, answer: Answer): Result<Answer> {
  switch (ask.kind) {
    case 'choose':
      return answer.kind === 'choose'
        ? checkOption(ask.options, answer, answer.option)
        : refuse('unfit', UNFIT);
    case 'form':
      return answer.kind === 'form' ? checkForm(ask, answer) : refuse('unfit', UNFIT);
    case 'roll':
      return answer.kind === 'roll' ? checkRoll(ask, answer) : refuse('unfit', UNFIT);
    case 'wait':
      return answer.kind === 'wait' ? ok(answer) : refuse('unfit', UNFIT);
    default:
      return never(ask);
  }
}

function checkOption(options: readonly Option[], answer: Answer, id: string): Result<Answer> {
  const option = options.find((each) => each.id === id);
  if (!option) return refuse('unfit', UNFIT);
  return option.blocked ? refuse('blocked', option.blocked.why, option.blocked.rule) : ok(answer);
}

function checkForm(ask: AskOf<'form'>, answer: Extract<Answer, { kind: 'form' }>): Result<Answer> {
  const given = Object.keys(answer.rows);
  if (given.length !== ask.rows.length) return refuse('unfit', 'Each line of the form needs one answer.');
  for (const row of ask.rows) {
    const id = answer.rows[row.id];
    if (id === undefined) return refuse('unfit', `${row.label}: an answer is missing.`);
    const checked = checkOption(row.options, answer, id);
    if (!checked.ok) return checked;
  }
  return ok(answer);
}

function checkRoll(ask: AskOf<'roll'>, answer: Extract<Answer, { kind: 'roll' }>): Result<Answer> {
  if (answer.faces.length !== ask.pools.length) return refuse('unfit', 'Dice for every pool are needed.');
  let all = 0;
  for (const [i, pool] of ask.pools.entries()) {
    const faces = answer.faces[i]!;
    all += faces.length;
    if (faces.length !== pool.dice) return refuse('unfit', `${pool.label}: ${pool.dice} dice are needed.`);
    if (!faces.every((face) => Number.isInteger(face) && face >= 1 && face <= pool.faces))
      return refuse('unfit', `${pool.label}: a die shows 1 to ${pool.faces}.`);
  }
  const honest = Number.isInteger(answer.app) && answer.app >= 0 && answer.app <= all;
  return honest ? ok(answer) : refuse('unfit', 'The number of app dice is wrong.');
}

/** Every track that is shown can be set by hand, and nothing else. */
export function checkAdjust(view: View, edit: Adjust): Result<Adjust> {
  const track = tracksOf(view, edit.of).find((each) => each.id === edit.track);
  if (!track) return refuse('unfit', 'There is nothing of that name to set.');
  const top = track.top ?? track.max;
  return Number.isInteger(edit.value) && edit.value >= 0 && edit.value <= top
    ? ok(edit)
    : refuse('unfit', `${track.label} goes from 0 to ${top}.`);
}

/** The tracks of the game, a side or a unit. A unit on a board has its place as one more track. */
export function tracksOf(view: View, of: Adjust['of']): readonly Track[] {
  if (of === 'game') return view.tracks;
  const side = view.sides.find((each) => each.id === of);
  if (side) return side.tracks;
  for (const { units } of view.sides) {
    const unit = units.find((each) => each.id === of);
    if (unit)
      return [unit.health, ...(unit.marker ? [unit.marker] : []), ...unit.tracks, ...placeOf(view, of)];
  }
  return [];
}

/** The value of a place is the index of its cell among the board's. */
export const PLACE = 'place';
function placeOf(view: View, unit: string): readonly Track[] {
  const at = view.board?.units.find((each) => each.unit === unit);
  if (!view.board || !at) return [];
  const { cells } = view.board;
  return [{ id: PLACE, label: 'Place', value: cells.indexOf(at.cell), max: cells.length - 1, draw: 'count' }];
}
