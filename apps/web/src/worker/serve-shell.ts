import { saveShell } from './save-shell.ts';
import { answerTo, cacheNameOf, cachesToDrop, type Shell } from './shell.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** A page comes from the line whenever there is one, so it is never an old one. */
async function pageFor({ request, preloadResponse }: FetchEvent, shell: Shell): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const saved = await caches.match(shell.document, { cacheName: cacheNameOf(shell) });
    if (saved === undefined) throw error;
    return saved;
  }
}

const fileFor = async (request: Request): Promise<Response> =>
  (await caches.match(request).catch(() => undefined)) ?? fetch(request);

/** Keeps the start of the app on the device and answers with it. A new build's worker takes over at once. */
export function serveShell(scope: WorkerScope, shell: Shell): void {
  const keep = () => saveShell(shell, caches, fetch);
  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([keep(), scope.skipWaiting()]));
  });
  scope.addEventListener('activate', (event) => {
    const takeOver = async () => {
      const old = cachesToDrop(await caches.keys(), cacheNameOf(shell));
      await Promise.all(old.map((name) => caches.delete(name)));
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(takeOver());
  });
  scope.addEventListener('fetch', (event) => {
    const answer = answerTo(event.request, scope.location.origin);
    if (answer === 'file') event.respondWith(fileFor(event.request));
    if (answer !== 'page') return;
    event.respondWith(pageFor(event, shell));
    // Where the device had no room, or the line broke, there may be some now.
    event.waitUntil(keep());
  });
}
