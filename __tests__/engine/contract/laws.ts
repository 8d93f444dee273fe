import { checkAnswer } from '../../../engine/core/check';
import { nextOf, play, viewOf, type Game } from '../../../engine/core/game';
import { replay } from '../../../engine/core/replay';
import type { Action, Answer, Ask, Option } from '../../../engine/core/types';
import { adjustments, citations, claim, deepFreeze, same, unitsOf } from './claims';
import { answering, answerTo, anyOption, fighter, must, open, sample, walk, type Subject } from './walk';

const games = (subject: Subject) => subject.games ?? 1000;
const few = (subject: Subject) => Math.max(10, Math.round(games(subject) / 25));

const optionLists = (ask: Ask): readonly (readonly Option[])[] =>
  ask.kind === 'choose' ? [ask.options] : ask.kind === 'form' ? ask.rows.map((row) => row.options) : [];

function checkSound(ask: Ask): void {
  for (const options of optionLists(ask)) {
    claim(open(options).length > 0, `${ask.id} has no open answer`);
    claim(new Set(options.map((each) => each.id)).size === options.length, `${ask.id} lists an id twice`);
    claim(options.filter((each) => each.main).length <= 1, `${ask.id} has two main answers`);
  }
  if (ask.kind === 'form')
    for (const row of ask.rows)
      claim(
        open(row.options).some((each) => each.id === row.preset),
        `${ask.id}.${row.id} has no such preset`,
      );
  if (ask.kind === 'roll')
    claim(ask.pools.length > 0 && ask.pools.every((pool) => pool.dice > 0), `${ask.id} rolls no dice`);
}

function checkAlive(game: Game, ask: Ask): void {
  const view = viewOf(game);
  const units = unitsOf(view);
  for (const option of optionLists(ask).flat()) {
    for (const id of [option.unit, option.target])
      claim(!id || units.has(id), `${ask.id} speaks of ${id}, which is not in view`);
    if (option.unit && !option.blocked)
      claim(units.get(option.unit)!.status !== 'down', `${ask.id} lets ${option.unit} act, which is down`);
  }
}

/** Each law throws where a ruleset breaks it. */
export const LAWS: Readonly<Record<string, (subject: Subject) => void>> = {
  'there is never a dead end'(subject) {
    for (let seed = 1; seed <= games(subject); seed++)
      walk(subject, seed, seed % 2 ? fighter : anyOption, 300, ({ ask }) => ask && checkSound(ask));
  },

  'everything listed is accepted'(subject) {
    sample(subject, few(subject), 12, ({ game, ask }) => {
      if (ask?.kind !== 'choose') return;
      for (const option of open(ask.options))
        must(game, answering(game, ask, { kind: 'choose', option: option.id }));
    });
  },

  'anything else is refused, and changes nothing'(subject) {
    const strange: readonly Answer[] = [
      { kind: 'choose', option: 'no such option' },
      { kind: 'form', rows: { nothing: 'of the kind' } },
      { kind: 'roll', faces: [[7]], app: 0 },
      { kind: 'roll', faces: [], app: 0 },
    ];
    sample(subject, few(subject), 12, ({ game, ask }) => {
      if (!ask) return;
      const before = JSON.stringify(game.now.state);
      const blocked = ask.kind === 'choose' ? ask.options.filter((each) => each.blocked) : [];
      const wrong = [...strange, ...blocked.map((each): Answer => ({ kind: 'choose', option: each.id }))];
      for (const answer of wrong)
        claim(!play(game, answering(game, ask, answer)).ok, `${ask.id} took ${JSON.stringify(answer)}`);
      claim(!play(game, { type: 'skip', at: game.length + 1 }).ok, 'a stale action was taken');
      claim(
        !play(game, { type: 'adjust', at: game.length, of: 'game', track: 'none', value: 1 }).ok,
        'set nothing',
      );
      claim(before === JSON.stringify(game.now.state), 'a refusal changed the state');
    });
  },

  'undo takes back one step, redo brings it back'(subject) {
    sample(subject, few(subject), 9, ({ game, ask }, draw) => {
      if (!ask) return;
      const after = must(game, answering(game, ask, answerTo(ask, game, draw, anyOption)));
      const undone = must(after, { type: 'undo', at: after.length });
      claim(after.now !== undone.now, 'undo did nothing');
      const redone = must(undone, { type: 'redo', at: undone.length });
      same(redone.now.state, after.now.state, 'redo gave another state');
      const again = nextOf(undone).ask;
      claim(again !== undefined, 'undo led to a finished game');
      same(
        subject.rules.next(undone.now.state),
        subject.rules.next(JSON.parse(JSON.stringify(undone.now.state))),
        'the question depends on more than the state',
      );
    });
  },

  'the log gives the game again, checked or trusted'(subject) {
    for (let seed = 1; seed <= few(subject); seed++) {
      const end = walk(subject, seed, fighter, 300, () => undefined);
      for (const version of [subject.rules.version, subject.rules.version - 1]) {
        const { game, stopped } = replay(subject.rules, end.game.setup, end.log, version);
        claim(!stopped, `replay stopped: ${stopped?.why}`);
        same(game.now.state, end.game.now.state, 'replay gave another state');
      }
    }
  },

  'any track can be set at any ask, and the game goes on'(subject) {
    sample(subject, few(subject), 10, ({ game }, draw) => {
      const edits = adjustments(viewOf(game), draw);
      for (const edit of edits.slice(0, 6)) {
        const action: Action = {
          type: 'adjust',
          at: game.length,
          of: edit.of,
          track: edit.track,
          value: edit.value,
        };
        const after = must(game, action);
        const { ask } = nextOf(after);
        if (ask) {
          checkSound(ask);
          checkAlive(after, ask);
        }
        const shown = adjustments(viewOf(after), draw, edit.value).find(
          (each) => each.of === edit.of && each.track === edit.track,
        );
        claim(
          !shown || shown.now === edit.value || !edit.exact,
          `${edit.track} of ${edit.of} did not take ${edit.value}`,
        );
      }
    });
  },

  'after adjustments and skips the game can still be played'(subject) {
    sample(subject, few(subject), 40, ({ game }, draw) => {
      let at = game;
      for (let i = 0; i < 60; i++) {
        const { ask } = nextOf(at);
        if (!ask) return;
        checkSound(ask);
        checkAlive(at, ask);
        const edits = adjustments(viewOf(at), draw);
        const edit = edits[draw(0, edits.length - 1)];
        const dice = draw(1, 8);
        if (dice === 1) at = must(at, { type: 'skip', at: at.length });
        else if (dice === 2 && edit)
          at = must(at, { type: 'adjust', at: at.length, of: edit.of, track: edit.track, value: edit.value });
        else at = must(at, answering(at, ask, answerTo(ask, at, draw, anyOption)));
      }
    });
  },

  'skip reaches a turn in one step'(subject) {
    sample(subject, few(subject), 6, ({ game, ask }) => {
      if (!ask) return;
      const after = nextOf(must(game, { type: 'skip', at: game.length }));
      claim(!after.ask || after.ask.id === 'turn', `skip from ${ask.id} led to ${after.ask?.id}`);
    });
  },

  'the state is plain JSON'(subject) {
    sample(subject, few(subject), 10, ({ game }) => {
      const copy: unknown = JSON.parse(JSON.stringify(game.now.state));
      same(copy, game.now.state, 'the state does not survive JSON');
      same(subject.rules.view(copy), viewOf(game), 'the view depends on more than the state');
    });
  },

  'nothing given is changed'(subject) {
    sample(subject, few(subject), 10, ({ game, ask }, draw) => {
      deepFreeze(game.now.state);
      deepFreeze(game.setup);
      subject.rules.next(game.now.state);
      subject.rules.view(game.now.state);
      subject.rules.skip(game.now.state);
      if (!ask) return;
      const answer = answerTo(ask, game, draw, anyOption);
      deepFreeze(answer);
      subject.rules.answer(game.now.state, answer);
    });
  },

  'only what is alive and in view is offered'(subject) {
    sample(subject, few(subject), 5, ({ game, ask }) => ask && checkAlive(game, ask));
  },

  'every track shown is within its bounds'(subject) {
    sample(subject, few(subject), 5, ({ game }) => {
      for (const { label, now, top } of adjustments(viewOf(game), () => 0))
        claim(Number.isInteger(now) && now >= 0 && now <= top, `${label} shows ${now} of ${top}`);
    });
  },

  'every kind of question is met, and no other'(subject) {
    const met = new Set<string>();
    for (let seed = 1; seed <= games(subject) && met.size < subject.asks.length; seed++)
      walk(subject, seed, seed % 2 ? fighter : anyOption, 300, ({ ask }) => ask && met.add(ask.id));
    for (let seed = 1; seed <= 20; seed++)
      walk(subject, seed, anyOption, 300, ({ ask }) => ask && met.add(ask.id));
    same([...met].sort(), [...subject.asks].sort(), 'the questions met');
  },

  'every rule cited is in the rulebook'(subject) {
    const known = new Set(subject.rules.rulebook.map((rule) => rule.id));
    sample(subject, few(subject), 7, ({ game, ask }) => {
      for (const rule of citations(ask, game))
        claim(known.has(rule), `${rule} is cited and not in the rulebook`);
    });
  },

  'a game of attacks comes to its end'(subject) {
    for (let seed = 1; seed <= few(subject); seed++) {
      const end = walk(subject, seed, fighter, 4000, () => undefined);
      claim(!end.ask, `a game was still going on after ${end.log.length} actions`);
    }
  },

  'a side can concede at any time'(subject) {
    sample(subject, few(subject), 15, ({ game, ask }, draw) => {
      if (!ask) return;
      let at = game;
      const sides = game.setup.sides.map((side) => side.id);
      const standing = viewOf(game).sides.filter((side) => side.units.some((unit) => unit.status !== 'down'));
      if (!standing.length) return;
      const left = standing[draw(0, standing.length - 1)]!.id;
      for (const side of sides)
        if (side !== left && nextOf(at).ask) at = must(at, { type: 'concede', at: at.length, side });
      claim(nextOf(at).over?.winner === left, 'conceding did not end the game for the last side');
    });
  },

  'an answer that fits one ask is judged by that ask alone'(subject) {
    sample(subject, few(subject), 15, ({ ask, game }, draw) => {
      if (ask)
        claim(checkAnswer(ask, answerTo(ask, game, draw, anyOption)).ok, `${ask.id} refuses its own answers`);
    });
  },

  'rosters: starters and random ones are legal and survive JSON'(subject) {
    const { roster } = subject.rules;
    const made = [
      ...roster.starters.map((each) => each.roster),
      ...[1, 2, 3, 4, 5].map((seed) => roster.random(seed)),
    ];
    claim(roster.starters.length > 0, 'there is no starter');
    for (const each of made) {
      const view = roster.view(each);
      claim(view.legal && view.problems.length === 0, `${view.name}: ${view.problems[0]?.text}`);
      const parsed = roster.parse(JSON.parse(JSON.stringify(each)));
      claim(parsed.ok, `${view.name} cannot be read back`);
      if (parsed.ok) same(parsed.value, each, 'a roster read back is another');
    }
    for (const raw of [null, 1, 'x', [], {}, { name: 1 }])
      claim(!roster.parse(raw).ok, `a roster was read from ${JSON.stringify(raw)}`);
    same(roster.random(7), roster.random(7), 'the same seed gives the same roster');
  },
};
