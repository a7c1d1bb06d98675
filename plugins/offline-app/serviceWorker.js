// @ts-check
import {keptPage} from './keptPage';

/**
 * Extends the service worker of @docusaurus/plugin-pwa 3.10.2, which answers requests for precached files from the cache. If
 * a file isn't in the cache, it fails, online too. It is JavaScript because the plugin bundles it without a TypeScript
 * loader.
 */

/**
 * @typedef {object} WorkerScope
 * @property {{url: string, revision: string | null}[]} offlineFiles The precached files, with URLs relative to the worker,
 *   as `finish-build` wrote them.
 * @property {{href: string}} location
 * @property {{match: (key: string) => Promise<Response | undefined>}} caches
 * @property {typeof fetch} fetch
 * @property {(type: 'fetch', listener: (event: FetchEvent) => void) => void} addEventListener
 *
 * @typedef {object} FetchEvent
 * @property {Request} request
 * @property {(response: Promise<Response>) => void} respondWith
 * @property {() => void} stopImmediatePropagation
 */

/** Without its page, there is no translation and no style either. */
const INCOMPLETE =
  'You are offline, and the copy of these pages on your device is incomplete. Reload this page when the network is available.';

/**
 * Answers navigations, and requests for precached files: from the cache, or from the network if the cache lacks the file. If
 * both fail, a navigation is redirected to the offline page, because the app would show its not-found page at an unknown
 * address.
 *
 * @param {{offlineMode: boolean}} params The parameters of the registration's query.
 * @param {WorkerScope} [scope]
 */
export default function addOfflinePage({offlineMode}, scope = /** @type {any} */ (globalThis)) {
  if (!offlineMode) return;
  const load = scope.fetch.bind(scope);
  // The plugin stores the response to this request.
  scope.fetch = async (...request) => keptResponse(await load(...request));
  const base = scope.location.href;
  const offlinePage = new URL('offline/', base);
  const cacheKeys = new Map(
    scope.offlineFiles.map((file) => [new URL(file.url, base).pathname, cacheKey(file, base)]),
  );
  const keyOf = (/** @type {string} */ pathname) =>
    cacheKeys.get(pathname) ?? cacheKeys.get(`${pathname.replace(/\/$/, '')}/index.html`);

  async function answer(/** @type {Request} */ request) {
    const {pathname, search} = new URL(request.url);
    const key = keyOf(pathname);
    const kept = key === undefined ? undefined : await scope.caches.match(key);
    if (kept) return kept;
    try {
      return await load(request);
    } catch (error) {
      if (request.mode !== 'navigate') throw error;
      if (pathname === offlinePage.pathname) return new Response(INCOMPLETE, {status: 503});
      const target = new URL(offlinePage);
      target.searchParams.set('from', pathname + search);
      return Response.redirect(target.href);
    }
  }

  scope.addEventListener('fetch', (event) => {
    const {origin, pathname} = new URL(event.request.url);
    const isPrecached = origin === new URL(base).origin && keyOf(pathname) !== undefined;
    if (event.request.mode !== 'navigate' && !isPrecached) return;
    // The plugin's listener would respond a second time.
    event.stopImmediatePropagation();
    event.respondWith(answer(event.request));
  });
}

/**
 * Returns the response to keep: of a page, without the rules of its first paint.
 *
 * @param {Response} response
 */
async function keptResponse(response) {
  const {status, headers} = response;
  if (!response.ok || !headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(keptPage(await response.text()), {status, headers});
}

/**
 * Returns the URL of a file's entry in the cache of workbox-precaching 7.
 *
 * @param {{url: string, revision: string | null}} file
 * @param {string} base
 */
function cacheKey({url, revision}, base) {
  const key = new URL(url, base);
  if (revision !== null) key.searchParams.set('__WB_REVISION__', revision);
  return key.href;
}
