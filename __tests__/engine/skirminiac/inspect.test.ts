import { skirminiac } from '../../../engine/skirminiac';
import { onTable, scene } from './games';

const pieces = { a1: ['4,3', 6], a2: ['3,1', 6], b1: ['4,2', 6], b7: ['10,0', 6] } as const;
const state = scene({ pieces, terrain: ['4,4'] });
const look = (...cells: readonly string[]) => skirminiac.inspect?.(state, cells);

describe('a tapped hex', () => {
  it('SC-R26 shows the reach of the unit on it, on either side', () => {
    expect(look('4,3')).toMatchObject({
      title: 'Ash: 6 health',
      lines: ['Retreat: one step, out of contact'],
      lit: ['5,3', '3,3'],
    });
    expect(look('10,0')).toMatchObject({ lines: ['One or two steps'], good: true });
    expect(look('0,0')).toBeUndefined();
    expect(look('4,4')).toBeUndefined();
  });

  it('SC-R33 and an enemy beside it show what an attack would cost', () => {
    expect(look('4,3', '4,2')).toMatchObject({
      good: true,
      lines: ['Hal loses 2 (1 + 1 friend touching). Ash loses 1.'],
    });
    expect(look('4,3', '10,0')).toMatchObject({
      good: false,
      lines: ['They are not in contact.'],
      rule: 'SC-R31',
    });
  });

  it('SC-R24 and a hex beyond reach say why', () => {
    expect(look('4,3', '3,2')).toMatchObject({ good: false, rule: 'SC-R24' });
    expect(look('4,3', '3,3')).toMatchObject({ good: true });
    expect(look('10,0', '4,6')).toMatchObject({ lines: ['Too far: one or two steps.'], good: false });
  });

  it('has nothing to say where the board is on the table', () => {
    expect(skirminiac.inspect?.(scene({ pieces }, onTable), ['4,3'])).toBeUndefined();
  });
});
