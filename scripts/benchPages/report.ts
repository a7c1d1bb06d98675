import type {Interaction} from './measureInteraction';
import type {Kind, Load} from './measureLoad';
import type {Navigation} from './measureNavigation';
import {THROTTLING} from './openTab';
import {formatTable, median} from '../shared/table';

/** All runs. `name` is the build. A time is undefined if the input was lost. */
export type Results = {
  loads: ({name: string; page: string} & Load)[];
  navigations: ({name: string; time: number | undefined} & Navigation)[];
  interactions: ({name: string; time: number | undefined} & Interaction)[];
};

/** Returns tables of medians. */
export function describeResults({loads, navigations, interactions}: Results, runs: number): string {
  const {cpuSlowdown, latency, bytesPerSecond} = THROTTLING;
  return [
    `CPU ${cpuSlowdown} times slower, ${(bytesPerSecond * 8) / 1e6} Mb/s, ${latency} ms, Brotli, empty cache; medians of ${runs}.`,
    describeLoads(loads),
    describeTimes(
      navigations,
      ['sidebar link', 'machine', 'hover', 'click to painted heading, ms'],
      (one) => [
        `${one.from} to ${one.to}`,
        one.throttled ? 'throttled' : 'not throttled',
        one.hover ? 'yes' : 'no',
      ],
    ),
    describeTimes(
      interactions,
      ['input right after the first paint', 'page', 'time to effect, ms'],
      ({input, page}) => [input, page],
    ),
  ].join('\n\n');
}

const COLUMNS: [head: string, value: (load: Load) => number, digits?: number][] = [
  ['FCP, ms', ({fcp}) => fcp],
  ['LCP', ({lcp}) => lcp],
  ['hydrated', ({hydrated}) => hydrated],
  ['CLS', ({cls}) => cls, 3],
  ['blocking, ms', ({totalBlockingTime}) => totalBlockingTime],
  ['longest task', ({longestTask}) => longestTask],
  ['JS before LCP, KB', ({bytesBeforeLcp}) => bytesBeforeLcp.scripts / 1000],
  ...(['scripts', 'prefetched', 'html', 'css', 'fonts', 'images', 'others'] satisfies Kind[]).map(
    (kind): [string, (load: Load) => number] => [kind, ({bytes}) => bytes[kind] / 1000],
  ),
  ['requests', ({requests}) => requests],
  ['elements', ({elements}) => elements],
];

function describeLoads(runs: Results['loads']): string {
  const rows = groupsOf(runs, ({name, page}) => [page, name]).map((group) => [
    group[0]!.page,
    group[0]!.name,
    ...COLUMNS.map(([, value, digits = 0]) => median(group.map(value))?.toFixed(digits) ?? ''),
  ]);
  return formatTable([['page', 'build', ...COLUMNS.map(([head]) => head)], ...rows]);
}

function describeTimes<Run extends {name: string; time: number | undefined}>(
  runs: readonly Run[],
  head: readonly string[],
  describe: (run: Run) => string[],
): string {
  const rows = groupsOf(runs, (run) => [...describe(run), run.name]).map((group) => {
    const times = group.flatMap(({time}) => (time === undefined ? [] : [time]));
    const lost = group.length - times.length;
    const time = median(times)?.toFixed(0) ?? '';
    return [
      group[0]!.name,
      ...describe(group[0]!),
      lost > 0 ? `${time} lost ${lost} of ${group.length}` : time,
    ];
  });
  return formatTable([['build', ...head], ...rows]);
}

/** Returns the runs in groups with the same key, in the order of their first runs. */
function groupsOf<Run>(runs: readonly Run[], keyOf: (run: Run) => string[]): Run[][] {
  const groups = new Map<string, Run[]>();
  for (const run of runs) {
    const key = keyOf(run).join('\n');
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return [...groups.values()];
}
