// @ts-check
/**
 * Extends the service worker of @docusaurus/plugin-pwa 3.10.2, which serves files from its precache and lets every other
 * request fail offline. It is JavaScript because the plugin bundles it without a TypeScript loader.
 */

/**
 * @typedef {object} WorkerScope
 * @property {{url: string}[]} offlineFiles The precached files, relative to the worker, as `finish-build` wrote them.
 * @property {{href: string}} location
 * @property {(request: Request) => Promise<Response>} fetch
 * @property {(type: 'fetch', listener: (event: NavigationEvent) => void) => void} addEventListener
 *
 * @typedef {{request: Request, respondWith(response: Promise<Response>): void}} NavigationEvent
 */

/**
 * Redirects a navigation to the offline page if its address isn't precached and the network request fails.
 * It redirects because the app would show its not-found page at an unknown address.
 *
 * @param {{offlineMode: boolean}} params The parameters of the registration's query.
 * @param {WorkerScope} [scope]
 */
export default function addOfflinePage({offlineMode}, scope = /** @type {any} */ (globalThis)) {
  if (!offlineMode) return;
  const base = scope.location.href;
  const precached = new Set(scope.offlineFiles.map(({url}) => new URL(url, base).pathname));
  const isPrecached = (/** @type {string} */ pathname) =>
    precached.has(pathname) || precached.has(`${pathname.replace(/\/$/, '')}/index.html`);

  scope.addEventListener('fetch', (event) => {
    const {mode, url} = event.request;
    const {pathname, search} = new URL(url);
    if (mode !== 'navigate' || isPrecached(pathname)) return;
    const offlinePage = new URL('offline/', base);
    offlinePage.searchParams.set('from', pathname + search);
    event.respondWith(scope.fetch(event.request).catch(() => Response.redirect(offlinePage.href)));
  });
}
