import type {Page} from '@playwright/test';

/** Disables link prefetching, which depends on the visibility of links. */
export async function keepLinksFromPrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
}
