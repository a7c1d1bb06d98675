import type {Page} from '@playwright/test';

type Noting = {shifts: number[]};

/** From the next page on, what moves on screen is noted, also where the reader's own key or click came shortly before. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = ((window as unknown as Noting).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** How far things moved since the page was opened (https://web.dev/articles/cls, all windows added up). */
export async function totalShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What moved in the last frame is told in the one after.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as Noting).shifts.reduce((sum, value) => sum + value, 0);
  });
}
