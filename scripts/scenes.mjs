/** Every picture that `npm run shots` takes, and the taps that lead to it. */
const tap = (page, name, role = 'button') =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click({ timeout: 8000 });
const go = async (page, url, search) => {
  await page.goto(`${url}/?${search}`);
  await page.getByRole('button').first().waitFor();
};

/** Opens a game made of one fixture on its tab. */
const fixture = (name, tab, more = () => undefined, screen = {}) => ({
  name,
  ...screen,
  play: async (page, url) => {
    await go(page, url, `at=NewGame&ruleset=${screen.fixture ?? name}`);
    await tap(page, 'Start the game');
    await tap(page, tab, 'tab');
    await more(page);
  },
});

export const FIXTURES = [
  fixture('06-health', 'Health'),
  fixture('06b-health-face-to-face', 'Health', (page) => tap(page, 'Face to face'), { fixture: '06-health' }),
  fixture('07-activation', 'Activation'),
  fixture('08-dice-melee', 'Dice'),
  fixture('09-dice-combat', 'Dice'),
  fixture('10-dice-entry', 'Dice', (page) => tap(page, /^Type/)),
  fixture('12-board-skirminion', 'Board', undefined, { fixture: '12-board-square' }),
  fixture('13-board-skirminiac', 'Board', undefined, { fixture: '13-board-hex' }),
  fixture('14-skirmish-clock', 'Activation', undefined, { fixture: '14-clock' }),
  fixture('15-skirmish-sheet', 'Health', undefined, { fixture: '15-figures' }),
  fixture('16-skirmishers', 'Health', undefined, { fixture: '16-pieces' }),
  fixture('21-health-200pct-320', 'Health', undefined, {
    fixture: '06-health',
    width: 320,
    height: 844,
    text: 200,
  }),
  fixture('22-health-landscape', 'Health', undefined, { fixture: '06-health', width: 844, height: 390 }),
  fixture('23-health-tablet', 'Health', undefined, { fixture: '06-health', width: 1024, height: 768 }),
];

const scene = (name, play, screen = {}) => ({ name, play, ...screen });
const startGame = async (page) => {
  await tap(page, 'Play with printed warbands');
  await tap(page, 'Start the game');
};

const readyMade = async (page) => {
  await tap(page, 'Build a warband');
  await tap(page, /^Skirmish Fight/);
  await tap(page, 'Back');
  await tap(page, 'Ready-made');
  await tap(page, /^The Adventurers/);
};

export const LIBRARY = [
  scene('01-games', async (page, url) => {
    await startGame(page);
    await page.getByRole('tab', { name: 'Health' }).waitFor();
    await go(page, url, 'at=Games');
  }),
  scene('02-new-game', (page) => tap(page, 'Play with printed warbands')),
  scene('11-lab', async (page, url) => {
    await go(page, url, 'at=Dice');
    await tap(page, /Another game$/);
    await tap(page, 'Skirminion');
    await tap(page, 'Ranged', 'radio');
  }),
  scene('03-roster', async (page, url) => {
    await readyMade(page);
    await go(page, url, 'at=Roster');
  }),
  scene('04-warband', readyMade),
  scene('05-unit', async (page) => {
    await readyMade(page);
    await tap(page, /, cost 6$/);
  }),
  scene('17-report', async (page) => {
    await startGame(page);
    for (let round = 0; round < 6; round++) await tap(page, 'Next round');
    await tap(page, 'See the report');
  }),
  scene('18-rules', (page) => tap(page, 'Read the rules')),
  scene('19-settings', (page, url) => go(page, url, 'at=Settings')),
  scene('20-first-launch', (page) => page.getByText('Nothing to look up').waitFor()),
  scene('24-about', (page, url) => go(page, url, 'at=About')),
];
