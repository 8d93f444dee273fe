/* The offline web app: everything is fetched once, when it is installed, and served from the cache from then on. */
const CACHE = 'VERSION';
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  // One file that cannot be had and nothing is installed: the earlier version goes on whole.
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const known = request.mode === 'navigate' ? './' : request;
    return (await cache.match(known, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
