import {readFile} from 'node:fs/promises';
import autocannon from 'autocannon';
import {elementsOf, spread, textOf} from '../probe/site';
import type {ChatLoad} from './readers';

const CONNECTIONS = 50;
/** Number of pages that are requested in turn, each followed by a script of the site. */
const PAGES = 60;

/** Times in milliseconds. */
type FileLoad = {rate: number; p50: number; p99: number; errors: number};

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

/** Requests files at a rate per second. */
export async function loadFiles(
  origin: string,
  paths: readonly string[],
  {seconds, rate}: {seconds: number; rate: number},
): Promise<FileLoad> {
  const {requests, latency, errors, non2xx} = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: rate,
    requests: paths.map((path) => ({path})),
    headers: {'Accept-Encoding': 'br, gzip'},
  });
  return {rate: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx};
}

export function describeFiles({rate, p50, p99, errors}: FileLoad): string {
  return `files ${rate.toFixed(0)} requests/s, p50 ${p50} ms, p99 ${p99} ms, errors ${errors}`;
}

export function describeChat({firstBytes, errors}: ChatLoad): string {
  const count = (kind: string) => errors.filter((error) => error === kind).length;
  const kinds = [...new Set(errors)].map((kind) => `${count(kind)} × ${kind}`).join(', ') || 'none';
  return `chat ${firstBytes.length} answers, p99 to the first byte ${quantile(firstBytes, 0.99)} ms, errors ${kinds}`;
}

/** Returns the quantile at `share` (0 to 1), rounded; NaN if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}
