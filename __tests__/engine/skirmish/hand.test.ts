import { skirmish } from '../../../engine/skirmish';
import { setupOf } from './setups';
import { dice, Table } from './script';

const table = (sides = 2) => new Table(setupOf(sides));
const turns = (sides = 2) => table(sides).toTurns();

describe('the table overrules the app', () => {
  it('sets hit points with a name for the undo key, and undo gives them back', () => {
    const game = turns().set('a1', 'hp', 8);
    expect([game.history.at(-1), game.hp('a1')]).toEqual(['Tony −2', 8]);
    expect(game.events).toMatchObject([{ kind: 'lost', amount: 2, unit: 'a1' }]);
    expect(game.set('a1', 'hp', 9).events).toMatchObject([{ kind: 'gained', amount: 1 }]);
    expect(game.undo().undo().hp('a1')).toBe(10);
  });

  it('a figure set to 0 is down and never acts, and raised again it does', () => {
    const game = turns().set('a1', 'hp', 0);
    expect(game.unit('a1').status).toBe('down');
    expect(game.options.filter((option) => option.unit === 'a1')).toEqual([]);
    expect(game.set('a1', 'hp', 3).option('shoot|a1|b1')?.blocked).toBeUndefined();
  });

  it('a game ended by the fighting goes on when a figure is raised', () => {
    const game = turns();
    for (const i of [1, 2, 3, 4, 5]) game.set(`b${i}`, 'hp', 0);
    expect(game.over?.winner).toBe('a');
    expect(game.set('b2', 'hp', 4).ask).toMatchObject({ id: 'turn', asked: { side: 'a' } });
  });

  it.each([
    ['shoot|a1|b1', 'a1'],
    ['shoot|a1|b1', 'b1'],
    ['fight|a1|b1', 'b1'],
    ['grenade|a1', 'a1'],
  ])('%s is left when %s is set to 0', (option, unit) => {
    const game = turns().choose(option).set(unit, 'hp', 0);
    expect(game.ask).toMatchObject({ id: 'turn', asked: { side: 'b' } });
  });

  it('armor follows hit points changed in the middle of a shot', () => {
    expect(turns().choose('shoot|a1|b1').set('b1', 'hp', 3).pools).toEqual(['shot.a1 4', 'armor.b1 2']);
  });

  it('an armor roll is left when its victim is set to 0, and goes on when only the other is', () => {
    const hit = () => turns().choose('fight|a1|b1').roll(dice(3, 18), dice(3, 4));
    expect(hit().set('b1', 'hp', 0).ask.id).toBe('turn');
    expect(hit().set('a1', 'hp', 0).roll(dice(4, 4)).hp('b1')).toBe(0);
  });

  it('those set to 0 drop out of a blast; the last of them ends it', () => {
    const game = turns().choose('grenade|a1').roll([4]).form({ 'blast.b1': 'inner', 'blast.b2': 'outer' });
    expect(game.set('b1', 'hp', 0).pools).toEqual(['blast.b2 2', 'armor.b2 4']);
    expect(game.set('b2', 'hp', 0).ask.id).toBe('turn');
  });

  it('grenades and actions are set, and an action given back after 8″ may be used', () => {
    const game = table().toTurns({ 'moves.a1': '2' }).set('a1', 'grenades', 5);
    expect(game.unit('a1').tracks).toMatchObject([{ value: 5, max: 5, top: 9 }]);
    game.set('a1', 'actions', 1);
    expect(game.option('shoot|a1|b1')?.blocked).toBeUndefined();
    expect(game.unit('a1').tags).toMatchObject([{ label: 'Moved 4″' }]);
  });

  it('a later round begins with all actions, fire included; an earlier one corrects the count', () => {
    const game = table().toTurns({ 'edge.a1': 'yes' }).choose('forgo|a2').set('game', 'round', 2);
    expect([game.ask.id, game.figure('a2').actions, game.view.when]).toEqual(['fire.roll', 2, 'Round 2']);
    game.roll(dice(2, 2), dice(4, 4)).toTurns().choose('forgo|a2').set('game', 'round', 1);
    expect([game.ask.id, game.figure('a2').actions, game.view.when]).toEqual(['turn', 1, 'Round 1']);
    expect(game.set('game', 'round', 0).state.round).toBe(1);
  });

  it('a tracker of rounds, hit points and markers needs no question answered', () => {
    const game = table(4);
    for (let round = 2; round < 6; round++) {
      game
        .set('a1', 'actions', 0)
        .set('b3', 'hp', 10 - round)
        .set('game', 'round', round);
      expect([game.figure('a1').actions, game.ask.id, game.view.when]).toEqual([
        2,
        'minute',
        `Round ${round}`,
      ]);
    }
    for (const side of ['a', 'b', 'd']) for (const i of [1, 2, 3, 4, 5]) game.set(`${side}${i}`, 'hp', 0);
    expect(game.over?.winner).toBe('c');
  });

  it('whose turn it is can be set, at any ask, and the turn is that side’s', () => {
    expect(turns(3).set('game', 'turn', 3).ask).toMatchObject({ id: 'turn', asked: { side: 'c' } });
    expect(table(3).set('game', 'turn', 2).ask).toMatchObject({ id: 'turn', asked: { side: 'b' } });
    expect(turns().choose('shoot|a1|b1').set('game', 'turn', 1).ask).toMatchObject({
      id: 'turn',
      asked: { side: 'a' },
    });
    expect(turns().set('game', 'turn', 0).ask).toMatchObject({ id: 'turn', asked: { side: 'a' } });
    expect(turns(3).view.tracks[1]).toMatchObject({ id: 'turn', value: 1, max: 3, draw: 'side' });
  });

  it('when the last action is taken away by hand the round waits for a word, and goes on if one is given back', () => {
    const game = turns();
    for (const side of ['a', 'b']) for (const i of [1, 2, 3, 4, 5]) game.set(`${side}${i}`, 'actions', 0);
    expect(game.ask).toMatchObject({
      id: 'turn',
      prompt: 'All actions are spent',
      options: [{ label: 'Next round' }],
    });
    expect(game.set('b2', 'actions', 1).ask).toMatchObject({ asked: { side: 'b' } });
    expect(game.set('b2', 'actions', 0).choose('go').state).toMatchObject({
      round: 2,
      phase: { id: 'minute' },
    });
  });

  it('a roll for initiative drops the sides that fall or concede meanwhile', () => {
    const game = table(3).wait().form().concede('b');
    expect(game.pools).toEqual(['a 1', 'c 1']);
    expect(table(3).wait().form().roll([5], [2], [5]).concede('a').ask).toMatchObject({
      id: 'turn',
      asked: { side: 'c' },
    });
  });
});

describe('dice in view', () => {
  it('are taken away when an attack is broken off, and stay when it was over', () => {
    expect(turns().choose('shoot|a1|b1').skip().view.exchange).toBeUndefined();
    expect(turns().choose('shoot|a1|b1').set('b1', 'hp', 0).view.exchange).toBeUndefined();
    expect(turns().choose('shoot|a1|b1').set('game', 'round', 2).view.exchange).toBeUndefined();
    const shot = turns().choose('shoot|a1|b1').roll(dice(4, 14), dice(4, 14));
    expect(shot.skip().view.exchange?.title).toBe('Tony shoots Eliot');
  });

  it('of the initiative go when the round does', () => {
    const game = turns();
    expect(game.view.exchange?.title).toBe('Who goes first');
    expect(game.endRound().view.exchange).toBeUndefined();
  });
});

describe('skip', () => {
  it('leaves an exchange, its action spent, for the next side', () => {
    for (const option of ['shoot|a1|b1', 'fight|a1|b1', 'grenade|a1']) {
      const game = turns().choose(option).skip();
      expect(game.ask).toMatchObject({ id: 'turn', asked: { side: 'b' } });
      expect(game.figure('a1').actions).toBe(1);
    }
  });

  it('leaves minute, moves and initiative for the turns', () => {
    expect(table().skip().ask.id).toBe('turn');
    expect(table().wait().skip().ask.id).toBe('turn');
    expect(table().wait().form().skip().ask.id).toBe('turn');
  });

  it('leaves the fire with the minute still to come', () => {
    const game = table().toTurns({ 'edge.a1': 'yes' }).endRound().skip();
    expect(game.ask).toMatchObject({ id: 'turn', prompt: 'Ready for the minute?' });
    expect(game.choose('go').ask.id).toBe('minute');
  });

  it('at the end of a round stops there, and again before the minute', () => {
    const game = table().toTurns().choose('done');
    for (const unit of ['b1', 'b1', 'b2', 'b2', 'b3', 'b3', 'b4', 'b4', 'b5']) game.choose(`forgo|${unit}`);
    game.choose('shoot|b5|a1').skip();
    expect(game.ask).toMatchObject({ id: 'turn', prompt: 'All actions are spent' });
    expect(game.skip().ask).toMatchObject({ id: 'turn', prompt: 'Ready for the minute?' });
    expect([game.state.round, game.skip().ask.prompt]).toEqual([2, 'Blue: who acts?']);
  });
});

describe('conceding', () => {
  it('SK-A17 takes a side out; the last one left wins', () => {
    const game = turns(3).concede('a');
    expect(game.ask).toMatchObject({ id: 'turn', asked: { side: 'b' } });
    expect(game.view.sides[0]).toMatchObject({ note: 'conceded', units: Array(5).fill({ status: 'down' }) });
    expect(game.options.some((option) => option.target?.startsWith('a'))).toBe(false);
    expect(game.concede('c').over).toMatchObject({ winner: 'b' });
  });

  it('leaves an exchange with the side that is gone', () => {
    expect(turns(3).choose('shoot|a1|b1').concede('b').ask).toMatchObject({
      id: 'turn',
      asked: { side: 'c' },
    });
  });
});

describe('rulings', () => {
  it('absent or unknown ones are the presets', () => {
    const presets = Object.fromEntries(skirmish.rulings.map(({ id, preset }) => [id, preset]));
    expect(table().state.readings).toEqual(presets);
    expect(new Table(setupOf(2, { 'SK-A1': 'seven' })).state.readings).toEqual(presets);
  });
});
