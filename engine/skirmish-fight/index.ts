import type { Ruleset } from '../core/types';
import { adjust, concede } from './adjust';
import { answer, next } from './conversation';
import { GOALS, RESOURCE } from './goals';
import { LAB } from './lab';
import { skip } from './leave';
import { advise, odds } from './odds';
import { random } from './random';
import { fresh, type Roster } from './roster';
import { edit } from './rosterEdit';
import { parse } from './rosterRead';
import { view as viewRoster } from './rosterView';
import { RULEBOOK } from './rulebook';
import { RULINGS } from './rulings';
import { SETUP } from './setup';
import { STARTERS } from './starters';
import { start, type State } from './state';
import { view } from './view';

export const skirmishFight: Ruleset<State, Roster> = {
  id: 'skirmish-fight',
  name: 'Skirmish Fight',
  credit: 'Alan Wong and Brandon Andre',
  mark: ['M8.5 28.5 28.5 8.5l7 7-20 20Z', 'm13 24 3.5 3.5M17.5 19.5l2.5 2.5M22 15l3.5 3.5M26 11l2.5 2.5'],
  version: 1,
  players: { min: 2, max: 2 },
  rulings: RULINGS,
  rulebook: RULEBOOK,
  roster: {
    noun: 'warband',
    hint: '36 points',
    starters: STARTERS,
    fresh,
    random,
    parse,
    view: viewRoster,
    edit,
  },
  setup: SETUP,
  start,
  next,
  answer,
  adjust,
  skip,
  concede,
  view,
  goals: GOALS,
  resource: RESOURCE,
  odds,
  advise,
  lab: LAB,
};
