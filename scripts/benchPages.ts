import {mkdtemp, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../tests/support/findBrowser';
import {startServer} from '../tests/support/startServer';
import {INTERACTIONS, NAVIGATIONS, PAGES} from './benchPages/cases';
import {measureInteraction} from './benchPages/measureInteraction';
import {measureLoad} from './benchPages/measureLoad';
import {measureNavigation} from './benchPages/measureNavigation';
import {describeResults, type Results} from './benchPages/report';

const RUNS = 5;

/**
 * `npx tsx scripts/benchPages.ts [builds]` measures how fast pages of the built site load on a slow phone, then navigation
 * and input right after the first paint. With several folders of builds, it compares them: each run measures all builds in
 * turn, so that load on the machine affects all equally. It prints medians. Let nothing else run.
 */
async function main(): Promise<void> {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : ['build'];
  const builds = await Promise.all(folders.map(serveBuild));
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--disable-gpu']});
  try {
    console.log(describeResults(await measure(browser, builds), RUNS));
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

async function measure(browser: Browser, builds: readonly Build[]): Promise<Results> {
  /** Measures each case in each run with each build. */
  const each = async <Case, Result>(
    cases: readonly Case[],
    measureCase: (measured: Case, origin: string) => Promise<Result>,
  ) => {
    const results: (Case & Result & {name: string})[] = [];
    for (const measured of cases) {
      for (let run = 0; run < RUNS; run += 1)
        for (const {name, origin} of builds)
          results.push({...measured, ...(await measureCase(measured, origin)), name});
    }
    return results;
  };
  return {
    loads: await each(PAGES, ({page}, origin) => measureLoad(browser, origin + page)),
    navigations: await each(NAVIGATIONS, async (navigation, origin) => ({
      time: await measureNavigation(browser, origin, navigation),
    })),
    interactions: await each(INTERACTIONS, async (interaction, origin) => ({
      time: await measureInteraction(browser, origin, interaction),
    })),
  };
}

void main();
