import type {Browser} from '@playwright/test';
import {openTab, throttle, timeToEffect, waitForQuiet} from './openTab';

export type Navigation = {from: string; to: string; hover: boolean; throttled: boolean};

/** How long a reader points at a link before the click, in milliseconds. */
const HOVER_TIME = 300;

/** Returns the milliseconds from a click on a link of the sidebar to its page's painted heading. */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  {from, to, hover, throttled}: Navigation,
): Promise<number | undefined> {
  const tab = await openTab(browser);
  const {page, devtools} = tab;
  try {
    await page.goto(origin + from, {waitUntil: 'load'});
    await page.waitForSelector('html[data-has-hydrated=true]');
    await waitForQuiet(tab);
    if (throttled) await throttle(devtools);
    const link = page.locator(`.theme-doc-sidebar-menu a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (box === null) throw new Error(`Expected a link to ${to} in the sidebar of ${from}, found none.`);
    const [x, y] = [box.x + 20, box.y + box.height / 2] as const;
    const heading = JSON.stringify(await page.locator('h1').textContent());
    const condition = `document.querySelector('h1') && document.querySelector('h1').textContent !== ${heading}`;
    if (hover) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(HOVER_TIME);
    }
    return await timeToEffect(tab, {event: 'click', condition}, () => page.mouse.click(x, y));
  } finally {
    await tab.close();
  }
}
