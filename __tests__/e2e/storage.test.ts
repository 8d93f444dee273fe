import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { find, listen, onPhone, openPhone, see, tap, URL_OF_APP, type Phone } from './phone';
import { dock, openTab, startGame, until } from './table';

jest.setTimeout(180_000);

describe('storage', () => {
  let phone: Phone;
  beforeEach(async () => {
    phone = await openPhone();
  });
  afterEach(() => phone.close());

  it('a second tab is told, and can take over; the first is told in its turn', async () => {
    const { page, context } = phone;
    await startGame(page, 'skirmish-fight');
    const second = await context.newPage();
    listen(second);
    await second.goto(URL_OF_APP);
    await see(second, /another tab/i);
    await tap(second, /Use it here/);
    await dock(second).waitFor();
    await see(page, /another tab/i);
  });

  it('a double tap answers one question', async () => {
    const { page } = phone;
    await startGame(page, 'skirmish-fight');
    const down = dock(page).getByRole('button', { name: 'It is down' });
    await down.dblclick();
    await openTab(page, 'Health');
    await tap(page, 'History');
    await until(async () => (await page.getByText(/put down|down/i).count()) > 0);
    expect(phone.complaints).toEqual([]);
  });

  it('a game that cannot be saved says so, changes nothing, and goes on when it can', async () => {
    const { page } = phone;
    await startGame(page, 'skirmish-fight');
    // The page's own way to its worker is cut for one message.
    await page.evaluate(() => {
      const post = Worker.prototype.postMessage;
      Object.assign(window, { mend: () => (Worker.prototype.postMessage = post) });
      Worker.prototype.postMessage = () => {
        throw new Error('database or disk is full');
      };
    });
    await dock(page).getByRole('button', { name: 'It is down' }).click();
    await see(page, 'Not saved, nothing changed');
    await see(page, /storage is full/i);
    await page.evaluate(() => (window as unknown as { mend(): void }).mend());
    await tap(page, 'Retry');
    await until(async () => (await page.getByText('Not saved, nothing changed').count()) === 0);
    await see(page, /^Undo/);
  });
});

describe('where storage cannot be had', () => {
  it('plain http from another machine says so instead of failing', () =>
    onPhone({}, async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
      await page.goto(URL_OF_APP);
      await see(page, /https/);
    }));

  it('a browser without storage says so', () =>
    onPhone({}, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'Worker', {
          value: class {
            constructor() {
              throw new Error('no storage here');
            }
          },
        });
      });
      await page.goto(URL_OF_APP);
      await see(page, /no storage here|cannot be opened/i);
    }));
});

describe('offline', () => {
  it('works with the server gone and the browser relaunched', async () => {
    const folder = process.env.MUSTER_WEB ?? '';
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const type = path.endsWith('.js')
        ? 'text/javascript'
        : path.endsWith('.wasm')
          ? 'application/wasm'
          : 'text/html';
      try {
        const body = readFileSync(join(folder, path === '/' ? 'index.html' : decodeURIComponent(path)));
        response.writeHead(200, { 'content-type': type }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
    const { port } = server.address() as { port: number };
    let phone = await openPhone({}, undefined, `http://localhost:${port}`);
    await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await startGame(phone.page, 'skirmish-fight');
    server.closeAllConnections();
    await new Promise((settle) => server.close(settle));
    phone = await phone.relaunch();
    await dock(phone.page).waitFor();
    await find(phone.page, 'Everybody is down').waitFor();
    // A game that was never opened while there was a network.
    await startGame(phone.page, 'skirminiac');
    await phone.close();
  });
});
