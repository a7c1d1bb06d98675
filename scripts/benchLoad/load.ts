import {readFile} from 'node:fs/promises';
import autocannon from 'autocannon';
import {quantile, type Sample} from '../benchChat/judge';
import type {QuestionSource} from '../benchChat/questions';
import {runReaders} from '../benchChat/readers';
import {elementsOf, spread, textOf} from '../probe/site';

const CONNECTIONS = 50;
/** Number of pages that are requested in turn, each followed by a script of the site. */
const PAGES = 60;
/** Milliseconds from the end of an answer to the next question: each reader has a stream open nearly all the time. */
const THINK_TIME = [0, 200] as const;

/** Times in milliseconds. */
type StaticLoad = {rate: number; p50: number; p99: number; errors: number};
type ChatLoad = {samples: readonly Sample[]; p99: number; errors: readonly string[]};
export type Load = {files: StaticLoad; chat: ChatLoad};

/** Returns the paths of pages, evenly spread over the built site, and of the files that its home page loads. */
export async function readPaths(): Promise<string[]> {
  const [sitemap, home] = await Promise.all(
    ['build/sitemap.xml', 'build/index.html'].map((file) => readFile(file, 'utf8')),
  );
  const pages = elementsOf(sitemap!, 'loc').map((element) => new URL(textOf(element)).pathname);
  const files = elementsOf(home!, 'script', 'link')
    .map(({properties}) => String(properties.src ?? properties.href))
    .filter((address) => address.startsWith('/assets/'));
  return spread(pages, PAGES).flatMap((page, index) => [page, files[index % files.length]!]);
}

/** Requests files, as fast as the server responds if there is no rate. */
export async function loadFiles(
  origin: string,
  paths: readonly string[],
  {seconds, rate, encoding = 'br, gzip'}: {seconds: number; rate?: number; encoding?: string},
): Promise<StaticLoad> {
  const {requests, latency, errors, non2xx} = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate !== undefined && {overallRate: rate}),
    requests: paths.map((path) => ({path})),
    headers: {'Accept-Encoding': encoding},
  });
  return {rate: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx};
}

/** Requests files at a rate while 200 readers ask. */
export async function loadSite(
  port: number,
  paths: readonly string[],
  questionOf: QuestionSource,
  {seconds, rate}: {seconds: number; rate: number},
): Promise<Load> {
  const [files, {samples, errors}] = await Promise.all([
    loadFiles(`http://127.0.0.1:${port}`, paths, {seconds, rate}),
    runReaders(questionOf, {port, seconds, startWindow: 1000 * Math.min(10, seconds), thinkTime: THINK_TIME}),
  ]);
  const firstBytes = samples.map(({firstByte}) => firstByte);
  return {files, chat: {samples, p99: quantile(firstBytes, 0.99), errors}};
}

/** Returns a line of a report. */
export function describeLoad({files, chat}: Load): string {
  const kinds = [...new Set(chat.errors)];
  const count = (kind: string) => chat.errors.filter((error) => error === kind).length;
  const errors = kinds.map((kind) => `${count(kind)} × ${kind}`).join(', ') || 'none';
  return (
    `files ${files.rate.toFixed(0)} requests/s, p50 ${files.p50} ms, p99 ${files.p99} ms, errors ${files.errors}; ` +
    `chat ${chat.samples.length} answers, p99 to the first byte ${chat.p99} ms, errors ${errors}`
  );
}
