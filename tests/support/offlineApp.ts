import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';

/**
 * `offlinePage` is a window of the installed app without a network. Caching the whole site takes seconds, so the tests of
 * a worker share one installed app. A page outside its window would request a service worker that caches nothing, and the
 * browser would install that worker once the network is back, even if the page is closed.
 */
export const test = base.extend<{offlinePage: Page}, {installed: BrowserContext}>({
  installed: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({...project.use, serviceWorkers: 'allow'});
      await openAsInstalledApp(context);
      const page = await context.newPage();
      await installOfflineApp(page, '/');
      await page.close();
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  offlinePage: async ({installed}, use) => {
    const page = await installed.newPage();
    await installed.setOffline(true);
    await use(page);
    await page.close();
    await installed.setOffline(false);
  },
});

/** Makes every page that is opened from now on appear as a window of the installed app. */
export async function openAsInstalledApp(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? ({matches: true} as MediaQueryList) : matchMedia(query);
  });
}

/** Opens a URL in offline mode and waits until all files are cached. */
export async function installOfflineApp(page: Page, address = '/?offlineMode=true'): Promise<void> {
  await page.goto(address);
  await waitForWorker(page);
}

type Registration = {offlineMode: boolean; debug: boolean};

/** Waits until a worker is active and returns the parameters of its registration. */
export async function waitForWorker(page: Page): Promise<Registration> {
  return parametersOf(
    await page.evaluate(async () => {
      const {active} = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated') {
        await new Promise<void>((resolve) => {
          active?.addEventListener('statechange', () => active.state === 'activated' && resolve());
        });
      }
      return active?.scriptURL ?? '';
    }),
  );
}

/** Waits until a worker is registered and returns the parameters. It may still cache the site, which takes seconds. */
export async function registrationOf(page: Page): Promise<Registration> {
  return parametersOf(
    await page.evaluate(async () => {
      for (;;) {
        const {installing, waiting, active} = (await navigator.serviceWorker.getRegistration()) ?? {};
        const worker = installing ?? waiting ?? active;
        if (worker) return worker.scriptURL;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }),
  );
}

function parametersOf(script: string): Registration {
  return JSON.parse(new URL(script).searchParams.get('params') ?? '{}');
}

/** Returns whether the server is reachable, independent of the service worker's cache. */
export async function isOnline(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    fetch(`/no-such-file?${Math.random()}`).then(
      () => true,
      () => false,
    ),
  );
}

export {expect};

/** Returns the number of files that the browser keeps. */
export async function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().length;
  });
}
