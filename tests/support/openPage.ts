import {expect, type Page} from '@playwright/test';

/** Waits for hydration. Before it, clicks and keys have no effect or load a new page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Waits until a page has started its automatic work after hydration: effects, and tasks for the next frame and for idle
 * time. Links are prefetched one after another, and this can take longer.
 */
export async function expectIdle(page: Page): Promise<void> {
  await expectHydrated(page);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  });
}

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}
