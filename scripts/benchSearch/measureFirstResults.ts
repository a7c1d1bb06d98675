import {chromium, type Page} from '@playwright/test';
import {listen} from '../../server/listen';
import {createStaticSite} from '../../server/staticSite';
import {findBrowser} from '../../tests/support/findBrowser';
import {browserFlags} from '../../tests/support/browserFlags';
import {slowNetwork} from './slowNetwork';

export type Measurement = {name: string; milliseconds: number; kilobytes: number};

const PAGE = '/learn/sharding/';
const SLOWDOWN = 4;
/** Milliseconds between hovering over the button and clicking it. */
const HOVER_TIME = 400;

/**
 * Measures the time from opening search to the first results on screen, with a query typed immediately, and the data
 * transferred until then. The server simulates the slow network, so that requests of the worker are slow as well. The
 * browser throttles the CPU of the page, but not of workers.
 */
export async function measureFirstResults(buildDir = 'build'): Promise<Measurement[]> {
  const network = slowNetwork(createStaticSite({directory: buildDir}), {
    latency: 150,
    bytesPerSecond: 200_000,
  });
  const server = await listen(network.fetch, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const measure = async (name: string, open: (page: Page) => Promise<void>): Promise<Measurement> => {
      const page = await browser.newPage({serviceWorkers: 'block', bypassCSP: true});
      await page.goto(`http://localhost:${server.port}${PAGE}`, {waitUntil: 'networkidle'});
      await page.waitForSelector('html[data-has-hydrated=true]');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
      await page.evaluate(RECORD_TIMES);
      const before = network.sent();
      await open(page);
      await page.keyboard.type('consensus');
      await page.waitForFunction(HAS_RESULTS);
      const milliseconds = await page.evaluate<number>(TIME_TO_RESULTS);
      const kilobytes = (network.sent() - before) / 1000;
      await page.close();
      return {name, milliseconds, kilobytes};
    };
    return [
      await measure('Ctrl+K, nothing loaded before', (page) => page.keyboard.press('Control+k')),
      await measure(`a click ${HOVER_TIME / 1000} s after hovering over the button`, async (page) => {
        const button = page.locator('.DocSearch-Button');
        await button.hover();
        await page.waitForTimeout(HOVER_TIME);
        await button.click();
      }),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Runs in the page and records when search was opened and when a result appeared. It is a string, because the browser
 * runs no TypeScript. The page's policy would block it, so the context bypasses the policy.
 */
const RECORD_TIMES = `
  window.searchTimes = {};
  const opened = () => (window.searchTimes.opened ??= performance.now());
  addEventListener('keydown', ({key}) => key === 'k' && opened(), {capture: true});
  addEventListener('click', ({target}) => target.closest('.DocSearch-Button') && opened(), {capture: true});
  new MutationObserver(() => {
    if (document.querySelector('.DocSearch-Hit')) window.searchTimes.results ??= performance.now();
  }).observe(document.body, {childList: true, subtree: true});
`;
const HAS_RESULTS = 'window.searchTimes.results !== undefined';
const TIME_TO_RESULTS = 'window.searchTimes.results - window.searchTimes.opened';
