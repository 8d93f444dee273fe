import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext, type Locator, type Page } from 'playwright-core';

export const URL_OF_APP = process.env.MUSTER_URL ?? '';

// prettier-ignore
const QUIET = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

export interface Screen {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Root font size in percent. */
  readonly text?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** 'block': what a page asks for comes from the host, and a test can get in between. */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** A phone with a browser on it: it can be relaunched, and it remembers what the console said. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Warnings, errors and requests that went anywhere but to our own host. */
  readonly complaints: string[];
  /** Closes the browser, lets `meanwhile` at the folder it keeps its files in, and opens it again. */
  relaunch(meanwhile?: (folder: string) => void): Promise<Phone>;
  close(): Promise<void>;
}

export async function openPhone(screen: Screen = {}, folder = newFolder(), url = URL_OF_APP): Promise<Phone> {
  const { width = 390, height = 844, colorScheme = 'light', reducedMotion = 'reduce' } = screen;
  const { serviceWorkers = 'allow' } = screen;
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.MUSTER_CHROMIUM,
    args: [
      ...QUIET,
      ...(screen.text ? [`--blink-settings=defaultFontSize=${(16 * screen.text) / 100}`] : []),
    ],
    viewport: { width, height },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    colorScheme,
    reducedMotion,
    serviceWorkers,
  });
  context.setDefaultTimeout(10_000);
  const page = context.pages()[0] ?? (await context.newPage());
  const complaints = listen(page);
  await page.addInitScript(sameDice);
  await page.goto(url);
  return {
    page,
    context,
    complaints,
    relaunch: async (meanwhile) => {
      await context.close();
      meanwhile?.(folder);
      return openPhone(screen, folder, url);
    },
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
/** A phone for one test, put away whatever happens. */
export async function onPhone(screen: Screen, work: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone(screen);
  try {
    await work(phone);
  } finally {
    await phone.close();
  }
}

/** Every game of a test begins with the same seed, so that a whole game goes the same way each time. */
function sameDice(): void {
  const real = crypto.getRandomValues.bind(crypto);
  let last = 20_260_101;
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array)) return real(array);
    array.forEach((_, i) => (array[i] = last = (last * 48_271) % 2_147_483_647));
    return array;
  };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'muster-phone-'));

export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`asked ${request.url()}`);
  });
  return complaints;
}

type Role = Parameters<Page['getByRole']>[0];
export const find = (page: Page, name: string | RegExp, role: Role = 'button'): Locator =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).filter({ visible: true });

/** Taps the first visible control of that name, as a finger would. */
export async function tap(page: Page, name: string | RegExp, role: Role = 'button'): Promise<void> {
  await find(page, name, role).first().tap();
}

export const see = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 10_000 });

/** Controls smaller than a fingertip: 48 dp, less a hair for rounding. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const least = 47.5;
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, textarea, [role=button], [role=tab], [role=switch], [role=radio], [role=checkbox], [role=link]',
    );
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (!width || !height || control.closest('[aria-hidden=true]')) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName;
      return width < least || height < least ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
  });

/** Text that does not fit its box, and boxes that stick out of the screen. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.clientWidth;
    for (const each of document.querySelectorAll<HTMLElement>('#root *')) {
      if (!each.childNodes.length || [...each.childNodes].every((node) => node.nodeType !== Node.TEXT_NODE))
        continue;
      const { left, right, width, height } = each.getBoundingClientRect();
      if (!width || !height || each.closest('[aria-hidden=true]')) continue;
      const name = (each.textContent ?? '').slice(0, 60);
      if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline')
        found.push(`cut: ${name}`);
      if (right > wide + 1 || left < -1) found.push(`off the screen: ${name}`);
    }
    return found;
  });

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, a line each. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          on: Document,
          options: object,
        ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
      };
    };
    const result = await axe.run(document, { resultTypes: ['violations'] });
    return result.violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}) ${nodes[0]?.html.slice(0, 200)}`,
    );
  });
}

/** What is wrong with what is shown, in both lights: found by axe, too small for a finger, or cut off. */
export async function flaws(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [axe, small, cut] = [await violations(page), await smallTargets(page), await cutOff(page)];
    found.push(...[...axe, ...small, ...cut].map((each) => `${colorScheme}: ${each}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
