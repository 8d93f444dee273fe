import type { Ruleset } from '../core/types';
import { adjust, concede } from './adjust';
import { answer, next } from './conversation';
import { COVER } from './cover';
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
