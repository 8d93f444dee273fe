import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.ttf': 'font/ttf',
};

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** A plain static server, as any host of the web app would be: no special headers, one page for every path. */
export function serve(folder, { port = 0, host = '127.0.0.1' } = {}) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const asked = join(folder, normalize(path).replace(/^(\.\.[/\\])+/, ''));
    const file = isFile(asked) ? asked : extname(path) ? undefined : join(folder, 'index.html');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // Names with a hash never change; the page and the service worker are looked up each time.
      'cache-control': file.includes('_expo') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((settle, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      const { port: open } = server.address();
      settle({
        url: `http://localhost:${open}`,
        port: open,
        close: () => {
          server.closeAllConnections();
          return new Promise((done) => server.close(done));
        },
      });
    });
  });
}
