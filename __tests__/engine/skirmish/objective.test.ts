import { setupOf } from './setups';
import { dice, Table } from './script';

const table = (rulings = {}, sides = 2) => new Table(setupOf(sides, rulings));
/** Tony of Red has seen Blue’s army in round 1, and it is Red’s turn. */
const seen = (rulings = {}, sides = 2) => table(rulings, sides).toTurns({ 'edge.a1': 'yes' });
/** On to round 2’s form, past the fire on Tony. */
const nextForm = (game: Table) => game.endRound().roll(dice(2, 2), dice(4, 24)).wait();
const rowsOf = ({ ask }: Table, kind: string) =>
  ask.kind === 'form' ? ask.rows.filter((row) => row.id.startsWith(kind)) : [];
const milestones = (game: Table, side = 0) =>
  game.view.sides[side]!.milestones.map(({ reached, note }) => `${reached ? '+' : '−'} ${note}`);

describe('seen, told, reported', () => {
  it('SK-R6 the goal is shown to every side as three milestones, none reached at first', () => {
    for (const side of table({}, 4).view.sides)
      expect(side.milestones.map(({ label, reached }) => [label, reached])).toEqual([
        ['Seen', false],
        ['Told', false],
        ['Report', false],
      ]);
    expect(table().view.sides[1]!.note).toBe('5 of 5 standing, has seen nothing');
  });

  it('SK-R7 a figure at an enemy edge when the minute ends has seen', () => {
    const game = table().wait().form({ 'edge.a1': 'yes' });
    expect(game.events).toContainEqual(
      expect.objectContaining({ text: 'Tony saw an enemy army.', rule: 'SK-R7' }),
    );
    expect(game.unit('a1').tags).toContainEqual(
      expect.objectContaining({ label: 'Knows', icon: 'eye', tone: 'brass' }),
    );
    expect(milestones(game)).toEqual(['+ Tony, round 1', '− Takes an action', '− 2″ from own edge']);
    expect(game.view.sides[0]!.note).toBe('5 of 5 standing, Tony saw them; Tony must get home');
    expect(milestones(game, 1)[0]).toBe('− 2″ from an enemy edge');
  });

  it('SK-R8 for an action one other figure of the squad is told', () => {
    const game = seen();
    const told = game.options.filter((option) => option.verb?.id === 'tell' && option.unit === 'a1');
    expect(told.map((option) => option.target)).toEqual(['a2', 'a3', 'a4', 'a5']);
    game.choose('tell|a1|a3');
    expect([game.figure('a1').actions, game.state.side]).toEqual([1, 'b']);
    expect(game.unit('a3').tags).toContainEqual(expect.objectContaining({ label: 'Knows', icon: 'talk' }));
    expect(game.view.sides[0]!.note).toBe(
      '5 of 5 standing, Tony saw them, told Jane; Tony or Jane must get home',
    );
    expect(milestones(game)).toEqual(['+ Tony, round 1', '+ Jane, round 1', '− 2″ from own edge']);
  });

  it('SK-R8 the chain names who told whom', () => {
    const game = table().toTurns({ 'edge.a1': 'yes', 'edge.a2': 'yes' });
    game.choose('tell|a2|a3').skip().choose('tell|a2|a4').set('a1', 'hp', 0);
    expect(game.view.sides[0]!.note).toBe(
      '4 of 5 standing, Tony saw them, Bill saw them, told Jane and Murry; Bill, Jane or Murry must get home',
    );
  });

  it('SK-R8 who has seen nothing cannot tell, and who knows need not be told', () => {
    const game = seen();
    expect(game.option('tell|a2')?.blocked).toEqual({ why: 'Bill has seen no enemy army.', rule: 'SK-R8' });
    game.choose('tell|a1|a3').skip();
    expect(game.option('tell|a1|a3')?.blocked).toMatchObject({ why: 'Jane knows already.', done: true });
  });

  it('SK-R9 a figure that knows and is home wins the moment the minute is settled', () => {
    const game = nextForm(seen());
    expect(rowsOf(game, 'home').map((row) => [row.unit, row.preset])).toEqual([['a1', 'away']]);
    game.form({ 'home.a1': 'home' });
    expect(game.over).toEqual({
      winner: 'a',
      title: 'Red wins',
      why: 'Tony brought the report home in round 2.',
      rule: 'SK-R9',
      scores: [
        { side: 'a', score: 'reported, 5 standing' },
        { side: 'b', score: '5 standing' },
      ],
    });
    expect(milestones(game)[2]).toBe('+ Round 2');
  });

  it('SK-R9 only those who know are asked whether they are home', () => {
    expect(rowsOf(table().wait(), 'home')).toEqual([]);
    expect(rowsOf(nextForm(seen().choose('tell|a1|a4')), 'home').map((row) => row.unit)).toEqual([
      'a1',
      'a4',
    ]);
  });

  it('SK-R9 one who fell carries nothing home', () => {
    const game = seen().set('a1', 'hp', 0);
    expect(milestones(game)[0]).toBe('− Tony fell with it');
    expect(game.view.sides[0]!.note).toBe('4 of 5 standing, Tony saw them; nobody who knows is left');
    expect(rowsOf(game.endRound().wait(), 'home')).toEqual([]);
  });

  it('SK-A13 telling is an action of the attack phase, at any distance', () => {
    expect(seen().option('tell|a1|a5')?.verb?.note).toBe('At any distance');
  });

  it('SK-A14 a look at the far edge does not win on its own', () => {
    const game = seen();
    expect(game.over).toBeUndefined();
    expect(
      rowsOf(game.endRound().roll(dice(2, 2), dice(4, 24)).wait(), 'home')[0]!.options.map(
        (option) => option.id,
      ),
    ).toEqual(['away', 'home']);
  });

  it('SK-A14 one told at home who never left does not win; once away and back it does', () => {
    const game = nextForm(seen().choose('tell|a1|a3'));
    expect(rowsOf(game, 'home.a3')[0]!.options.map((option) => option.id)).toEqual([
      'away',
      'home',
      'stayed',
    ]);
    game.form({ 'home.a3': 'stayed' });
    expect([game.over, game.figure('a3').knows?.left]).toEqual([undefined, false]);
    game.roll([6], [1]).endRound().wait();
    expect(rowsOf(game, 'home.a3')[0]!.options).toHaveLength(3);
    game.form({ 'home.a3': 'away' }).roll([6], [1]).endRound().wait();
    expect(rowsOf(game, 'home.a3')[0]!.options).toHaveLength(2);
    expect(game.form({ 'home.a3': 'home' }).over).toMatchObject({
      winner: 'a',
      why: 'Jane brought the report home in round 4.',
    });
  });

  it('SK-A14 with adjoining edges even one who saw may never have left home', () => {
    const game = nextForm(seen({}, 3));
    expect(rowsOf(game, 'home.a1')[0]!.options.map((option) => option.id)).toEqual([
      'away',
      'home',
      'stayed',
    ]);
    expect(game.form({ 'home.a1': 'stayed' }).over).toBeUndefined();
  });

  it('SK-A14 by the other reading a figure told at home ends the game at once', () => {
    const game = seen({ 'SK-A14': 'told' });
    expect(seen().option('report|a1|a3')).toBeUndefined();
    game.choose('report|a1|a3');
    expect(game.over).toMatchObject({ winner: 'a', why: 'Jane brought the report home in round 1.' });
    const away = nextForm(seen({ 'SK-A14': 'told' }).choose('tell|a1|a3'));
    expect(rowsOf(away, 'home.a3')[0]!.options).toHaveLength(2);
  });

  it('SK-A19 one who was told reports but does not tell; by the other reading it may', () => {
    const told = seen().choose('tell|a1|a3').skip();
    expect(told.option('tell|a3')?.blocked).toEqual({ why: 'Jane did not see it itself.', rule: 'SK-A19' });
    const chain = seen({ 'SK-A19': 'told' }).choose('tell|a1|a3').skip().choose('tell|a3|a4');
    expect(chain.figure('a4').knows).toMatchObject({ how: 'told', by: 'a3' });
    expect(chain.view.sides[0]!.note).toBe(
      '5 of 5 standing, Tony saw them, told Jane, Jane told Murry; Tony, Jane or Murry must get home',
    );
  });

  it('SK-A19 one who was told and then stands at an edge has seen for itself', () => {
    const game = nextForm(seen().choose('tell|a1|a3')).form({ 'edge.a3': 'yes' });
    expect(game.figure('a3').knows?.how).toBe('saw');
  });
});

describe('the end', () => {
  const wipe = (game: Table, side: string, left: readonly number[] = []) => {
    for (const i of [1, 2, 3, 4, 5]) if (!left.includes(i)) game.set(`${side}${i}`, 'hp', 0);
    return game;
  };

  it('SK-R11 with the last enemy figure down the other side wins at once', () => {
    const game = wipe(table().toTurns(), 'b', [1]).set('b1', 'hp', 1);
    game.choose('shoot|a1|b1').roll(dice(4, 24), dice(2, 2));
    expect(game.over).toMatchObject({ winner: 'a', title: 'Red wins', rule: 'SK-R11' });
    expect(game.view.turn).toBeUndefined();
    expect(game.view.exchange?.results).toMatchObject([{ text: 'Loses 1: down, face up' }]);
  });

  it('SK-R11 indirect fire may bring the last one down', () => {
    const game = wipe(table().toTurns({ 'edge.b1': 'yes' }), 'b', [1])
      .set('b1', 'hp', 2)
      .endRound();
    expect(game.roll([6, 6], [1, 1]).over).toMatchObject({ winner: 'a', rule: 'SK-R11' });
  });

  it('SK-A17 any one opponent will do, and with more players the last side standing wins', () => {
    const game = wipe(table({}, 4).toTurns(), 'b');
    expect(game.over).toBeUndefined();
    wipe(game, 'c');
    expect(game.over).toBeUndefined();
    expect(wipe(game, 'a').over).toMatchObject({ winner: 'd', title: 'Gold wins', rule: 'SK-A17' });
    const told = nextForm(seen({}, 3)).form({ 'home.a1': 'home' });
    expect(told.over).toMatchObject({ winner: 'a', rule: 'SK-R9' });
  });

  it('SK-A17 a side without figures is passed over, in turns and in the roll for them', () => {
    const game = wipe(table({}, 3).toTurns(), 'b');
    expect(game.choose('forgo|a1').state.side).toBe('c');
    game.endRound().wait();
    expect(rowsOf(game, 'moves').map((row) => row.unit?.[0])).toEqual([
      ...Array(5).fill('a'),
      ...Array(5).fill('c'),
    ]);
    expect(game.form().pools).toEqual(['a 1', 'c 1']);
  });

  it('SK-A21 two sides home in the same minute draw', () => {
    const game = table().toTurns({ 'edge.a1': 'yes', 'edge.b2': 'yes' }).endRound();
    game.roll(dice(2, 2), dice(4, 24), dice(2, 2), dice(4, 24)).wait();
    game.form({ 'home.a1': 'home', 'home.b2': 'home' });
    expect(game.over).toMatchObject({
      title: 'A draw',
      why: 'Tony and Dave came home with it in the same minute.',
      rule: 'SK-A21',
    });
    expect(game.over?.winner).toBeUndefined();
  });

  it('SK-A21 two figures of one side are a win like one', () => {
    const game = table().toTurns({ 'edge.a1': 'yes', 'edge.a2': 'yes' }).endRound();
    game.roll(dice(2, 2), dice(4, 24), dice(2, 2), dice(4, 24)).wait();
    expect(game.form({ 'home.a1': 'home', 'home.a2': 'home' }).over).toMatchObject({
      winner: 'a',
      rule: 'SK-R9',
    });
  });

  it('SK-A22 the last figures falling together draw', () => {
    const game = wipe(wipe(table().toTurns(), 'a', [1]), 'b', [1])
      .set('a1', 'hp', 1)
      .set('b1', 'hp', 1);
    game.choose('grenade|a1').roll([1]).form({ 'blast.a1': 'inner', 'blast.b1': 'inner' });
    game.roll(dice(4, 24), [1, 1], dice(4, 24), [1, 1]);
    expect(game.over).toMatchObject({
      title: 'A draw',
      why: 'The last figures fell together.',
      rule: 'SK-A22',
    });
    expect(game.over?.winner).toBeUndefined();
  });
});
