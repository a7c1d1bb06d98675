import type {Page} from '@playwright/test';
import {settled} from './settled';

/** Switches the page to a colour mode and finishes the colour transitions. */
export async function showColorMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  const root = page.locator('html');
  await root.evaluate((element, value) => element.setAttribute('data-theme', value), mode);
  await settled(root);
}
