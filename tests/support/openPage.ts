import {expect, type Page} from '@playwright/test';

/** The page's scripts run: what stands there reacts. Before that, a click or a key does nothing, or loads a page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until it listens. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}
