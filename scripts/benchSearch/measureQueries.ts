import {chromium, type Browser, type Page} from '@playwright/test';
import {listen} from '../../server/listen';
import {createStaticSite} from '../../server/staticSite';
import type {RetrievalData} from '../../src/retrieval/index/buildIndex';
import {findBrowser} from '../../tests/support/findBrowser';
import {browserFlags} from '../../tests/support/browserFlags';

/** Milliseconds of CPU time of the worker thread: to start and load all data, for the first query, and for each of the others. */
export type WorkerTimes = {load: number; first: number; queries: number[]};

type TraceEvent = {name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number};

const FOLDER = '/bench/';
const PARTS = ['outline', 'index', 'passages', 'code'] as const;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const PASSES = 3;
/** Typed key by key before the measured queries, as a warm-up. */
const WARM_UP = 'where do I find the logs of a node';
const EXTRA_QUERY = 'node';

/**
 * Sends queries to the built site's search worker in Chromium, with any index. A time is the CPU time of the worker
 * thread in the browser's trace, from a query's message until its reply is sent. It includes compilation and garbage
 * collection, but not other processes. Each pass sends each query once to a new worker; results are medians of the passes.
 */
export async function measureQueries(
  data: RetrievalData,
  queries: readonly string[],
  buildDir = 'build',
): Promise<WorkerTimes> {
  const site = createStaticSite({directory: buildDir});
  const files = new Map(PARTS.map((part) => [`${FOLDER}${part}.json`, JSON.stringify(data[part])]));
  const server = await listen((request) => {
    const {pathname} = new URL(request.url);
    if (pathname === FOLDER) return new Response(EMPTY_PAGE, {headers: {'Content-Type': 'text/html'}});
    const json = files.get(pathname);
    return json === undefined ? site(request) : new Response(json);
  }, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const origin = `http://localhost:${server.port}`;
    const script = await workerScript(browser, origin);
    const passes: WorkerTimes[] = [];
    while (passes.length < PASSES) passes.push(await runPass(browser, origin, script, queries));
    return {
      load: median(passes.map(({load}) => load)),
      first: median(passes.map(({first}) => first)),
      queries: queries.map((_, index) => median(passes.map((pass) => pass.queries[index]!))),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the URL of the site's worker script. */
async function workerScript(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage({serviceWorkers: 'block'});
  await page.goto(`${origin}/`, {waitUntil: 'networkidle'});
  const started = page.waitForEvent('worker');
  await page.keyboard.press('Control+k');
  const worker = await started;
  await page.close();
  return worker.url();
}

async function runPass(
  browser: Browser,
  origin: string,
  script: string,
  queries: readonly string[],
): Promise<WorkerTimes> {
  const page = await browser.newPage({serviceWorkers: 'block'});
  await page.goto(`${origin}${FOLDER}`);
  const files = Object.fromEntries(PARTS.map((part) => [part, `${origin}${FOLDER}${part}.json`]));
  const typed = Array.from(WARM_UP, (_, index) => WARM_UP.slice(0, index + 1));
  const load = await traced(
    browser,
    page,
    `(${OPEN})(${JSON.stringify([script, {...files, siteUrl: `${origin}/`}])})`,
  );
  const counted = [...typed, ...queries];
  // The trace can end before the last message is handled, so an extra query follows the measured ones.
  const events = await traced(
    browser,
    page,
    `(${SEND_QUERIES})(${JSON.stringify([...counted, EXTRA_QUERY])})`,
  );
  await page.close();
  const times = events.filter(({name}) => name === 'HandlePostMessage').map(({tdur = 0}) => tdur / 1000);
  if (times.length < counted.length || times.length > counted.length + 1) {
    throw new Error(
      `Bench: expected ${counted.length + 1} HandlePostMessage events of the worker in the trace, found ${times.length}; check the name of these events in this version of Chromium.`,
    );
  }
  return {
    load: load.reduce((sum, {name, tdur = 0}) => sum + (name === 'RunTask' ? tdur / 1000 : 0), 0),
    first: times[0]!,
    queries: times.slice(typed.length, counted.length),
  };
}

/** Returns the trace events of the worker thread while the page ran an expression, in order. */
async function traced(browser: Browser, page: Page, expression: string): Promise<TraceEvent[]> {
  await browser.startTracing(page, {categories: CATEGORIES});
  await page.evaluate(expression);
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: (TraceEvent & {args: {name?: string}})[];
  };
  const threads = traceEvents.filter(
    ({name, args}) => name === 'thread_name' && args.name === 'DedicatedWorker thread',
  );
  return traceEvents
    .filter(
      (event) => event.ph === 'X' && threads.some(({pid, tid}) => pid === event.pid && tid === event.tid),
    )
    .sort((a, b) => a.ts - b.ts);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

const EMPTY_PAGE = '<!doctype html><title>Bench</title>';
/** Runs in the page (as a string, because the browser runs no TypeScript): starts the worker and waits until all data is loaded. */
const OPEN = `([script, files]) => new Promise((resolve) => {
  window.searchWorker = new Worker(script);
  window.searchWorker.onmessage = ({data}) => data.part === 'passages' && resolve();
  window.searchWorker.postMessage({type: 'open', files});
  window.searchWorker.postMessage({type: 'warmUp', extent: 'all'});
})`;
/** Runs in the page: sends each query after the reply to the one before. */
const SEND_QUERIES = `async (queries) => {
  for (const [id, query] of queries.entries()) {
    await new Promise((resolve, reject) => {
      window.searchWorker.onmessage = ({data}) =>
        data.type === 'reply' ? resolve() : reject(new Error(JSON.stringify(data)));
      window.searchWorker.postMessage({type: 'search', id, surface: 1, request: {indexName: 'docs', query}});
    });
  }
}`;
