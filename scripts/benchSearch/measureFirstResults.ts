import {chromium, type Browser, type Page} from '@playwright/test';
import {listen} from '../../server/listen';
import {createStaticSite} from '../../server/staticSite';
import {findBrowser} from '../findBrowser';
import {slowLine} from './slowLine';

export type Measurement = {name: string; milliseconds: number; kilobytes: number};

/** What a reader feels while typing: the slowest key until the field shows it, and the longest task of the page. */
export type Typing = {keys: number; slowestKey: number; p95Key: number; longestTask: number};

const PAGE = '/learn/sharding/';
const SLOWDOWN = 4;
/** Between pointing at the button and pressing it. */
const HOVER = 400;

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How long it takes from opening search to the first results on screen, with a query typed at once, and how much comes
 * over the line until then. The line is slowed at the server, so that the worker's requests are slow as well; the
 * processor of the page is slowed by the browser, which doesn't slow workers.
 */
export async function measureFirstResults(
  buildDir = 'build',
): Promise<{first: Measurement[]; typing: Typing}> {
  const line = slowLine(createStaticSite({directory: buildDir}), {latency: 150, bytesPerSecond: 200_000});
  const server = await listen(line.fetch, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_FLAGS});
  try {
    const measure = async (name: string, open: (page: Page) => Promise<void>): Promise<Measurement> => {
      const page = await browser.newPage({serviceWorkers: 'block', bypassCSP: true});
      await page.goto(`http://localhost:${server.port}${PAGE}`, {waitUntil: 'networkidle'});
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
    const first = [
      await measure('Ctrl+K, nothing loaded before', (page) => page.keyboard.press('Control+k')),
      await measure(`a click ${HOVER / 1000} s after pointing at the button`, async (page) => {
        const button = page.locator('.DocSearch-Button');
        await button.hover();
        await page.waitForTimeout(HOVER);
        await button.click();
      }),
    ];
    return {first, typing: await measureTyping(browser, `http://localhost:${server.port}${PAGE}`)};
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Types sentences into the open modal, each key once the last one was handled, on the slow processor. */
async function measureTyping(browser: Browser, address: string): Promise<Typing> {
  const page = await browser.newPage({serviceWorkers: 'block', bypassCSP: true});
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.keyboard.press('Control+k');
  await page.keyboard.type('consensus');
  await page.waitForSelector('.DocSearch-Hit mark');
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(NOTE_TYPING);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(SENTENCES);
  const {keys, tasks} = await page.evaluate<{keys: number[]; tasks: number[]}>('window.typingTimes');
  await page.close();
  const sorted = keys.sort((a, b) => a - b);
  return {
    keys: sorted.length,
    slowestKey: sorted.at(-1) ?? 0,
    p95Key: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longestTask: Math.max(0, ...tasks),
  };
}

const SENTENCES = 'how do staking providers share rewards with those who delegate to them';
/** From the key's event to the end of what it started, and tasks of more than 50 ms, which are what browsers report. */
const NOTE_TYPING = `
  window.typingTimes = {keys: [], tasks: []};
  const field = document.querySelector('.DocSearch-Input');
  field.addEventListener('keydown', ({timeStamp}) => {
    const {port1, port2} = new MessageChannel();
    field.addEventListener('input', () => {
      port1.onmessage = () => window.typingTimes.keys.push(performance.now() - timeStamp);
      port2.postMessage(0);
    }, {once: true});
  }, {capture: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) window.typingTimes.tasks.push(duration);
  }).observe({type: 'longtask'});
`;

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
