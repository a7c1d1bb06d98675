import type {Page} from '@playwright/test';
import {settled} from './settled';

/** Shows the page in a colour mode. Colours that are still on their way from the other are waited for. */
export async function showColorMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  const root = page.locator('html');
  await root.evaluate((element, value) => element.setAttribute('data-theme', value), mode);
  await settled(root);
}
