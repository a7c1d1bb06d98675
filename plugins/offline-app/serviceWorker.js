// @ts-check
/**
 * Extends the service worker of @docusaurus/plugin-pwa 3.10.2, which answers requests for precached files from the cache. If
 * a file isn't in the cache, it fails, online too. It is JavaScript because the plugin bundles it without a TypeScript
 * loader.
 */

/**
 * @typedef {object} WorkerScope
 * @property {{files: {url: string, revision: string | null}[], pages: string[]}} offlineBuild The precached files and the
 *   addresses of pages, relative to the worker, as `finish-build` wrote them.
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
 * Answers navigations, and requests for precached files: from the cache, or from the network if the cache lacks the file. A
 * navigation to a page gets the shell, into which the page's scripts render it. If both fail, a navigation is redirected to
 * the offline page, because the app would show its not-found page at an unknown address.
 *
 * @param {{offlineMode: boolean}} params The parameters of the registration's query.
 * @param {WorkerScope} [scope]
 */
export default function addOfflinePages({offlineMode}, scope = /** @type {any} */ (globalThis)) {
  if (!offlineMode) return;
  const base = scope.location.href;
  const {files, pages: addresses} = scope.offlineBuild;
  const pathOf = (/** @type {string} */ url) => new URL(`./${url}`, base).pathname;
  const offlinePage = new URL('offline/', base);
  const pages = new Set(addresses.map(pathOf));
  const cacheKeys = new Map(files.map((file) => [pathOf(file.url), cacheKey(file, base)]));
  const shellKey = cacheKeys.get(pathOf('shell/index.html'));

  function keyOf(/** @type {Request} */ {mode}, /** @type {string} */ pathname) {
    const folder = `${pathname.replace(/\/$/, '')}/`;
    if (mode === 'navigate' && pages.has(folder)) return shellKey;
    return cacheKeys.get(pathname) ?? cacheKeys.get(`${folder}index.html`);
  }

  async function answer(/** @type {Request} */ request) {
    const {pathname, search} = new URL(request.url);
    const key = keyOf(request, pathname);
    const kept = key === undefined ? undefined : await scope.caches.match(key);
    if (kept) return kept;
    try {
      return await scope.fetch(request);
    } catch (error) {
      if (request.mode !== 'navigate') throw error;
      if (key !== undefined) return new Response(INCOMPLETE, {status: 503});
      const target = new URL(offlinePage);
      target.searchParams.set('from', pathname + search);
      return Response.redirect(target.href);
    }
  }

  scope.addEventListener('fetch', (event) => {
    const {request} = event;
    const {origin, pathname} = new URL(request.url);
    const isKept = origin === new URL(base).origin && keyOf(request, pathname) !== undefined;
    if (request.mode !== 'navigate' && !isKept) return;
    // The plugin's listener would respond a second time.
    event.stopImmediatePropagation();
    event.respondWith(answer(request));
  });
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
