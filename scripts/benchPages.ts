import {mkdir, writeFile} from 'node:fs/promises';
import {loadavg} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {browserFlags} from '../tests/support/browserFlags';
import {findBrowser} from '../tests/support/findBrowser';
import {startServer} from '../tests/support/startServer';
import {createControlSite} from './benchPages/controlSite';
import {measureInteraction, type Interaction} from './benchPages/measureInteraction';
import {measureLoad, type Load} from './benchPages/measureLoad';
import {measureNavigation, type Navigation} from './benchPages/measureNavigation';
import {THROTTLING} from './benchPages/openTab';
import {describeInteractions, describeLoads, describeNavigations, type Results} from './benchPages/report';

const RUNS = 3;
const RESULTS = 'bench-results';

const PAGES = [
  '/',
  '/learn/consensus/',
  '/developers/developer-reference/storage-mappers/',
  '/tokens/fungible-tokens/',
  '/sdk-and-tools/rest-api/addresses/',
];

const NAVIGATIONS: Navigation[] = [
  {from: '/learn/consensus/', to: '/learn/sharding/'},
  {from: '/tokens/fungible-tokens/', to: '/tokens/intro/'},
].flatMap((pair) =>
  [false, true].flatMap((throttled) => [false, true].map((hover) => ({...pair, throttled, hover}))),
);

const INTERACTIONS: Interaction[] = [
  {
    name: 'search key',
    path: '/learn/consensus/',
    key: 'Control+k',
    condition: `document.querySelector('.DocSearch-Modal input')`,
  },
  {
    name: 'colour toggle',
    path: '/learn/consensus/',
    target: '.navbar [class*=colorModeToggle] button',
    condition: `document.documentElement.dataset.theme === 'light'`,
  },
  {
    name: 'copy',
    path: '/developers/developer-reference/storage-mappers/',
    target: '.theme-code-block button:last-of-type',
    condition: `window.target.getAttribute('aria-label') === 'Copied'`,
  },
  {
    name: 'tab',
    path: '/tokens/fungible-tokens/',
    target: '[role=tab][aria-selected=false]',
    condition: `window.target.getAttribute('aria-selected') === 'true'`,
  },
];

/**
 * `npm run bench:pages [-- name]` measures how fast pages of the built site load, beside the same pages without scripts,
 * then navigation and input right after the first paint. It prints medians, and writes all runs to
 * `bench-results/pages-<name>.json`. Build the site first, and let nothing else run.
 */
async function main(): Promise<void> {
  const [, , name = 'latest'] = process.argv;
  const before = loadavg()[0]!;
  const control = await createControlSite('build', PAGES);
  const servers = [
    startServer(),
    startServer({cwd: control.directory, env: {CHAT_CORPUS_FILE: path.resolve('dist/corpus.json')}}),
  ] as const;
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const [site, limit] = await Promise.all([servers[0].address(), servers[1].address()]);
    const origins = {site: new URL(site).origin, control: new URL(limit).origin};
    const loads = await measureLoads(browser, origins);
    const navigations = await repeat(NAVIGATIONS, (navigation) =>
      measureNavigation(browser, origins.site, navigation),
    );
    const interactions = await repeat(INTERACTIONS, (interaction) =>
      measureInteraction(browser, origins.site, interaction),
    );
    const results: Results = {name, load: [before, loadavg()[0]!], loads, navigations, interactions};
    print(results);
    await mkdir(RESULTS, {recursive: true});
    await writeFile(path.join(RESULTS, `pages-${name}.json`), JSON.stringify(results, undefined, 1));
  } finally {
    await browser.close();
    for (const {child} of servers) child.kill();
    await control.remove();
  }
}

/** Measures pages of both sites in turn, so that a busy moment of the machine concerns both. */
async function measureLoads(
  browser: Browser,
  origins: {site: string; control: string},
): Promise<Results['loads']> {
  const loads: Results['loads'] = [];
  for (const page of PAGES) {
    const result = {path: page, site: [] as Load[], control: [] as Load[]};
    for (let run = 0; run < RUNS; run += 1) {
      result.site.push(await measureLoad(browser, origins.site + page));
      result.control.push(await measureLoad(browser, origins.control + page));
    }
    loads.push(result);
  }
  return loads;
}

async function repeat<Case>(
  cases: readonly Case[],
  measure: (one: Case) => Promise<number | undefined>,
): Promise<(Case & {times: (number | undefined)[]})[]> {
  const results = [];
  for (const one of cases) {
    const times: (number | undefined)[] = [];
    while (times.length < RUNS) times.push(await measure(one));
    results.push({...one, times});
  }
  return results;
}

function print({load, loads, navigations, interactions}: Results): void {
  const {cpuSlowdown, latency, bytesPerSecond} = THROTTLING;
  console.log(
    `CPU ${cpuSlowdown} times slower, ${(bytesPerSecond * 8) / 1e6} Mb/s, ${latency} ms, Brotli, empty cache; medians of ${RUNS}. ` +
      `Load average of the machine: ${load.map((value) => value.toFixed(1)).join(' before, ')} after.\n`,
  );
  console.log(`${describeLoads(loads)}\n`);
  console.log(`${describeNavigations(navigations)}\n`);
  console.log(describeInteractions(interactions));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
