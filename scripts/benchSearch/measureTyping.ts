import {chromium, type Page} from '@playwright/test';
import {listen} from '../../server/listen';
import {createStaticSite} from '../../server/staticSite';
import {findBrowser} from '../../tests/support/findBrowser';
import {browserFlags} from '../../tests/support/browserFlags';

/** What a reader feels who types at one pace, in milliseconds by the clock. */
export type Typing = {
  keys: number;
  /** Queries that the worker answered; the others were overtaken by a newer one before their turn. */
  answered: number;
  /** Of each key, how long until its query, or a newer one, has its results on screen; in order of size. */
  results: number[];
  /** The longest task of the page; 0 where none took 50 ms, below which browsers report none. */
  longestTask: number;
};

const PAGE = '/learn/sharding/';
const SENTENCE = 'how do staking providers share rewards with those who delegate to them';

/**
 * Types a sentence into the open modal, a key every so many milliseconds, on a processor that the browser slows for the
 * page (it can't for the worker, whose times `measureQueries` has).
 */
export async function measureTyping(
  {pause, slowdown}: {pause: number; slowdown: number},
  buildDir = 'build',
): Promise<Typing> {
  const server = await listen(createStaticSite({directory: buildDir}), 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const page = await browser.newPage({serviceWorkers: 'block', bypassCSP: true});
    await page.addInitScript(NOTE_WORKER);
    await page.goto(`http://localhost:${server.port}${PAGE}`, {waitUntil: 'networkidle'});
    await page.waitForSelector(HYDRATED);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('consensus');
    await page.waitForSelector('.DocSearch-Hit mark');
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.keyboard.press('Control+a');
    await page.evaluate(NOTE_TYPING);
    await typeAtPace(page, pause);
    await page.waitForFunction(`window.typing.shown.at(-1)?.query === ${JSON.stringify(SENTENCE)}`);
    const {keys, answered, shown, tasks} = await page.evaluate<Noted>('window.typing');
    return {
      keys: keys.length,
      answered: answered.length,
      results: keys
        .map(({query, time}) => shown.find((one) => one.query.length >= query.length)!.time - time)
        .sort((a, b) => a - b),
      longestTask: Math.max(0, ...tasks),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Keys come when they come, as a reader's do, whether or not the page has handled the one before. */
async function typeAtPace(page: Page, pause: number): Promise<void> {
  const start = performance.now();
  await Promise.all(
    Array.from(SENTENCE, async (key, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * pause - (performance.now() - start)));
      await page.keyboard.press(key === ' ' ? 'Space' : key);
    }),
  );
}

type Timed = {query: string; time: number};
type Noted = {keys: Timed[]; answered: Timed[]; shown: Timed[]; tasks: number[]};

/** The page takes keys. */
const HYDRATED = 'html[data-has-hydrated=true]';

/** In the page, as text, since the browser knows no TypeScript: what workers answer. */
const NOTE_WORKER = `
  window.typing = {keys: [], answered: [], shown: [], tasks: []};
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message) {
    if (message.type === 'open') {
      this.addEventListener('message', ({data}) => {
        if (data.type === 'reply') window.typing.answered.push({query: data.value.query, time: performance.now()});
      });
    }
    return post.call(this, message);
  };
`;
/** Likewise: the keys, when the results of a query stand on screen, and long tasks. */
const NOTE_TYPING = `
  Object.assign(window.typing, {keys: [], answered: [], shown: [], tasks: []});
  let query = '';
  document.querySelector('.DocSearch-Input').addEventListener('keydown', ({key, timeStamp}) => {
    query += key;
    window.typing.keys.push({query, time: timeStamp});
  }, {capture: true});
  // Results name their query: in the link to all of them, or where there are none, as text.
  const shownQuery = () => {
    const all = document.querySelector('.DocSearch-HitsFooter a');
    return all ? new URL(all.href).searchParams.get('q') : document.querySelector('.DocSearch-NoResults strong')?.textContent;
  };
  let last = shownQuery();
  new MutationObserver(() => {
    const shown = shownQuery();
    if (shown === undefined || shown === last) return;
    last = shown;
    requestAnimationFrame(() => setTimeout(() => window.typing.shown.push({query: shown, time: performance.now()})));
  }).observe(document.querySelector('.DocSearch-Dropdown'), {subtree: true, childList: true, attributes: true, characterData: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) window.typing.tasks.push(duration);
  }).observe({type: 'longtask'});
`;
