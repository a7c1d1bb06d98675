import type {Page} from '@playwright/test';

/** Keeps the page from seeing which of its links are visible, by which it prefetches them. */
export async function keepLinksFromPrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
}
