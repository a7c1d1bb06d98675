import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {browserFlags} from '../tests/support/browserFlags';
import {findBrowser} from '../tests/support/findBrowser';
import {startServer} from '../tests/support/startServer';
import {INTERACTIONS, NAVIGATIONS, PAGES} from './benchPages/cases';
import {measureInteraction} from './benchPages/measureInteraction';
import {measureLoad} from './benchPages/measureLoad';
import {measureNavigation} from './benchPages/measureNavigation';
import {measureTasks} from './benchPages/measureTasks';
import {describeResults, type Results} from './benchPages/report';

const RUNS = 3;
const RESULTS = 'bench-results/pages.json';
const PARTS = ['loads', 'tasks', 'navigations', 'interactions'] as const;

/**
 * `npx tsx scripts/benchPages.ts [--only loads,tasks,navigations,interactions] [builds]` measures how fast pages of the
 * built site load on a slow phone, then navigation and input right after the first paint. With several folders of builds,
 * it compares them: each run measures all builds in turn, so that load on the machine affects all equally. It prints
 * medians, and writes all runs to `bench-results/pages.json`. Let nothing else run.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {only: {type: 'string', default: PARTS.join()}},
    allowPositionals: true,
  });
  const loadBefore = loadavg()[0]!;
  const builds = await Promise.all((positionals.length > 0 ? positionals : ['build']).map(serveBuild));
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const results = await measure(browser, builds, values.only.split(','));
    results.load = [loadBefore, loadavg()[0]!];
    console.log(describeResults(results, RUNS));
    await mkdir(path.dirname(RESULTS), {recursive: true});
    await writeFile(RESULTS, JSON.stringify(results, undefined, 1));
  } finally {
    await browser.close();
    await Promise.all(builds.map(({close}) => close()));
  }
}

type Build = {name: string; origin: string; close(): Promise<void>};

/** Serves a folder of a built site. The server serves `build` in its working directory, so that gets a link to the folder. */
async function serveBuild(name: string): Promise<Build> {
  const cwd = await mkdtemp(path.join(tmpdir(), 'site-'));
  await symlink(path.resolve(name), path.join(cwd, 'build'));
  const {child, address} = startServer({cwd, env: {CHAT_CORPUS_FILE: path.resolve('dist/corpus.json')}});
  return {
    name,
    origin: new URL(await address()).origin,
    async close() {
      child.kill();
      await rm(cwd, {recursive: true});
    },
  };
}

async function measure(
  browser: Browser,
  builds: readonly Build[],
  parts: readonly string[],
): Promise<Results> {
  const results: Results = {load: [0, 0], loads: [], tasks: [], navigations: [], interactions: []};
  /** Calls `record` for each case, run and build. */
  const each = async <Case>(
    part: (typeof PARTS)[number],
    cases: readonly Case[],
    record: (measured: Case, build: Build) => Promise<unknown>,
  ) => {
    for (const measured of parts.includes(part) ? cases : []) {
      for (let run = 0; run < RUNS; run += 1) for (const build of builds) await record(measured, build);
    }
  };
  await each('loads', PAGES, async (page, {name, origin}) =>
    results.loads.push({name, page, load: await measureLoad(browser, origin + page)}),
  );
  await each('tasks', PAGES, async (page, {name, origin}) =>
    results.tasks.push({name, page, tasks: await measureTasks(browser, origin + page)}),
  );
  await each('navigations', NAVIGATIONS, async (navigation, {name, origin}) =>
    results.navigations.push({
      name,
      ...navigation,
      time: await measureNavigation(browser, origin, navigation),
    }),
  );
  await each('interactions', INTERACTIONS, async (interaction, {name, origin}) =>
    results.interactions.push({
      name,
      input: interaction.input,
      page: interaction.page,
      time: await measureInteraction(browser, origin, interaction),
    }),
  );
  return results;
}

void main();
