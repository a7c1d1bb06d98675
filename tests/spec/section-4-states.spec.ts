import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});

async function storeMode(page: Page, mode: string) {
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('stored')) localStorage.setItem('theme', value);
    sessionStorage.setItem('stored', 'yes');
  }, mode);
}

test.describe('4. Colour mode', () => {
  test('the toggle flips only between dark and light and stores the choice under theme (§4.3, §4.4, §9.4)', async ({
    page,
  }) => {
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

  test('if the stored mode is system, the mode follows the operating system (§4.1)', async ({page}) => {
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

  test('if no mode is stored, the mode is dark, whatever the operating system prefers (§1.5, §4.2)', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/learn/sharding/');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('the choice is kept in sync across tabs, and neither writes when the other does (§4.5)', async ({
    context,
  }) => {
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
  test('the mobile sidebar is forced closed at desktop width (§4.8)', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openPage(page, '/learn/sharding/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 1200, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('dropdowns open and close, and close on outside click or focus (§4.9)', async ({page}) => {
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

  test('the height is animated, for more than 50 ms (§4.13)', async ({page}) => {
    expect(await transitionOf(page)).toBeGreaterThan(50);
  });

  test('the height is animated for 1 ms with reduced motion (§4.13)', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await transitionOf(page)).toBe(1);
  });
});
