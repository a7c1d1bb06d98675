import {loadavg} from 'node:os';
import {brotliCompressSync} from 'node:zlib';
import type {CorpusPage} from '../src/corpus/corpus';
import {buildIndex} from '../src/retrieval/index/buildIndex';
import type {SearchQuestion} from '../tests/evals/judgeSearch';
import {readSets} from '../tests/evals/readSets';
import {readSiteCorpus} from '../tests/support/siteCorpus';
import {growCorpus} from './benchSearch/growCorpus';
import {measureFirstResults} from './benchSearch/measureFirstResults';
import {measureQueries} from './benchSearch/measureQueries';
import {measureTyping} from './benchSearch/measureTyping';

/** Assumed factor by which a reader's CPU is slower than this machine. */
const SLOWDOWN = 4;
const SIZES = [300, 1_000, 3_000];
/** Milliseconds between two keys of a fast typist (100 words a minute), and of a key that is held down. */
const KEY_INTERVALS = [120, 30];

/**
 * `npm run bench:search` measures sizes, load times and query times of the built site's index and of larger indexes
 * derived from it, and how soon the built site shows results with a slow network and CPU.
 */
async function main(): Promise<void> {
  const corpus: CorpusPage[] = await readSiteCorpus(process.cwd());
  const questions = readSets<SearchQuestion>('search');
  const queries = questions.map(({q}) => q);
  console.log(`Load average of this machine: ${loadavg()[0]!.toFixed(1)}.`);
  console.log(
    "Sizes in KB after brotli (11). Times in ms of CPU time of the built site's worker thread in Chromium.",
  );
  console.log('pages sections  outline  index passag |    load   first | query p50   p95    max | p95 x4');
  for (const pages of [corpus, ...SIZES.map((size) => growCorpus(corpus, size))])
    await report(pages, queries);
  const half = buildIndex(corpus.filter((_, index) => index % 2 === 0));
  const whole = buildIndex(corpus);
  const growthPerPage = (part: 'outline' | 'index' | 'passages') =>
    ((kilobytesOf(whole[part]) - kilobytesOf(half[part])) / Math.floor(corpus.length / 2)).toFixed(2);
  console.log(
    `\nAn average page adds ${growthPerPage('outline')} KB to the outline, ${growthPerPage('index')} KB to the index, ${growthPerPage('passages')} KB to the passages.`,
  );
  const typing = queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const keys = (await measureQueries(whole, typing)).queries;
  console.log(
    `\nEvery key of every query (${typing.length}): p50 ${quantile(keys, 0.5)} ms, p95 ${quantile(keys, 0.95)} ms, p95 x4 ${quantile(keys, 0.95, SLOWDOWN)} ms.`,
  );
  console.log('\nFirst results in the built site, Chromium, 1.6 Mb/s, 150 ms, CPU 4 times slower:');
  for (const {name, milliseconds, kilobytes} of await measureFirstResults()) {
    console.log(
      `${name.padEnd(44)} ${milliseconds.toFixed(0).padStart(5)} ms, ${kilobytes.toFixed(0)} KB until then`,
    );
  }
  console.log('\nFrom a key to results on screen, CPU 4 times slower, wall-clock time:');
  for (const pause of KEY_INTERVALS) {
    const {keys: typed, answered, results, longestTask} = await measureTyping({pause, slowdown: SLOWDOWN});
    console.log(
      `a key every ${String(pause).padStart(3)} ms: p50 ${quantile(results, 0.5)} ms, p95 ${quantile(results, 0.95)} ms, max ${quantile(results, 1)} ms; ${answered} of ${typed} queries answered, the others superseded; ${longestTask === 0 ? 'no task over 50 ms' : `longest task ${longestTask.toFixed(0)} ms`}.`,
    );
  }
}

async function report(pages: readonly CorpusPage[], queries: readonly string[]): Promise<void> {
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  const data = buildIndex(pages);
  const [outline = 0, index = 0, passages = 0] = [data.outline, data.index, data.passages].map(kilobytesOf);
  const {load, first, queries: times} = await measureQueries(data, queries);
  console.log(
    [
      String(pages.length).padStart(5),
      String(sections).padStart(8),
      `${outline.toFixed(0).padStart(8)} ${index.toFixed(0).padStart(6)} ${passages.toFixed(0).padStart(6)} |`,
      `${load.toFixed(0).padStart(7)} ${first.toFixed(1).padStart(7)} |`,
      `${quantile(times, 0.5).padStart(9)} ${quantile(times, 0.95).padStart(5)} ${quantile(times, 1).padStart(6)} |`,
      quantile(times, 0.95, SLOWDOWN).padStart(6),
    ].join(' '),
  );
}

/** Returns the quantile of the values at `share` (0 to 1), multiplied by `factor`. */
function quantile(values: readonly number[], share: number, factor = 1): string {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * factor).toFixed(1);
}

function kilobytesOf(data: unknown): number {
  return brotliCompressSync(JSON.stringify(data)).length / 1000;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
