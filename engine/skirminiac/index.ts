import type { Ruleset } from '../core/types';
import { adjust } from './adjust';
import { answer, concede, next, skip } from './answer';
import { COVER } from './cover';
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
  ...COVER,
  version: 1,
  players: { min: 2, max: 2 },
  rulings: RULINGS,
  rulebook: RULEBOOK,
  roster: {
    noun: 'warband',
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
