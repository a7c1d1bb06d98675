import type {Browser, Page} from '@playwright/test';
import {openTab, throttle, timeToEffect} from './openTab';

/** The reader's first action right after the first paint, on a page that has it. */
export type Interaction = {
  input: string;
  page: string;
  /** The element that is clicked; without it, a key is pressed. */
  target?: string;
  key?: string;
  /** JavaScript that is true once the reader sees the effect. `target` is the clicked element. */
  condition: string;
};

/** Returns the milliseconds from the input to its painted effect, or undefined if the input was lost. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  {page: path, target, key, condition}: Interaction,
): Promise<number | undefined> {
  const tab = await openTab(browser);
  const {page, devtools} = tab;
  try {
    await throttle(devtools);
    await page.goto(origin + path, {waitUntil: 'commit', timeout: 60_000});
    await page.waitForFunction(
      `window.bench && window.bench.fcp > 0 ${target === undefined ? '' : `&& document.querySelector('${target}')`}`,
    );
    const point = target === undefined ? undefined : await pointOf(page, target);
    const act = () => (point ? page.mouse.click(point.x, point.y) : page.keyboard.press(key!));
    return await timeToEffect(tab, {event: point ? 'mousedown' : 'keydown', condition}, act);
  } finally {
    await tab.close();
  }
}

/** Scrolls an element into view, remembers it as `target`, and returns its centre. */
async function pointOf(page: Page, selector: string): Promise<{x: number; y: number}> {
  return page.evaluate(`(() => {
    window.target = document.querySelector('${selector}');
    window.target.scrollIntoView({block: 'center', behavior: 'instant'});
    const {x, y, width, height} = window.target.getBoundingClientRect();
    return {x: x + width / 2, y: y + height / 2};
  })()`);
}
