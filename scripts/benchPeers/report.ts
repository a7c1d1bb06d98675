import type {Load} from '../benchPages/measureLoad';
import {THROTTLING} from '../benchPages/openTab';
import {formatTable, median} from '../benchPages/table';

export type PeerResults = {
  cpus: number;
  /** Number of pages of the peers' sites. */
  pages: number;
  /** Load average of the machine before the pages were measured. */
  load: number;
  builds: {name: string; seconds: number}[];
  loads: {name: string; page: string; load: Load}[];
};

const COLUMNS: [head: string, value: (load: Load) => number][] = [
  ['FCP, ms', ({fcp}) => fcp],
  ['LCP', ({lcp}) => lcp],
  ['blocking', ({totalBlockingTime}) => totalBlockingTime],
  ['JS, KB', ({bytes}) => bytes.scripts / 1000],
  ['prefetched', ({bytes}) => bytes.prefetched / 1000],
  ['HTML', ({bytes}) => bytes.html / 1000],
  ['CSS', ({bytes}) => bytes.css / 1000],
  ['fonts', ({bytes}) => bytes.fonts / 1000],
  ['requests', ({requests}) => requests],
  ['elements', ({elements}) => elements],
];

/** Returns one table: a row for each page and site, with medians of the loads. */
export function describePeers({cpus, pages, load, builds, loads}: PeerResults, runs: number): string {
  const {cpuSlowdown, latency, bytesPerSecond} = THROTTLING;
  const routes = [...new Set(loads.map(({page}) => page))];
  const rows = routes.flatMap((route) =>
    builds.map(({name, seconds}) => {
      const own = loads.filter((one) => one.page === route && one.name === name);
      const figures = COLUMNS.map(([, value]) => median(own.map((one) => value(one.load))) ?? NaN);
      return [route, name, seconds.toFixed(0), ...figures.map((figure) => figure.toFixed(0))];
    }),
  );
  return [
    `${pages} pages, ${cpus} CPUs, cold builds; this site's build includes compression and the offline app. ` +
      `CPU ${cpuSlowdown} times slower, ${(bytesPerSecond * 8) / 1e6} Mb/s, ${latency} ms, Brotli, empty cache; ` +
      `medians of ${runs}. Load average of the machine: ${load.toFixed(1)}. The peers' home page lists all pages.`,
    formatTable([['page', 'site', 'build, s', ...COLUMNS.map(([head]) => head)], ...rows]),
  ].join('\n\n');
}
