import { screen } from '@testing-library/react-native';
import { useMuster } from '../../app/store/muster';
import { rollInApp, submit } from '../../app/store/play';
import { nextOf, type Ask } from '../../engine';
import { closeApp, openApp, settled, type OpenApp } from './openApp';

jest.mock('../../engine/rulesets', () => {
  const { skirmishers } = jest.requireActual('../../engine/skirmishers');
  const { volumeOf } = jest.requireActual('../fixtures/volume');
  return { RULESETS: [volumeOf(skirmishers)] };
});
jest.mock('../../app/store/chance', () => {
  let last = 0;
  return { newId: () => `id-${++last}`, newSeed: () => ++last };
});

jest.setTimeout(60_000);
afterEach(closeApp);

async function start(level: string): Promise<OpenApp> {
  const app = await openApp();
  await app.tap('Play with printed warbands');
  await app.tap(level, 'radio');
  await app.tap('Start the game');
  return app;
}
const game = () => useMuster.getState().open!.game;
const answer = (ask: Ask, option: string) =>
  settled(() => submit({ type: 'answer', ask: ask.id, answer: { kind: 'choose', option } }, game().length));

/** Plays on, attacking hand to hand, until somebody has to react. */
async function untilReaction(): Promise<Ask> {
  for (let i = 0; i < 60; i++) {
    const ask = nextOf(game()).ask!;
    if (ask.id === 'melee.reaction') return ask;
    if (ask.kind === 'roll') await settled(() => rollInApp(game().length));
    else if (ask.kind === 'choose') {
      const open = ask.options.filter(({ blocked }) => !blocked);
      const fight = open.find(({ id }) => id.startsWith('melee') || id.startsWith('attack'));
      await answer(ask, (fight ?? open[0]!).id);
    } else throw new Error(`${ask.id} is a ${ask.kind}`);
  }
  throw new Error('Nobody fights');
}

describe('what was agreed when the game was made', () => {
  it('is kept with the game', async () => {
    await start('Off');
    expect(game().setup.choices.advice).toBe('off');
  });

  it('is live unless another is chosen', async () => {
    const app = await openApp();
    await app.tap('Play with printed warbands');
    expect(screen.getByRole('radio', { name: 'Live', checked: true })).toBeTruthy();
    await app.tap('Start the game');
    await untilReaction();
    expect((await screen.findAllByRole('button', { name: /best$/ })).length).toBeGreaterThan(0);
  });

  it('after the game: silent until it is over, then the report judges every choice', async () => {
    const app = await start('After the game');
    const ask = await untilReaction();
    expect(screen.queryByRole('button', { name: /best/ })).toBeNull();
    const { rules, now } = game();
    const { prices } = rules.advise!(now.state, { goal: 'survive', worth: 0 })!;
    const worst = prices.reduce((low, price) => (price.behind < low.behind ? price : low));
    const label = ask.kind === 'choose' && ask.options.find(({ id }) => id === worst.option)!.label;
    await answer(ask, worst.option);
    await settled(() => submit({ type: 'concede', side: 'a' }, game().length));
    await app.tap('See the report');
    expect(await screen.findByText('Choices in attacks')).toBeTruthy();
    expect(await screen.findByText(String(label))).toBeTruthy();
    const verdict = worst.behind === 0 ? 'Best' : `−${Math.round(-worst.behind * 100)} %`;
    expect(screen.getByText(verdict)).toBeTruthy();
  });
});
