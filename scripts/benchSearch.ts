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

/** How much slower than this machine the reader's processor is taken to be. */
const SLOWDOWN = 4;
const SIZES = [300, 1_000, 3_000];
/** Milliseconds between two keys of a fast typist (100 words a minute), and of one who holds a key down. */
const PACES = [120, 30];

/**
 * `npm run bench:search`: sizes, load times and query times of the built site's index and of larger ones grown from it,
 * and how soon the built site shows results on a slow line and processor.
 */
async function main(): Promise<void> {
  const corpus: CorpusPage[] = await readSiteCorpus(process.cwd());
  const questions = readSets<SearchQuestion>('search');
  const queries = questions.map(({q}) => q);
  console.log(`Load average of this machine: ${loadavg()[0]!.toFixed(1)}.`);
  console.log(
    "Sizes in KB after brotli (11). Times in ms of the worker's thread in Chromium, in the built site's own worker.",
  );
  console.log('pages sections  outline  index passag |    load   first | query p50   p95    max | p95 x4');
  for (const pages of [corpus, ...SIZES.map((size) => growCorpus(corpus, size))])
    await report(pages, queries);
  const half = buildIndex(corpus.filter((_, index) => index % 2 === 0));
  const whole = buildIndex(corpus);
  const grown = (part: 'outline' | 'index' | 'passages') =>
    ((kilobytesOf(whole[part]) - kilobytesOf(half[part])) / Math.floor(corpus.length / 2)).toFixed(2);
  console.log(
    `\nAnother page of the kind that stands adds ${grown('outline')} KB to the outline, ${grown('index')} KB to the index, ${grown('passages')} KB to the passages.`,
  );
  const typing = queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const keys = (await measureQueries(whole, typing)).queries;
  console.log(
    `\nEvery key of every query (${typing.length}): p50 ${at(keys, 0.5)} ms, p95 ${at(keys, 0.95)} ms, p95 x4 ${at(keys, 0.95, SLOWDOWN)} ms.`,
  );
  console.log('\nFirst results in the built site, Chromium, 1.6 Mb/s, 150 ms, processor 4 times slower:');
  for (const {name, milliseconds, kilobytes} of await measureFirstResults()) {
    console.log(
      `${name.padEnd(44)} ${milliseconds.toFixed(0).padStart(5)} ms, ${kilobytes.toFixed(0)} KB until then`,
    );
  }
  console.log('\nFrom a key to results on screen, processor 4 times slower, by the clock:');
  for (const pause of PACES) {
    const {keys: typed, answered, results, longestTask} = await measureTyping({pause, slowdown: SLOWDOWN});
    console.log(
      `a key every ${String(pause).padStart(3)} ms: p50 ${at(results, 0.5)} ms, p95 ${at(results, 0.95)} ms, max ${at(results, 1)} ms; ${answered} of ${typed} queries answered, the others overtaken; ${longestTask === 0 ? 'no task over 50 ms' : `longest task ${longestTask.toFixed(0)} ms`}.`,
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
      `${at(times, 0.5).padStart(9)} ${at(times, 0.95).padStart(5)} ${at(times, 1).padStart(6)} |`,
      at(times, 0.95, SLOWDOWN).padStart(6),
    ].join(' '),
  );
}

/** The value below which so large a share of the values lies. */
function at(values: readonly number[], share: number, factor = 1): string {
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
