import {chromium, type Browser, type Page} from '@playwright/test';
import {listen} from '../../server/listen';
import {createStaticSite} from '../../server/staticSite';
import type {RetrievalData} from '../../src/retrieval/index/buildIndex';
import {findBrowser} from '../../tests/support/findBrowser';
import {browserFlags} from '../../tests/support/browserFlags';

/** Milliseconds of the worker's thread: to start and load everything, for the first query, and for each of the rest. */
export type WorkerTimes = {load: number; first: number; queries: number[]};

type TraceEvent = {name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number};

const FOLDER = '/bench/';
const PARTS = ['outline', 'index', 'passages', 'code'] as const;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const PASSES = 3;
/** What a reader has typed, key by key, before the queries that count. */
const TYPED_BEFORE = 'where do I find the logs of a node';
const AFTER_THE_LAST = 'node';

/**
 * Asks the built site's own worker in Chromium, over any index. The times are those that its thread was on a processor,
 * as the browser traces them, from a query's message until its answer is sent: what the thread compiles and collects
 * is in them, what other programs do is not. Each pass asks a new worker each query once; the median of the passes counts.
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

/** The address of the script that the site starts as its worker. */
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
  const typed = Array.from(TYPED_BEFORE, (_, index) => TYPED_BEFORE.slice(0, index + 1));
  const load = await traced(
    browser,
    page,
    `(${OPEN})(${JSON.stringify([script, {...files, siteUrl: `${origin}/`}])})`,
  );
  const counted = [...typed, ...queries];
  // The trace may end before the handling of the last message does, so one more follows those that count.
  const asked = await traced(browser, page, `(${ASK})(${JSON.stringify([...counted, AFTER_THE_LAST])})`);
  await page.close();
  const times = asked.filter(({name}) => name === 'HandlePostMessage').map(({tdur = 0}) => tdur / 1000);
  if (times.length < counted.length || times.length > counted.length + 1) {
    throw new Error(
      `Bench: expected the worker to handle ${counted.length + 1} messages, found ${times.length} in the trace; look for their name in the trace of this Chromium.`,
    );
  }
  return {
    load: load.reduce((sum, {name, tdur = 0}) => sum + (name === 'RunTask' ? tdur / 1000 : 0), 0),
    first: times[0]!,
    queries: times.slice(typed.length, counted.length),
  };
}

/** What the worker's thread did while the page ran an expression, in order. */
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
/** In the page, as text, since the browser knows no TypeScript: starts the worker and waits until it has everything. */
const OPEN = `([script, files]) => new Promise((resolve) => {
  window.searchWorker = new Worker(script);
  window.searchWorker.onmessage = ({data}) => data.part === 'passages' && resolve();
  window.searchWorker.postMessage({type: 'open', files});
  window.searchWorker.postMessage({type: 'warmUp', extent: 'all'});
})`;
/** Asks each query once the one before is answered. */
const ASK = `async (queries) => {
  for (const [id, query] of queries.entries()) {
    await new Promise((resolve, reject) => {
      window.searchWorker.onmessage = ({data}) =>
        data.type === 'reply' ? resolve() : reject(new Error(JSON.stringify(data)));
      window.searchWorker.postMessage({type: 'search', id, surface: 1, request: {indexName: 'docs', query}});
    });
  }
}`;
