import type {Kind, Load} from './measureLoad';
import type {Navigation} from './measureNavigation';
import {formatTable, median} from './table';

export type Results = {
  name: string;
  /** Load average of the machine before and after. */
  load: [before: number, after: number];
  loads: {path: string; site: Load[]; control: Load[]}[];
  navigations: (Navigation & {times: (number | undefined)[]})[];
  interactions: {name: string; path: string; times: (number | undefined)[]}[];
};

/** Returns a table of page loads: times beside those of the page without scripts, then what was transferred. */
export function describeLoads(loads: Results['loads']): string {
  const rows = loads.map(({path, site, control}) => {
    const of = (value: (load: Load) => number) => median(site.map(value)) ?? NaN;
    const limit = (value: (load: Load) => number) => median(control.map(value)) ?? NaN;
    const withLimit = (value: (load: Load) => number) =>
      `${of(value).toFixed(0)} (${(of(value) / limit(value)).toFixed(2)}x)`;
    const kilobytes = (value: (load: Load) => number) => (of(value) / 1000).toFixed(0);
    const kind = (kind: Kind) => kilobytes(({bytes}) => bytes[kind]);
    return [
      path,
      withLimit(({fcp}) => fcp),
      withLimit(({lcp}) => lcp),
      of(({cls}) => cls).toFixed(3),
      of(({totalBlockingTime}) => totalBlockingTime).toFixed(0),
      of(({longestTask}) => longestTask).toFixed(0),
      kilobytes(({bytesBeforeLcp}) => bytesBeforeLcp.scripts),
      kind('scripts'),
      kind('prefetched'),
      kind('html'),
      kind('css'),
      kind('fonts'),
      of(({requests}) => requests).toFixed(0),
      of(({elements}) => elements).toFixed(0),
    ];
  });
  return formatTable([HEAD, ...rows]);
}

const HEAD = [
  'page',
  'FCP, ms (against no scripts)',
  'LCP, ms (against no scripts)',
  'CLS',
  'blocking, ms',
  'longest task',
  'JS before LCP, KB',
  'JS',
  'prefetched',
  'HTML',
  'CSS',
  'fonts',
  'requests',
  'elements',
];

/** Returns a table of navigations. */
export function describeNavigations(navigations: Results['navigations']): string {
  const rows = navigations.map(({from, to, hover, throttled, times}) => [
    `${from} to ${to}`,
    throttled ? 'throttled' : 'not throttled',
    hover ? 'yes' : 'no',
    describeTimes(times),
  ]);
  return formatTable([['sidebar link', 'machine', 'hover', 'click to painted heading, ms'], ...rows]);
}

/** Returns a table of inputs right after the first paint. */
export function describeInteractions(interactions: Results['interactions']): string {
  const rows = interactions.map(({name, path, times}) => [name, path, describeTimes(times)]);
  return formatTable([['input right after the first paint', 'page', 'time to effect, ms'], ...rows]);
}

function describeTimes(times: readonly (number | undefined)[]): string {
  const found = times.filter((time) => time !== undefined);
  const lost = times.length - found.length;
  const time = median(found)?.toFixed(0);
  return [
    ...(time === undefined ? [] : [time]),
    ...(lost > 0 ? [`lost ${lost} of ${times.length}`] : []),
  ].join(', ');
}
