import type { Ruleset } from '../core/types';
import { adjust } from './adjust';
import { answer, concede, next, skip } from './answer';
import { GOALS } from './goals';
import { inspect } from './inspect';
import { LAB } from './lab';
import { advise, odds } from './odds';
import { random } from './random';
import { edit, fresh, parse, type Roster } from './roster';
import { viewRoster } from './rosterView';
import { RULEBOOK } from './rulebook';
import { RULINGS } from './rulings';
import { fields, problems } from './setup';
import { start, type State } from './state';
import { STARTERS } from './starters';
import { view } from './view';

export const skirminiac: Ruleset<State, Roster> = {
  id: 'skirminiac',
  name: 'Skirminiac',
  credit: 'After Skirminiac: the Board Game by Yannis Lytis Gravezas',
  mark: ['M15 9.9h14l7 12.1-7 12.1H15L8 22Z', 'M18.5 16h7l3.5 6-3.5 6h-7L15 22Z'],
  version: 1,
  players: { min: 2, max: 2 },
  rulings: RULINGS,
  rulebook: RULEBOOK,
  roster: {
    noun: 'warband',
    hint: 'seven units',
    starters: STARTERS,
    fresh,
    random,
    parse,
    view: viewRoster,
    edit,
  },
  setup: { fields, problems },
  start,
  next,
  answer,
  adjust,
  skip,
  concede,
  view,
  inspect,
  goals: GOALS,
  odds,
  advise,
  lab: LAB,
};
