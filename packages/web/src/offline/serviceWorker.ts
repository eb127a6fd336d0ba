/**
 * Keeps every file of one build, so that the app works offline after the first visit. A new build
 * is fetched whole beside the old one and waits until a page asks for it: a game under way never
 * sees files of two builds. Other tabs go on with the old one, which is kept for them. A file that
 * is not what was built (a host's own page in its place, half of it) is not kept, and neither is
 * its build: the old one stays.
 */
const files = '__FILES__'.split(',').map((entry) => {
  const [path, digest] = entry.split('?') as [string, string];
  return { path, integrity: `sha256-${digest}` };
});

const cacheName = 'glissade __VERSION__';

type Waitable = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = Event & {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
};
type ServiceWorkerScope = {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (of: { readonly includeUncontrolled: true }) => Promise<readonly unknown[]>;
  };
  readonly registration: { readonly scope: string };
  readonly addEventListener: (type: string, listener: (event: never) => void) => void;
};
const worker = self as unknown as ServiceWorkerScope;

function addressOf(path: string): string {
  return new URL(path, worker.registration.scope).href;
}

/** The file as it was built; rejects where the host sends anything else. */
async function fetchBuilt(path: string, integrity: string): Promise<Response> {
  const response = await fetch(addressOf(path), { cache: 'no-cache', integrity });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Some hosts send `index.html` on to `./`; a page cannot be answered with what was sent on.
  return response.redirected ? new Response(response.body, response) : response;
}

/** Nothing is written before everything is there. */
async function keepAll(): Promise<void> {
  const fetched = await Promise.all(
    files.map(async ({ path, integrity }) => ({
      address: addressOf(path),
      response: await fetchBuilt(path, integrity),
    })),
  );
  const cache = await caches.open(cacheName);
  try {
    await Promise.all(fetched.map(({ address, response }) => cache.put(address, response)));
  } catch (error) {
    // There is no space for all of it.
    await caches.delete(cacheName);
    throw error;
  }
}

async function dropOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('glissade ') && name !== cacheName);
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  const unused = pages.length > 1 ? old.slice(0, -1) : old;
  await Promise.all(unused.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const own = await cache.match(request, { ignoreSearch: true });
  const kept = own ?? (await caches.match(request, { ignoreSearch: true }));
  if (kept) return kept;
  // Whatever the host calls the page (`/app/`, `/app/index.html?p=…`), it is the same page.
  const page = request.mode === 'navigate' && (await cache.match(addressOf('index.html')));
  return page || fetch(request);
}

worker.addEventListener('install', (event: Waitable) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event: Waitable) => event.waitUntil(dropOld()));
worker.addEventListener('message', (event: MessageEvent) => {
  if (event.data === 'use the new files') worker.skipWaiting();
});
worker.addEventListener('fetch', (event: FetchEvent) => {
  const { request } = event;
  const isOurs = request.url.startsWith(worker.registration.scope);
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});
