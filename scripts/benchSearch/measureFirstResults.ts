import {chromium, type Page} from '@playwright/test';
import {listen} from '../../server/listen';
import {createStaticSite} from '../../server/staticSite';
import {findBrowser} from '../../tests/support/findBrowser';
import {browserFlags} from '../../tests/support/browserFlags';
import {slowLine} from './slowLine';

export type Measurement = {name: string; milliseconds: number; kilobytes: number};

const PAGE = '/learn/sharding/';
const SLOWDOWN = 4;
/** Between pointing at the button and pressing it. */
const HOVER = 400;

/**
 * How long it takes from opening search to the first results on screen, with a query typed at once, and how much comes
 * over the line until then. The line is slowed at the server, so that the worker's requests are slow as well; the
 * processor of the page is slowed by the browser, which doesn't slow workers.
 */
export async function measureFirstResults(buildDir = 'build'): Promise<Measurement[]> {
  const line = slowLine(createStaticSite({directory: buildDir}), {latency: 150, bytesPerSecond: 200_000});
  const server = await listen(line.fetch, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const measure = async (name: string, open: (page: Page) => Promise<void>): Promise<Measurement> => {
      const page = await browser.newPage({serviceWorkers: 'block', bypassCSP: true});
      await page.goto(`http://localhost:${server.port}${PAGE}`, {waitUntil: 'networkidle'});
      await page.waitForSelector('html[data-has-hydrated=true]');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
      await page.evaluate(NOTE_TIMES);
      const before = line.sent();
      await open(page);
      await page.keyboard.type('consensus');
      await page.waitForFunction(HAS_RESULTS);
      const milliseconds = await page.evaluate<number>(TIME_TO_RESULTS);
      const kilobytes = (line.sent() - before) / 1000;
      await page.close();
      return {name, milliseconds, kilobytes};
    };
    return [
      await measure('Ctrl+K, nothing loaded before', (page) => page.keyboard.press('Control+k')),
      await measure(`a click ${HOVER / 1000} s after pointing at the button`, async (page) => {
        const button = page.locator('.DocSearch-Button');
        await button.hover();
        await page.waitForTimeout(HOVER);
        await button.click();
      }),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** In the page, as text (which its policy would refuse), since the browser knows no TypeScript: when search was opened, and when a result stood. */
const NOTE_TIMES = `
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
