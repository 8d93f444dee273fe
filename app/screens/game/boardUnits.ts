import type { CellId, Option, View as GameView } from '../../../engine';
import { blockOf, entriesOf, type Picked } from '../../asks/narrow';
import type { BoardUnit, LitCell } from '../../parts/board/boardData';
import { columnAndRow, fileAndRank } from '../../parts/board/geometry';
import { markerState, unitDie } from '../../parts/UnitDrawing';
import { spokenUnit } from '../../parts/unitWords';

/** Units that stand on the board, as dice on their discs. */
export function boardUnits(view: GameView, selected: readonly string[]): readonly BoardUnit[] {
  const places = new Map(view.board?.units.map(({ unit, cell }) => [unit, cell]));
  return view.sides.flatMap((side) =>
    side.units.flatMap((unit): readonly BoardUnit[] => {
      const cell = places.get(unit.id);
      if (cell === undefined || unit.status === 'down') return [];
      const value = Math.min(6, Math.max(1, unit.health.value)) as 1 | 2 | 3 | 4 | 5 | 6;
      return [
        {
          id: unit.id,
          cell,
          side: side.id,
          drawing: unitDie(unit) ?? { die: 'd6', value },
          marker: markerState(unit),
          hurt: unit.hurt,
          selected: selected.includes(unit.id),
          label: spokenUnit(unit),
        },
      ];
    }),
  );
}

/** A sword where the answer ends in contact: it names its target, or an enemy stands beside it in words. */
export const litCells = (options: readonly Option[]): readonly LitCell[] =>
  [...new Set(options.map(({ cell }) => cell))].flatMap((cell) => {
    const here = options.filter((option) => option.cell === cell);
    const [first] = here;
    if (cell === undefined || !first) return [];
    return [
      {
        cell,
        contact: here.some(({ icon, target }) => icon === 'melee' || target !== undefined),
        via: first.icon === 'jump',
        label: [first.label, first.note].filter(Boolean).join(', '),
      },
    ];
  });

/** With nowhere to go yet, the units the question leaves open. */
export function litUnits(options: readonly Option[], picked: Picked, view: GameView): readonly LitCell[] {
  const open = entriesOf(options, picked).filter((entry) => !blockOf(entry));
  const units = open.flatMap((entry) =>
    entry.kind === 'facet'
      ? entry.facet === 'unit' || entry.facet === 'target'
        ? [entry.value]
        : []
      : [entry.option.target ?? entry.option.unit],
  );
  return (view.board?.units ?? [])
    .filter(({ unit }) => units.includes(unit))
    .map(({ cell }) => ({ cell, label: 'may be chosen' }));
}

/** How many columns and rows the cells span. */
export function boardSize(
  shape: 'square' | 'hex',
  cells: readonly CellId[],
): { readonly columns: number; readonly rows: number } {
  const spots = cells.map((cell) => {
    if (shape === 'hex') return columnAndRow(cell);
    const { file, rank } = fileAndRank(cell);
    return { column: file, row: rank - 1 };
  });
  return {
    columns: Math.max(...spots.map(({ column }) => column)) + 1,
    rows: Math.max(...spots.map(({ row }) => row)) + 1,
  };
}
