import {expect, test, type Page, type Request} from '@playwright/test';
import {expectHydrated, expectIdle, openPage} from '../support/openPage';
import {keepLinksFromPrefetching} from '../support/prefetch';
import {serveVariant} from '../support/variants/serve';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});

async function storeMode(page: Page, mode: string) {
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('stored')) localStorage.setItem('theme', value);
    sessionStorage.setItem('stored', 'yes');
  }, mode);
}

test.describe('4. Colour mode', () => {
  test('the toggle flips only between dark and light and stores the choice under theme', async ({page}) => {
    await page.goto('/learn/sharding/');
    for (const mode of ['light', 'dark', 'light']) {
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(mode);
    }
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('the stored mode is applied while the HTML is parsed, to prevent a flash', async ({page}) => {
    await storeMode(page, 'light');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.atParse = document.documentElement.dataset.theme;
      });
    });
    await page.goto('/learn/sharding/');
    await expect(html(page)).toHaveAttribute('data-at-parse', 'light');
  });

  test('if the stored mode is system, the mode follows the operating system', async ({page}) => {
    await storeMode(page, 'system');
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/learn/sharding/');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page)).toBeEnabled();
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('if no mode is stored, the operating system has no effect', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/learn/sharding/');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('the choice is kept in sync across tabs', async ({context}) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto('/learn/sharding/');
    await other.goto('/tokens/intro/');
    await expect(toggle(other)).toBeEnabled();
    await toggle(one).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
    await toggle(one).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  });

  test('two tabs follow the stored mode, and neither writes when the other does', async ({context}) => {
    await context.addInitScript(() => {
      const counter = Object.assign(window, {writes: 0});
      for (const method of ['setItem', 'removeItem'] as const) {
        const original = Storage.prototype[method] as (...args: string[]) => void;
        Storage.prototype[method] = function count(this: Storage, ...args: string[]) {
          if (args[0] === 'theme') counter.writes += 1;
          original.apply(this, args);
        };
      }
    });
    const writesOf = (page: Page) => page.evaluate(() => (window as unknown as {writes: number}).writes);
    const [one, other] = [await context.newPage(), await context.newPage()];
    await openPage(one, '/learn/sharding/');
    await openPage(other, '/tokens/intro/');
    const store = (mode: string) => one.evaluate((value) => localStorage.setItem('theme', value), mode);
    await store('system');
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
    // The last change counts, even if a tab receives several at the same time.
    await one.evaluate(() =>
      ['dark', 'light', 'dark'].forEach((mode) => localStorage.setItem('theme', mode)),
    );
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await store('system');
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
    expect([await writesOf(one), await writesOf(other)]).toEqual([5, 0]);
    await toggle(other).click();
    await expect(html(one)).toHaveAttribute('data-theme', 'dark');
    expect(await one.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});

test.describe('4. Menus', () => {
  test('the mobile sidebar is forced closed at desktop width', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openPage(page, '/learn/sharding/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 1200, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('dropdowns open and close, and close on outside click or focus', async ({page}) => {
    await openPage(page, '/learn/sharding/');
    const trigger = page.getByRole('button', {name: 'Websites'});
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(700, 600);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', {name: /Switch between dark and light/}).focus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('4. Loading pages', () => {
  const consensus = (page: Page) =>
    page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Consensus'});

  /** Delays all script requests of the page from now on. */
  async function holdScripts(page: Page, answer: 'wait' | 'fail') {
    const gate = {open: () => {}};
    const opened = new Promise<void>((resolve) => (gate.open = resolve));
    await page.route('**/assets/js/**', async (route) => {
      if (answer === 'fail') return route.abort();
      await opened;
      return route.continue();
    });
    return gate;
  }

  /** Opens a page without link prefetching. */
  async function openWithoutPrefetch(page: Page) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '2g'}});
    });
    await openPage(page, '/learn/entities/');
  }

  test('loading: the progress bar starts after a path change and finishes when the route is loaded', async ({
    page,
  }) => {
    await openWithoutPrefetch(page);
    const gate = await holdScripts(page, 'wait');
    await consensus(page).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    gate.open();
    await expect(page.getByRole('heading', {level: 1, name: /Consensus/})).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('failed: shows the error in a red box with Retry, which reloads the page chunk', async ({page}) => {
    await openWithoutPrefetch(page);
    await holdScripts(page, 'fail');
    await consensus(page).click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Loading chunk');
    await expect(failure).toHaveCSS('background-color', 'rgb(163, 32, 26)');
    await page.unroute('**/assets/js/**');
    await failure.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1, name: /Consensus/})).toBeVisible();
  });

  test('loading: the spinner appears while a page chunk is requested again', async ({page}) => {
    await openWithoutPrefetch(page);
    await holdScripts(page, 'fail');
    await consensus(page).click();
    const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await page.unroute('**/assets/js/**');
    const gate = await holdScripts(page, 'wait');
    await retry.click();
    await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
    gate.open();
    await expect(page.getByRole('heading', {level: 1, name: /Consensus/})).toBeVisible();
  });

  for (const [path, mark, lastWords] of [
    ['/learn/sharding/', '"permalink":"/learn/sharding","draft"', 'Next'],
    ['/', 'A sharded blockchain with fast finality', 'Made with'],
  ] as const) {
    test(`failed: ${path} as the first page stays readable, says so and offers Retry; the navbar works`, async ({
      page,
    }) => {
      await page.route('**/assets/js/**', async (route) => {
        const response = await route.fetch();
        const isOwnPiece = (await response.text()).includes(mark);
        return isOwnPiece ? route.abort() : route.fulfill({response});
      });
      await openPage(page, path);
      const failure = page.getByRole('alert');
      await expect(failure).toContainText('You can read the page');
      await expect(failure).toContainText('Loading chunk');
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page.locator('body')).toContainText(lastWords);
      const text = await page.getByRole('main').innerText();
      expect(text.length).toBeGreaterThan(500);
      await expect(page).toHaveTitle(/ · |MultiversX/);

      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: /Ask AI/}).click();
      await expect(page.getByRole('dialog', {name: /Ask MultiversX AI/})).toBeVisible();
      await page.keyboard.press('Escape');

      // The first retry fails, the second one succeeds.
      const retry = failure.getByRole('button', {name: 'Retry'});
      await retry.click();
      await expect(retry).toBeEnabled();
      expect(await page.getByRole('main').innerText()).toBe(text);
      // Pending requests are answered first.
      await page.unrouteAll({behavior: 'wait'});
      await retry.click();
      await expect(failure).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    });
  }

  test('links are prefetched when visible', async ({page}) => {
    await page.goto('/learn/entities/');
    await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
    await keepLinksFromPrefetching(page);
    await page.goto('/learn/entities/');
    await expectIdle(page);
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  });

  for (const gesture of ['hover', 'touch'] as const) {
    test(`links are preloaded on ${gesture}, so that a click needs no network`, async ({page}) => {
      await keepLinksFromPrefetching(page);
      const underWay = new Set<Request>();
      page.on('request', (request) => underWay.add(request));
      page.on('requestfinished', (request) => underWay.delete(request));
      await openPage(page, '/learn/entities/');
      const piece = page.waitForResponse(
        async (response) =>
          response.url().endsWith('.js') && (await response.text()).includes('are asked to sign it'),
      );
      if (gesture === 'hover') await consensus(page).hover();
      else await consensus(page).dispatchEvent('touchstart');
      await piece;
      // A page has several chunks, which are requested at the same time.
      await expect.poll(() => underWay.size).toBe(0);
      await page.context().setOffline(true);
      await consensus(page).click();
      await expect(page.getByRole('heading', {level: 1, name: /Consensus/})).toBeVisible();
    });
  }
});

test.describe('4. Collapsible blocks', () => {
  async function transitionOf(page: Page): Promise<number> {
    await openPage(page, '/utils/');
    const details = page.locator('details[class*=details_]').first();
    const content = details.locator(':scope > div');
    await page.evaluate(() => {
      const record = ((window as unknown as {heights: string[]}).heights = [] as string[]);
      new MutationObserver((changes) => {
        for (const {target} of changes) record.push((target as HTMLElement).style.transition);
      }).observe(document.body, {subtree: true, attributes: true, attributeFilter: ['style']});
    });
    await details.locator('summary').click();
    await expect(content).toBeVisible();
    let transition = '';
    await expect
      .poll(async () => {
        const recorded = await page.evaluate(() => (window as unknown as {heights: string[]}).heights);
        transition = recorded.find((value) => value.includes('height')) ?? '';
        return transition;
      })
      .not.toBe('');
    return Number(/height (\d+)ms/.exec(transition)?.[1] ?? /height ([\d.]+)s/.exec(transition)?.[1]);
  }

  test('the height is animated, for more than 50 ms', async ({page}) => {
    expect(await transitionOf(page)).toBeGreaterThan(50);
  });

  test('the height is animated for 1 ms with reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await transitionOf(page)).toBe(1);
  });
});

test.describe('4. Crash', () => {
  const site = serveVariant('plain');

  for (const place of ['in the page', 'outside the layout']) {
    test(`an unexpected render failure ${place} shows the fallback page with the message, and Try again recovers`, async ({
      page,
    }) => {
      await openPage(page, `${site.origin}/`);
      await page.getByRole('button', {name: `Crash ${place}`}).click();
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      await expect(page.getByText('The test pressed the button.')).toBeVisible();
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('button', {name: `Crash ${place}`})).toBeVisible();
    });
  }

  test('an icon that is not found is logged and renders nothing', async ({page}) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${site.origin}/`);
    await expectHydrated(page);
    await expect.poll(() => logged.join('\n')).toContain('Could not find icon');
    await expect(page.getByRole('main').locator('svg')).toHaveCount(0);
  });
});
