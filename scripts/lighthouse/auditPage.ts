import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Result} from 'lighthouse';
import {browserFlags} from '../../tests/support/browserFlags';

export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** Their scores depend on the page alone; performance also depends on the machine. */
export const FIXED_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
type FixedCategory = (typeof FIXED_CATEGORIES)[number];

export type PageAudit = {
  /** From 0 to 100; NaN if an audit of the category failed to run. */
  scores: Record<FixedCategory, number>;
  /** Audits that cost points in these categories: title, and the elements or addresses concerned. */
  failures: string[];
  performance: Performance;
};

/** The score is from 0 to 100, times are in milliseconds on Lighthouse's simulated device. */
export type Performance = {
  score: number;
  lcp: number;
  totalBlockingTime: number;
  cls: number;
  /** Speed of the machine at that moment, as Lighthouse measures it. */
  benchmarkIndex: number;
};

type Options = {
  device: Device;
  /** Path of a Chromium. */
  browser: string;
  /** The reports are written to `<reportPath>.report.html` and `.report.json`. */
  reportPath: string;
  /** Audits that can't pass on the page. */
  skipAudits?: readonly string[];
};

/** Audits a page in all categories, in a new browser. */
export async function auditPage(address: string, options: Options): Promise<PageAudit> {
  return readAudit(await runLighthouse(address, options, ['performance', ...FIXED_CATEGORIES]));
}

/** Audits only the performance of a page. */
export async function auditPerformance(address: string, options: Options): Promise<Performance> {
  return performanceOf(await runLighthouse(address, options, ['performance']));
}

/** A separate process, because tsx changes the functions that Lighthouse sends to the browser. */
async function runLighthouse(
  address: string,
  {device, browser, reportPath, skipAudits = []}: Options,
  categories: readonly string[],
): Promise<Result> {
  const args = [
    path.resolve('node_modules/lighthouse/cli/index.js'),
    address,
    '--quiet',
    '--no-enable-error-reporting',
    '--output=html',
    '--output=json',
    `--output-path=${reportPath}`,
    `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
    `--only-categories=${categories.join()}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ...(skipAudits.length > 0 ? [`--skip-audits=${skipAudits.join()}`] : []),
  ];
  const run = () =>
    promisify(execFile)(process.execPath, args, {env: {...process.env, CHROME_PATH: browser}});
  // A trace is sometimes incomplete (NO_NAVSTART), and Lighthouse asks for another run.
  await run().catch(run);
  return JSON.parse(await readFile(`${reportPath}.report.json`, 'utf8')) as Result;
}

/** Returns the results of an audit in all categories. */
function readAudit(result: Result): PageAudit {
  return {
    scores: Object.fromEntries(
      FIXED_CATEGORIES.map((category) => [category, scoreOf(result, category)]),
    ) as Record<FixedCategory, number>,
    failures: FIXED_CATEGORIES.flatMap((category) => failuresOf(result, category)),
    performance: performanceOf(result),
  };
}

function performanceOf(result: Result): Performance {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? NaN;
  return {
    score: scoreOf(result, 'performance'),
    lcp: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    benchmarkIndex: result.environment.benchmarkIndex,
  };
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? NaN) * 100);
}

function failuresOf(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({id, weight}) => {
    const audit = result.audits[id];
    if (audit === undefined || weight === 0) return [];
    if (audit.errorMessage !== undefined) return [`${id}: ${audit.errorMessage}`];
    if (audit.score === null || audit.score === 1) return [];
    const {details} = audit;
    const items = details?.type === 'table' || details?.type === 'list' ? details.items : [];
    return [[`${audit.title} (${id})`, ...items.slice(0, 5).map(describeItem)].join('\n    ')];
  });
}

function describeItem(item: object): string {
  const {node, ...others} = item as {node?: {snippet?: string}};
  return node?.snippet ?? JSON.stringify(others).slice(0, 300);
}
