import type {Page} from '@playwright/test';

type ShiftWindow = {shifts: number[]};

/** Records layout shifts from the next page on, including shifts shortly after user input. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = ((window as unknown as ShiftWindow).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Returns the total layout shift since the page was opened (https://web.dev/articles/cls, the sum of all windows). */
export async function totalShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Shifts of the last frame are reported in the next one.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as ShiftWindow).shifts.reduce((sum, value) => sum + value, 0);
  });
}
