import { listOf, oneOf } from '../core/shape';
import type { Field, Problem, Setup } from '../core/types';
import { boardView, CELLS, nameCell, readCell, type Cell } from './board';
import { layoutProblems, layoutWarning, mirrored, pairs } from './layout';
import { PRESET_IDS, PRESETS, presetOf, type PresetId } from './presets';
import { elites, parse, problemsOf, type Roster } from './roster';
import { readRulings } from './rulings';
import { count } from './words';

const WAYS = ['table', 'phone'] as const;
export type Way = (typeof WAYS)[number];
const LAYOUTS = ['preset', 'pairs', 'free'] as const;
type Layout = (typeof LAYOUTS)[number];

export interface Choices {
  readonly way: Way;
  readonly layout: Layout;
  readonly preset: PresetId;
  /** The squares as placed: one of each pair, or every one. */
  readonly placed: readonly Cell[];
  readonly obstacles: readonly Cell[];
}

const readCells = listOf((raw) => (typeof raw === 'string' ? readCell(raw) : undefined), CELLS.length);

/** What was chosen, with what is likeliest where nothing was. An own board begins as the chosen one of the six. */
export function choicesOf(setup: Pick<Setup, 'choices' | 'rulings'>): Choices {
  const { choices } = setup;
  const symmetry = readRulings(setup)['SN-A1'];
  const way = oneOf(WAYS)(choices.way) ?? 'table';
  const layout = oneOf(LAYOUTS)(choices.layout) ?? 'preset';
  const preset = oneOf(PRESET_IDS)(choices.board) ?? PRESET_IDS[0]!;
  const { half, obstacles } = presetOf(preset);
  const base = { way, layout, preset };
  switch (layout) {
    case 'preset':
      return { ...base, placed: [], obstacles };
    case 'pairs': {
      const placed = pairs(readCells(choices.pairs) ?? half, symmetry);
      return { ...base, placed, obstacles: mirrored(placed, symmetry) };
    }
    case 'free': {
      const placed = [...new Set(readCells(choices.free) ?? obstacles)];
      return { ...base, placed, obstacles: placed };
    }
  }
}

export function fields(setup: Setup): readonly Field[] {
  const choices = choicesOf(setup);
  return [
    {
      id: 'way',
      label: 'Where you play',
      help: 'An 8 by 8 board, 16 obstacles, four unit dice, four discs and five D6 for each of the two players.',
      rule: 'SN-R2',
      kind: 'one',
      value: choices.way,
      options: [
        { id: 'table', label: 'On the table', note: 'You move the dice, the app asks who touches whom' },
        { id: 'phone', label: 'On the phone', note: 'The app is the board and knows every contact' },
      ],
    },
    {
      id: 'layout',
      label: 'Obstacles',
      help: 'The winner of a contest arranges them: roll off now, and hand over the phone.',
      rule: 'SN-R5',
      kind: 'one',
      value: choices.layout,
      options: [
        { id: 'preset', label: 'One of six', note: 'Roll a D6 or pick' },
        { id: 'pairs', label: 'Our own, in pairs', note: 'Each obstacle brings its mirror image' },
        { id: 'free', label: 'Our own, one by one', note: 'Need not be the same for both' },
      ],
    },
    ...boardFields(setup, choices),
  ];
}

function boardFields(setup: Setup, { layout, preset, placed, obstacles }: Choices): readonly Field[] {
  const board = boardView(obstacles, ['a', 'b']);
  if (layout === 'preset')
    return [
      {
        id: 'board',
        label: 'Board',
        rule: 'SN-R5',
        kind: 'one',
        value: preset,
        draw: true,
        options: PRESETS.map(({ id, label, note }) => ({ id, label, note })),
      },
      // Every obstacle is part of the board and none is a value: the picture cannot be changed.
      { id: 'picture', label: presetOf(preset).label, kind: 'board', value: [], board },
    ];
  const [problem] = layoutProblems(obstacles, layout);
  const warning = layoutWarning(obstacles, readRulings(setup)['SN-A1']);
  return [
    {
      id: layout,
      label: 'Obstacles',
      hint: `${obstacles.length} of 16`,
      rule: 'SN-R5',
      kind: 'board',
      value: placed.map(nameCell),
      board,
      ...(warning && { help: warning }),
      ...(problem && { problem }),
    },
  ];
}

export function problems(setup: Setup): readonly Problem[] {
  if (setup.sides.length !== 2)
    return [{ text: 'Skirminion is for two players.', fix: 'Choose two sides.', rule: 'SN-R1' }];
  const { layout, obstacles } = choicesOf(setup);
  return [...warbandProblems(setup), ...layoutProblems(obstacles, layout)];
}

function warbandProblems(setup: Setup): readonly Problem[] {
  const traits = readRulings(setup)['SN-A37'] === 'used';
  const found: Problem[] = [];
  const read: { readonly name: string; readonly roster: Roster }[] = [];
  for (const { name, roster } of setup.sides) {
    const parsed = parse(roster);
    if (!parsed.ok)
      found.push({ text: `${name}: ${parsed.error}`, fix: 'Choose another warband.', rule: 'SN-R6' });
    else {
      read.push({ name, roster: parsed.value });
      const wrong = problemsOf(parsed.value).filter((each) => traits || each.field !== 'traits');
      found.push(
        ...wrong.map(({ text, fix, rule }) => ({
          text: `${name}: ${text}`,
          ...(fix && { fix }),
          ...(rule && { rule }),
        })),
      );
    }
  }
  const [one, other] = read;
  if (one && other && elites(one.roster) !== elites(other.roster))
    found.push({
      text: `${one.name} brings ${count(elites(one.roster), 'elite')}, ${other.name} ${elites(other.roster)}: both must bring as many.`,
      fix: 'Change a warband: U8, U9, U10 and U12 are elite.',
      rule: 'SN-R7',
    });
  return found;
}
