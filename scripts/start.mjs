/** npm start: sets up, builds the app where its sources have changed, and serves it to be played on. */
import { setUp } from './setup.mjs';

setUp();
const { buildWeb } = await import('./web.mjs');
const { serve } = await import('./serve.mjs');

console.log('Preparing the app …');
const folder = await buildWeb();

const FIRST_PORT = Number(process.env.PORT ?? 8787);
async function open(port) {
  try {
    return await serve(folder, { port, host: '0.0.0.0' });
  } catch (error) {
    if (error.code === 'EADDRINUSE' && port < FIRST_PORT + 20) return open(port + 1);
    throw error;
  }
}
const { url } = await open(FIRST_PORT);
console.log(`
  Muster is running. Open it in a browser on this computer:

      ${url}

  It keeps its games in that browser and works offline after the first visit.
  Another device needs https (see the README). Stop with Ctrl+C.
`);
