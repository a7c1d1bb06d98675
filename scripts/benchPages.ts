import {mkdir, writeFile} from 'node:fs/promises';
import {loadavg} from 'node:os';
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
import {createControlSite, createSite, type Site} from './benchPages/sites';

const RUNS = 3;
const RESULTS = 'bench-results/pages.json';
const PARTS = ['loads', 'tasks', 'navigations', 'interactions'] as const;

type Server = {name: string; origin: string};

/**
 * `npm run bench:pages [-- --only loads,tasks,navigations,interactions] [builds]` measures how fast pages of the built site load,
 * next to the same pages without scripts, then navigation and input right after the first paint. With several folders of
 * builds, it compares them. It prints medians, and writes all runs to `bench-results/pages.json`. Let nothing else run.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {only: {type: 'string', default: PARTS.join()}},
    allowPositionals: true,
  });
  const parts = values.only.split(',');
  const builds = positionals.length > 0 ? positionals : ['build'];
  const loadBefore = loadavg()[0]!;
  const sites = [...(await Promise.all(builds.map(createSite))), await createControlSite(builds[0]!, PAGES)];
  const running = sites.map(({directory}) =>
    startServer({cwd: directory, env: {CHAT_CORPUS_FILE: path.resolve('dist/corpus.json')}}),
  );
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const servers = await Promise.all(
      running.map(async (server, index) => ({
        name: sites[index]!.name,
        origin: new URL(await server.address()).origin,
      })),
    );
    const results = await measure(browser, servers, parts);
    results.load = [loadBefore, loadavg()[0]!];
    console.log(describeResults(results, RUNS));
    await mkdir(path.dirname(RESULTS), {recursive: true});
    await writeFile(RESULTS, JSON.stringify(results, undefined, 1));
  } finally {
    await browser.close();
    for (const {child} of running) child.kill();
    await Promise.all(sites.map(({remove}: Site) => remove()));
  }
}

/** The last server is the control. Each run measures all sites, so that a busy moment of the machine concerns all. */
async function measure(
  browser: Browser,
  servers: readonly Server[],
  parts: readonly string[],
): Promise<Results> {
  const builds = servers.slice(0, -1);
  const results: Results = {load: [0, 0], loads: [], tasks: [], navigations: [], interactions: []};
  for (const page of parts.includes('loads') ? PAGES : []) {
    for (let run = 0; run < RUNS; run += 1) {
      for (const {name, origin} of servers)
        results.loads.push({name, page, load: await measureLoad(browser, origin + page)});
    }
  }
  for (const page of parts.includes('tasks') ? PAGES : []) {
    for (let run = 0; run < RUNS; run += 1) {
      for (const {name, origin} of servers)
        results.tasks.push({name, page, tasks: await measureTasks(browser, origin + page)});
    }
  }
  for (const navigation of parts.includes('navigations') ? NAVIGATIONS : []) {
    for (let run = 0; run < RUNS; run += 1) {
      for (const {name, origin} of builds)
        results.navigations.push({
          name,
          ...navigation,
          time: await measureNavigation(browser, origin, navigation),
        });
    }
  }
  for (const interaction of parts.includes('interactions') ? INTERACTIONS : []) {
    for (let run = 0; run < RUNS; run += 1) {
      for (const {name, origin} of builds)
        results.interactions.push({
          name,
          input: interaction.input,
          page: interaction.page,
          time: await measureInteraction(browser, origin, interaction),
        });
    }
  }
  return results;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
