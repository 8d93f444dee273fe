import { setupOf } from './setups';
import { dice, Table } from './script';

const table = (sides = 2) => new Table(setupOf(sides));

describe('indirect fire', () => {
  /** Tony of Red is at an enemy edge when round 2 starts. */
  const fired = () => table().toTurns({ 'edge.a1': 'yes' }).endRound();

  it('SK-R10 a figure at an enemy edge resists 2d at the start of the next round, before the minute', () => {
    const game = fired();
    expect(game.ask).toMatchObject({ id: 'fire.roll', rule: 'SK-R10', prompt: 'Fire on Tony' });
    expect(game.pools).toEqual(['fire.a1 2', 'armor.a1 4']);
    expect(game.roll([6, 6], [2, 2, 2, 2]).hp('a1')).toBe(6);
    expect(game.ask.id).toBe('minute');
    expect(game.view.exchange).toMatchObject({
      title: 'Indirect fire',
      say: 'Twelve against eight: Tony loses four.',
      results: [{ title: 'Tony', text: 'Loses 4, 6 left', from: 10, to: 6 }],
    });
  });

  it('SK-R10 each figure at an edge has its own fire and armor, of whatever side', () => {
    const game = table(3).toTurns({ 'edge.a1': 'yes', 'edge.c2': 'yes' }).set('c2', 'hp', 4).endRound();
    expect(game.pools).toEqual(['fire.a1 2', 'armor.a1 4', 'fire.c2 2', 'armor.c2 2']);
    game.roll([1, 1], [1, 1, 1, 1], [6, 6], [1, 1]);
    expect([game.hp('a1'), game.hp('c2')]).toEqual([10, 0]);
  });

  it('SK-R10 a figure that has left the edge, or fell there, is not fired on', () => {
    const left = fired().roll([1, 1], [1, 1, 1, 1]).toTurns().endRound();
    expect(left.ask.id).toBe('minute');
    const fell = table().toTurns({ 'edge.a1': 'yes' }).set('a1', 'hp', 0).endRound();
    expect(fell.ask.id).toBe('minute');
  });

  it('SK-R10 the turn and the view warn of it', () => {
    const game = table().toTurns({ 'edge.a1': 'yes' });
    expect(game.ask.notes).toContainEqual({
      text: 'Tony is under fire next round.',
      rule: 'SK-R10',
      unit: 'a1',
    });
    expect(game.view.notes).toEqual([
      { text: 'Indirect fire on Tony when the next round starts.', rule: 'SK-R10' },
    ]);
    expect(game.unit('a1').tags.map((tag) => tag.id)).toEqual(['knows', 'edge']);
  });

  it('SK-A15 armor of 2d resists it where hit points are low, and equal totals do nothing', () => {
    const game = table().toTurns({ 'edge.a1': 'yes' }).set('a1', 'hp', 5).endRound();
    expect(game.pools).toEqual(['fire.a1 2', 'armor.a1 2']);
    expect(game.roll([3, 4], [4, 3]).hp('a1')).toBe(5);
  });
});

describe('the minute', () => {
  it('SK-R12 a round is a minute of 60 seconds, then the actions', () => {
    const game = table();
    expect(game.ask).toMatchObject({ kind: 'wait', id: 'minute', seconds: 60, asked: { by: 'table' } });
    expect(game.view).toMatchObject({ when: 'Round 1', turn: { text: 'Everyone moves' } });
    game.wait();
    expect(game.ask.id).toBe('moved');
    game.form().roll([2], [5]);
    expect(game.ask).toMatchObject({ id: 'turn', asked: { by: 'player', side: 'b' } });
    expect(game.endRound().state.round).toBe(2);
    expect(game.events.at(-1)).toMatchObject({ kind: 'round', text: 'Round 2 began.' });
  });

  it('SK-A20 one minute serves all sides, and one form takes what all of them did', () => {
    const game = table(4).wait();
    const { ask } = game;
    const groups = ask.kind === 'form' ? [...new Set(ask.rows.map((row) => row.group))] : [];
    expect(groups).toEqual([
      ...['Red', 'Blue', 'Green', 'Gold'].map((side) => `${side}: actions moved`),
      ...['Red', 'Blue', 'Green', 'Gold'].map((side) => `${side}: at an enemy edge`),
    ]);
    expect(ask).toMatchObject({ asked: { by: 'table' } });
  });

  it('SK-R13 two actions a figure, given back every round', () => {
    const game = table().toTurns();
    expect(game.unit('a1').marker).toMatchObject({ label: 'Actions left', value: 2, max: 2 });
    game.choose('forgo|a1').choose('done').choose('forgo|a1');
    expect(game.unit('a1')).toMatchObject({ status: 'done', marker: { value: 0 } });
    expect(game.option('shoot|a1')?.blocked).toMatchObject({
      why: 'Tony has no action left.',
      rule: 'SK-R13',
    });
    expect(game.endRound().figure('a1').actions).toBe(2);
  });

  it('SK-R14 a move costs one action, two moves both and with them the attack', () => {
    const game = table().toTurns({ 'moves.a1': '1', 'moves.a2': '2' });
    expect([game.figure('a1').actions, game.figure('a2').actions, game.figure('a3').actions]).toEqual([
      1, 0, 2,
    ]);
    expect(game.option('shoot|a2')?.blocked).toEqual({
      why: 'Bill moved 8″: no attack this round.',
      rule: 'SK-R14',
    });
    expect(game.option('shoot|a2|b1')).toBeUndefined();
    expect(game.unit('a1').tags).toMatchObject([{ label: 'Moved 4″' }]);
    expect(game.unit('a2').tags).toMatchObject([{ label: 'Moved 8″' }]);
    game.choose('shoot|a1|b1').roll(dice(4, 4), dice(4, 4));
    expect(game.figure('a1').actions).toBe(0);
  });

  it('SK-A11 the form says that any move costs an action and that 8″ leave no attack', () => {
    const { ask } = table().wait();
    expect(ask.notes).toContainEqual({
      text: 'Any move costs an action, more than 4″ both.',
      rule: 'SK-A11',
    });
    const row = ask.kind === 'form' ? ask.rows.find((each) => each.id === 'moves.b5') : undefined;
    expect(row?.options.map((option) => option.note)).toEqual(['Stayed', 'Up to 4″', 'Up to 8″, no attack']);
  });

  it('SK-R15 after the minute no action is a move', () => {
    const game = table();
    expect(game.ask.notes).toContainEqual({ text: '0 moves after the minute is up', rule: 'SK-R15' });
    const verbs = new Set(game.toTurns().options.map((option) => option.verb?.id));
    expect([...verbs].sort()).toEqual(['done', 'far', 'fight', 'forgo', 'grenade', 'shoot', 'take', 'tell']);
  });
});

describe('turns', () => {
  it('SK-R16 one die each, the highest begins, every round anew', () => {
    const game = table(3).wait().form();
    expect(game.pools).toEqual(['a 1', 'b 1', 'c 1']);
    expect(game.roll([2], [3], [6]).state.side).toBe('c');
    expect(game.events).toEqual([
      expect.objectContaining({ kind: 'rolled', text: 'Red 2, Blue 3, Green 6: Green goes first.' }),
    ]);
    expect(game.endRound().wait().form().ask.id).toBe('initiative.roll');
  });

  it('SK-R16 with more than two the turn goes clockwise', () => {
    const game = table(4).toTurns({}, 2);
    expect(game.state.side).toBe('c');
    const seen = ['c1', 'd1', 'a1', 'b1', 'c2'].map((unit) => game.choose(`forgo|${unit}`).state.side);
    expect(seen).toEqual(['d', 'a', 'b', 'c', 'd']);
  });

  it('SK-R16 the dice stay in view until the first attack, and the order is named', () => {
    const game = table(3).wait().form();
    expect(game.ask.notes).toContainEqual({ text: 'Then clockwise: Red, Blue, Green.', rule: 'SK-R16' });
    game.roll([2], [3], [6]);
    expect(game.view.exchange).toMatchObject({ title: 'Who goes first', say: 'Green rolled highest.' });
    game.choose('shoot|c1|a1');
    expect(game.view.exchange?.title).toBe('Rosa shoots Tony');
  });

  it('SK-A12 those who tie for the highest roll again, the others do not', () => {
    const game = table(3).wait().form().roll([5], [2], [5]);
    expect(game.ask.notes[0]).toEqual({
      text: 'A tie: those who rolled highest roll again.',
      rule: 'SK-A12',
    });
    expect(game.pools).toEqual(['a 1', 'c 1']);
    expect(game.roll([3], [3]).pools).toEqual(['a 1', 'c 1']);
    expect(game.roll([1], [4]).state.side).toBe('c');
  });

  it('SK-A12 a turn is one action of one figure', () => {
    const game = table().toTurns();
    game.choose('forgo|a1');
    expect([game.state.side, game.figure('a1').actions]).toEqual(['b', 1]);
  });

  it('SK-R17 turns alternate until all actions are used; who has more left goes on alone', () => {
    const all = (side: string) => Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`moves.${side}${i}`, '2']));
    const game = table().toTurns({ ...all('b'), 'moves.b1': '1' });
    game.choose('forgo|a1').choose('forgo|b1');
    for (const unit of ['a1', 'a2', 'a2', 'a3', 'a3', 'a4', 'a4', 'a5']) {
      expect(game.state.side).toBe('a');
      game.choose(`forgo|${unit}`);
    }
    expect(game.state.round).toBe(1);
    game.choose('forgo|a5');
    expect([game.state.round, game.ask.id]).toEqual([2, 'minute']);
  });

  it('SK-R17 nobody rolls for a turn that nobody, or only one side, can take', () => {
    const all = (side: string) => Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`moves.${side}${i}`, '2']));
    const one = table().wait().form(all('a'));
    expect([one.ask.id, one.state.side]).toEqual(['turn', 'b']);
    const none = table()
      .wait()
      .form({ ...all('a'), ...all('b') });
    expect([none.ask.id, none.state.round]).toEqual(['minute', 2]);
  });

  it('SK-A23 one action, or all of a side’s, may be let go', () => {
    const game = table().toTurns().choose('done');
    expect(game.state.figures.filter((figure) => figure.actions).map((figure) => figure.side)).toEqual(
      Array(5).fill('b'),
    );
    expect(game.events).toMatchObject([{ text: 'Red let all its actions go.', rule: 'SK-A23' }]);
    expect(game.choose('forgo|b1').events).toMatchObject([
      { text: 'Eliot let an action go.', rule: 'SK-A23' },
    ]);
  });
});
