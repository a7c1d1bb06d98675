import type {Page} from '@playwright/test';

/** Records all requests of a page, including the worker's. */
export function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}
