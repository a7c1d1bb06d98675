import {errors, type Browser, type CDPSession, type Page} from '@playwright/test';

/** A slow phone on a slow line. */
export const THROTTLING = {cpuSlowdown: 4, latency: 150, bytesPerSecond: 200_000};

export type Tab = {page: Page; devtools: CDPSession; close(): Promise<void>};

/** Opens a tab with an empty cache, and with recorders that the measurements read from `window.bench`. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({
    viewport: {width: 1440, height: 900},
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    // The measurements evaluate code in the page, which its policy would block.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.addInitScript(RECORD);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return {page, devtools, close: () => context.close()};
}

export async function throttle(devtools: CDPSession): Promise<void> {
  const {cpuSlowdown, latency, bytesPerSecond} = THROTTLING;
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Waits until the page has had neither a request nor a long task for a second and a half; 30 seconds at most. */
export async function waitForQuiet({page}: Tab): Promise<void> {
  await page.waitForFunction(
    `document.readyState === 'complete' && performance.now() - Math.max(
      performance.timing.loadEventEnd - performance.timeOrigin,
      ...performance.getEntriesByType('resource').map(({responseEnd}) => responseEnd),
      ...window.bench.tasks.map(({start, duration}) => start + duration),
      window.bench.effect ?? 0) > 1500`,
    undefined,
    {polling: 500, timeout: 30_000},
  );
}

/**
 * Performs an input, and returns the milliseconds from it to the painted frame in which `condition`, a JavaScript
 * expression, is true. Undefined if that doesn't happen within `timeout` milliseconds: the input was lost.
 */
export async function timeToEffect(
  {page}: Tab,
  {event, condition, timeout = 10_000}: {event: string; condition: string; timeout?: number},
  act: () => Promise<void>,
): Promise<number | undefined> {
  await page.evaluate(`window.bench.awaitEffect('${event}', () => ${condition})`);
  await act();
  try {
    const options = {polling: 100, timeout};
    const time = await page.waitForFunction(
      'window.bench.effect - window.bench.input || false',
      undefined,
      options,
    );
    return (await time.jsonValue()) as number;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
}

/** Text, because the browser runs no TypeScript. Times are milliseconds since the start of the page load. */
const RECORD = `
  window.bench = {tasks: [], shifts: [], lcp: 0, fcp: 0, hydrated: 0};
  const observe = (type, record) => new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({type, buffered: true});
  observe('longtask', ({startTime, duration}) => window.bench.tasks.push({start: startTime, duration}));
  observe('layout-shift', ({value, hadRecentInput}) => hadRecentInput || window.bench.shifts.push(value));
  observe('largest-contentful-paint', ({startTime}) => (window.bench.lcp = startTime));
  observe('paint', ({name, startTime}) => name === 'first-contentful-paint' && (window.bench.fcp = startTime));
  new MutationObserver(() => {
    if (document.documentElement?.dataset.hasHydrated === 'true') window.bench.hydrated ||= performance.now();
  }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});
  window.bench.awaitEffect = (event, hasEffect) => {
    Object.assign(window.bench, {input: undefined, effect: undefined});
    const onInput = ({timeStamp}) => (window.bench.input ??= timeStamp);
    addEventListener(event, onInput, {capture: true, once: true});
    const check = () => {
      if (window.bench.input === undefined || window.bench.effect !== undefined || !hasEffect()) return;
      observer.disconnect();
      // A task after the next frame runs when the change is painted.
      requestAnimationFrame(() => setTimeout(() => (window.bench.effect ??= performance.now())));
    };
    const observer = new MutationObserver(check);
    observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  };
`;
