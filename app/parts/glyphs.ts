import type { Glyph } from '../../engine';
import type { IconName } from './Icon';

/** The drawing for each name the engine may ask for. */
const DRAWINGS: Readonly<Record<Glyph, IconName>> = {
  move: 'foot',
  shoot: 'target',
  slip: 'slip',
  melee: 'sword',
  rest: 'rest',
  end: 'check',
  grenade: 'nade',
  talk: 'talk',
  eye: 'eye',
  flag: 'flag',
  shield: 'shield',
  star: 'star',
  push: 'push',
  skull: 'skull',
  reroll: 'dice',
  call: 'call',
  climb: 'climb',
  jump: 'jump',
  fall: 'fall',
  take: 'take',
  person: 'person',
  bolt: 'bolt',
  dice: 'dice',
  home: 'home',
};

export const iconOf = (glyph: Glyph): IconName => DRAWINGS[glyph];
