import {chromium, type Page} from '@playwright/test';
import {listen} from '../../server/listen';
import {createStaticSite} from '../../server/staticSite';
import {findBrowser} from '../../tests/support/findBrowser';
import {browserFlags} from '../../tests/support/browserFlags';

/** Latency for a reader who types at a constant speed; wall-clock times in milliseconds. */
export type Typing = {
  keys: number;
  /** Number of queries that the worker answered; the others were superseded by a newer one while they waited. */
  answered: number;
  /** For each key, the time until the results of its query, or of a newer one, are on screen; sorted. */
  results: number[];
  /** The longest task of the page; 0 if none took 50 ms, because browsers report only longer tasks. */
  longestTask: number;
};

const PAGE = '/learn/sharding/';
const SENTENCE = 'how do staking providers share rewards with those who delegate to them';

/**
 * Types a sentence into the open modal with `pause` milliseconds between keys. The browser throttles the CPU of the page,
 * but not of the worker, whose times `measureQueries` measures.
 */
export async function measureTyping(
  {pause, slowdown}: {pause: number; slowdown: number},
  buildDir = 'build',
): Promise<Typing> {
  const server = await listen(createStaticSite({directory: buildDir}), 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const page = await browser.newPage({serviceWorkers: 'block', bypassCSP: true});
    await page.addInitScript(RECORD_WORKER);
    await page.goto(`http://localhost:${server.port}${PAGE}`, {waitUntil: 'networkidle'});
    await page.waitForSelector(HYDRATED);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('consensus');
    await page.waitForSelector('.DocSearch-Hit mark');
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.keyboard.press('Control+a');
    await page.evaluate(RECORD_TYPING);
    await typeSentence(page, pause);
    await page.waitForFunction(`window.typing.shown.at(-1)?.query === ${JSON.stringify(SENTENCE)}`);
    const {keys, answered, shown, tasks} = await page.evaluate<Recorded>('window.typing');
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

/** Sends keys at fixed times, whether or not the page has handled the previous key. */
async function typeSentence(page: Page, pause: number): Promise<void> {
  const start = performance.now();
  await Promise.all(
    Array.from(SENTENCE, async (key, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * pause - (performance.now() - start)));
      await page.keyboard.press(key === ' ' ? 'Space' : key);
    }),
  );
}

type Timed = {query: string; time: number};
type Recorded = {keys: Timed[]; answered: Timed[]; shown: Timed[]; tasks: number[]};

/** Matches once the page reacts to keys. */
const HYDRATED = 'html[data-has-hydrated=true]';

/** Runs in the page (as a string, because the browser runs no TypeScript): records the replies of workers. */
const RECORD_WORKER = `
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
/** Runs in the page: records keys, the times when results of a query appear, and long tasks. */
const RECORD_TYPING = `
  Object.assign(window.typing, {keys: [], answered: [], shown: [], tasks: []});
  let query = '';
  document.querySelector('.DocSearch-Input').addEventListener('keydown', ({key, timeStamp}) => {
    query += key;
    window.typing.keys.push({query, time: timeStamp});
  }, {capture: true});
  // The footer link contains the query of the results; without results, the message does.
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
