import { drawsFrom, rollFor, type Draws } from '../../../engine/core/dice';
import type { Answer, Ask, Setup } from '../../../engine/core/types';
import { Table } from './script';

/** Nobody scouts: everybody attacks with the app's dice until at most one side is left. */
export function brawl(setup: Setup, seed: number): Table {
  const draw = drawsFrom(seed);
  const table = new Table({ ...setup, seed });
  while (!table.over) table.answer(answerTo(table, table.ask, draw));
  return table;
}

function answerTo(table: Table, ask: Ask, draw: Draws): Answer {
  switch (ask.kind) {
    case 'wait':
      return { kind: 'wait' };
    case 'roll':
      return rollFor(ask.pools, table.game.setup.seed, table.game.now.rolled);
    case 'form': {
      const rows = ask.rows.map(({ id, options, preset }) => {
        const chosen =
          id.startsWith('edge') || draw(1, 3) > 1 ? preset : options[draw(0, options.length - 1)]!.id;
        return [id, chosen];
      });
      return { kind: 'form', rows: Object.fromEntries(rows) };
    }
    case 'choose': {
      const open = ask.options.filter((option) => !option.blocked);
      const attacks = open.filter((option) => option.target || option.verb?.id === 'grenade');
      const pick = attacks.length ? attacks : open;
      return { kind: 'choose', option: pick[draw(0, pick.length - 1)]!.id };
    }
  }
}
