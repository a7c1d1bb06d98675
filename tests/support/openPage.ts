import {expect, type Page} from '@playwright/test';

/** Waits for hydration. Before it, clicks and keys have no effect or load a new page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}
