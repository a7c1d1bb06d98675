import {readdir, rm, stat} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {listen} from '../server/listen';
import {createStaticSite} from '../server/staticSite';
import {browserFlags} from '../tests/support/browserFlags';
import {findBrowser} from '../tests/support/findBrowser';
import {keepLinksFromPrefetching} from '../tests/support/prefetch';
import {formatTable} from './benchPages/table';
import {buildSite} from './benchScale/buildSite';
import {growSite} from './benchScale/growSite';

const SIZES = [300, 1_000, 3_000];
const PAGE = 'learn/consensus';

/**
 * `npm run bench:scale [-- sizes]` builds sites of 300, 1,000 and 3,000 pages with this configuration: the site's pages, and
 * copies of them. It prints how build time, memory and what a reader loads grow. A copied page has no new words, so
 * that the search index of a real site of that size would be larger: `npm run bench:search` measures it.
 */
async function main(): Promise<void> {
  const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : SIZES;
  const rows: string[][] = [];
  for (const size of sizes) {
    const site = await growSite(process.cwd(), size);
    try {
      rows.push(await measure(site, size));
      console.log(rows.at(-1)!.join(' | '));
    } finally {
      await rm(site, {recursive: true, force: true});
    }
  }
  console.log(
    `\n${availableParallelism()} CPUs, no caches. Sizes in KB after Brotli; the page is /${PAGE}.\n`,
  );
  console.log(formatTable([HEAD, ...rows]));
}

const HEAD = [
  'pages',
  'build, s',
  'ms per page',
  'memory, GB',
  'first-load JS',
  'HTML',
  'search data',
  'offline app',
];

async function measure(site: string, size: number): Promise<string[]> {
  const {seconds, memory, offline} = await buildSite(site);
  const build = path.join(site, 'build');
  const html = (await stat(path.join(build, PAGE, 'index.html.br'))).size;
  const search = await totalSize(path.join(build, 'assets/search'));
  return [
    String(size),
    seconds.toFixed(0),
    ((seconds / size) * 1000).toFixed(0),
    (memory / 1e9).toFixed(2),
    ...[await firstLoadScripts(build), html, search].map((bytes) => (bytes / 1000).toFixed(1)),
    offline,
  ];
}

/** Returns the bytes of all Brotli files in a folder. */
async function totalSize(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.br'));
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return sizes.reduce((sum, {size}) => sum + size, 0);
}

/** Returns the bytes of the scripts that the page loads, without prefetches. */
async function firstLoadScripts(build: string): Promise<number> {
  const server = await listen(createStaticSite({directory: build}), 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const page = await browser.newPage({serviceWorkers: 'block', bypassCSP: true});
    await keepLinksFromPrefetching(page);
    await page.goto(`http://localhost:${server.port}/${PAGE}/`, {waitUntil: 'networkidle'});
    return await page.evaluate<number>(
      `performance.getEntriesByType('resource').filter(({initiatorType}) => initiatorType === 'script').reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
