import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {CorpusPage} from '../src/corpus/corpus';
import {answerRequest} from '../src/search/algoliaHits';
import {buildIndex, type SearchData} from '../src/search/buildIndex';
import {createEngine} from '../src/search/engine';
import type {SearchQuestion} from '../tests/evals/judgeSearch';
import {growCorpus} from './benchSearch/growCorpus';
import {measureFirstResults} from './benchSearch/measureFirstResults';

/** How much slower than this machine the reader's processor is taken to be. */
const SLOWDOWN = 4;
const SIZES = [300, 1_000, 3_000];
const CORPUS = '.docusaurus/corpus/default/corpus.json';

/**
 * `npm run bench:search`: sizes, load times and query times of the built site's index and of larger ones grown from it,
 * and how soon the built site shows first results on a slow line and processor.
 */
async function main(): Promise<void> {
  const corpus = JSON.parse(readFileSync(CORPUS, 'utf8')) as CorpusPage[];
  const questions = JSON.parse(readFileSync('tests/evals/search.json', 'utf8')) as SearchQuestion[];
  const queries = questions.map(({q}) => q);
  console.log(
    'Sizes in KB after brotli (11). Times in ms of processor time on this machine, and 4 times that.',
  );
  console.log('pages sections  outline  index  texts | load     | query p50  p95       p95 x4');
  for (const pages of [corpus, ...SIZES.map((size) => growCorpus(corpus, size))]) {
    report(pages, buildIndex(pages), queries);
  }
  const half = buildIndex(corpus.filter((_, index) => index % 2 === 0));
  const whole = buildIndex(corpus);
  const grown = (part: 'outline' | 'index' | 'texts') =>
    ((kilobytesOf(whole[part]) - kilobytesOf(half[part])) / Math.floor(corpus.length / 2)).toFixed(2);
  console.log(
    `\nAnother page of the kind that stands adds ${grown('outline')} KB to the outline, ${grown('index')} KB to the index, ${grown('texts')} KB to the texts.`,
  );
  const typing = queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const {times} = run(whole, typing);
  console.log(
    `\nEvery key of every query (${typing.length}): p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, p95 x4 ${at(times, 0.95, SLOWDOWN)} ms.`,
  );
  console.log('\nFirst results in the built site, Chromium, 1.6 Mb/s, 150 ms, processor 4 times slower:');
  const {first, typing: felt} = await measureFirstResults();
  for (const {name, milliseconds, kilobytes} of first) {
    console.log(
      `${name.padEnd(44)} ${milliseconds.toFixed(0).padStart(5)} ms, ${kilobytes.toFixed(0)} KB until then`,
    );
  }
  const {keys, p95Key, slowestKey, longestTask} = felt;
  console.log(
    `Typing ${keys} keys at that processor: a key takes the page ${p95Key.toFixed(0)} ms at p95, ${slowestKey.toFixed(0)} ms at most; ${longestTask === 0 ? 'no task over 50 ms' : `longest task ${longestTask.toFixed(0)} ms`}.`,
  );
}

function report(pages: readonly CorpusPage[], data: SearchData, queries: readonly string[]): void {
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  const [outline = 0, index = 0, texts = 0] = [data.outline, data.index, data.texts].map(kilobytesOf);
  const {load, times} = run(data, queries);
  console.log(
    [
      String(pages.length).padStart(5),
      String(sections).padStart(8),
      ` ${outline.toFixed(0).padStart(7)} ${index.toFixed(0).padStart(5)} ${texts.toFixed(0).padStart(6)} |`,
      `${load.toFixed(0).padStart(5)} ms | ${at(times, 0.5).padStart(9)} ${at(times, 0.95).padStart(6)} ${at(times, 0.95, SLOWDOWN).padStart(11)}`,
    ].join(' '),
  );
}

/** Milliseconds of processor time to load an index, and to answer each query, hits and snippets included. */
function run(
  {outline, index, texts}: SearchData,
  queries: readonly string[],
): {load: number; times: number[]} {
  const copies = JSON.stringify([outline, index, texts]);
  const start = processorTime();
  const [one, two, three] = JSON.parse(copies) as [
    SearchData['outline'],
    SearchData['index'],
    SearchData['texts'],
  ];
  const engine = createEngine(one);
  engine.addIndex(two);
  engine.addTexts(three);
  const load = processorTime() - start;
  const answer = (query: string) =>
    answerRequest(engine, {indexName: 'docs', query}, 'https://docs.example.org/');
  // The engine of the browser has run a few times when a reader has typed a word.
  for (const query of queries.slice(0, 60)) answer(query);
  const times = queries.map((query) => {
    const before = processorTime();
    answer(query);
    return processorTime() - before;
  });
  return {load, times: times.sort((a, b) => a - b)};
}

function processorTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

function at(sorted: readonly number[], share: number, factor = 1): string {
  return ((sorted[Math.floor(sorted.length * share)] ?? 0) * factor).toFixed(1);
}

function kilobytesOf(data: unknown): number {
  return brotliCompressSync(JSON.stringify(data)).length / 1000;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
