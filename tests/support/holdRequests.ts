import type {Page} from '@playwright/test';
import {interceptRequests} from './interceptRequests';
import {withResolvers} from './withResolvers';

/** Holds back requests of a page that match a pattern, until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const {promise: delivered, resolve: deliver} = withResolvers();
  await interceptRequests(page, pattern, async (route) => {
    await delivered;
    await route.continue();
  });
  return deliver;
}
