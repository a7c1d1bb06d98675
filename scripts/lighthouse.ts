import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findBrowser} from '../tests/support/findBrowser';
import {startServer} from '../tests/support/startServer';
import {auditPage, auditPerformance, DEVICES, type Device} from './lighthouse/auditPage';
import {describeResults, problemsOf, type AuditResult} from './lighthouse/report';

/** Lighthouse 12 calls Content-Signal an unknown directive. Version 13 supports it, and requires Node 22. */
const SKIPPED_AUDITS = ['robots-txt'];

type AuditedPage = {route: string; skipAudits?: string[]};

const PAGES: AuditedPage[] = [
  {route: '/'},
  {route: '/learn/consensus/'},
  {route: '/developers/quickstart/'},
  {route: '/developers/developer-reference/storage-mappers/'},
  {route: '/tokens/fungible-tokens/'},
  {route: '/sdk-and-tools/rest-api/addresses/'},
  // Search engines must not list results of a search: the page is "noindex".
  {route: '/search/', skipAudits: ['is-crawlable']},
];

/**
 * Performance varies from run to run, so that a median is compared with a floor. On an idle machine of two CPUs with
 * Lighthouse's benchmark index 2,786, all medians were 100 on a desktop, and 93 to 100 on a phone.
 */
const RUNS = 3;
const FLOORS: Record<Device, number> = {desktop: 98, mobile: 91};

const REPORTS = 'bench-results/lighthouse';

/**
 * `npx tsx scripts/lighthouse.ts [--runs 1] [paths]` audits pages of the built site on the production server, as on a desktop and
 * on a phone. It fails below 100 in accessibility, best practices and SEO, and on a machine that is fast enough also below
 * a floor in performance. It prints the scores, and writes Lighthouse's reports to `bench-results/lighthouse`.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: String(RUNS)}},
    allowPositionals: true,
  });
  const pages = positionals.length === 0 ? PAGES : positionals.map(pageOf);
  const browser = findBrowser();
  const server = startServer();
  try {
    const {origin} = new URL(await server.address());
    await rm(REPORTS, {recursive: true, force: true});
    await mkdir(REPORTS, {recursive: true});
    const results: AuditResult[] = [];
    for (const page of pages) {
      for (const device of DEVICES)
        results.push(await auditRuns(origin, page, {device, browser, runs: Number(values.runs)}));
    }
    console.log(describeResults(results));
    const problems = problemsOf(results, FLOORS);
    if (problems.length === 0) return;
    console.error(`\n${problems.join('\n')}\n\nThe reports are in ${REPORTS}.`);
    process.exitCode = 1;
  } finally {
    server.child.kill();
  }
}

/** Audits a page once in all categories, and its performance in all runs. */
async function auditRuns(
  origin: string,
  {route, skipAudits = []}: AuditedPage,
  {device, browser, runs}: {device: Device; browser: string; runs: number},
): Promise<AuditResult> {
  const reportPath = path.join(REPORTS, `${nameOf(route)}-${device}`);
  const options = {device, browser, reportPath, skipAudits: [...SKIPPED_AUDITS, ...skipAudits]};
  const audit = await auditPage(origin + route, options);
  const performance = [audit.performance];
  while (performance.length < runs) {
    const runPath = `${reportPath}-${performance.length + 1}`;
    performance.push(await auditPerformance(origin + route, {...options, reportPath: runPath}));
  }
  return {route, device, audit, performance};
}

function pageOf(route: string): AuditedPage {
  const page = PAGES.find((page) => page.route === route);
  if (page !== undefined) return page;
  throw new Error(`Expected one of ${PAGES.map(({route}) => route).join(', ')}, found "${route}".`);
}

/** Returns the name of a page's report: `learn-consensus`, `home`. */
function nameOf(route: string): string {
  return route.split('/').filter(Boolean).join('-') || 'home';
}

void main();
