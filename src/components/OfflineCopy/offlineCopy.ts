import {createStorageSlot} from '@docusaurus/theme-common';

/** Whether the reader asked for the copy. */
const wanted = createStorageSlot('offline-copy');

/** `kept` files of all are on the device; `isReady` once a worker serves them. */
export type OfflineCopy = {kept: number; isReady: boolean};

export function isOfflineCopyWanted(): boolean {
  return wanted.get() === 'true';
}

/**
 * Starts to copy all pages to the device. The PWA plugin listens to the event: it registers the worker that caches the
 * pages, and reloads the page.
 */
export function keepOfflineCopy(): void {
  wanted.set('true');
  window.dispatchEvent(new Event('appinstalled'));
}

/** Removes the copy. The PWA plugin listens to the event: it removes the worker, and reloads the page. */
export async function removeOfflineCopy(): Promise<void> {
  wanted.del();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  window.dispatchEvent(new Event('beforeinstallprompt'));
}

/** Returns how far the copy is; undefined without one. */
export async function readOfflineCopy(): Promise<OfflineCopy | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  if (!worker || !keepsFiles(worker)) return undefined;
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const keys = await Promise.all(stores.map((store) => store.keys()));
  return {kept: keys.flat().length, isReady: registration?.active === worker};
}

/** Whether the worker was registered with the PWA plugin's parameter for offline use. */
function keepsFiles({scriptURL}: ServiceWorker): boolean {
  const parameters = new URL(scriptURL).searchParams.get('params') ?? '{}';
  return (JSON.parse(parameters) as {offlineMode?: boolean}).offlineMode === true;
}
