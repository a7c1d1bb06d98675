import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';

/**
 * `offlinePage` is a window of the installed app without a network. Keeping the whole site takes seconds, so the tests
 * of a worker share the app. A page that weren't in its window would ask for a service worker that keeps nothing, and
 * get it once the network is back, even where the page is closed by then.
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

/** Every page opened from now on takes itself for a window of the installed app. */
export async function openAsInstalledApp(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? ({matches: true} as MediaQueryList) : matchMedia(query);
  });
}

/** Opens an address in offline mode and waits until everything is kept. */
export async function installOfflineApp(page: Page, address = '/?offlineMode=true'): Promise<void> {
  await page.goto(address);
  await waitForWorker(page);
}

/** Waits until a worker is active and returns the parameters of its registration. */
export async function waitForWorker(page: Page): Promise<{offlineMode: boolean; debug: boolean}> {
  const script = await page.evaluate(async () => {
    const {active} = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise<void>((resolve) => {
        active?.addEventListener('statechange', () => active.state === 'activated' && resolve());
      });
    }
    return active?.scriptURL ?? '';
  });
  return JSON.parse(new URL(script).searchParams.get('params') ?? '{}');
}

/** Whether the server answers, whatever the service worker keeps. */
export async function isOnline(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    fetch(`/no-such-file?${Math.random()}`).then(
      () => true,
      () => false,
    ),
  );
}

export {expect};
