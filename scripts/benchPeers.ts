import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {availableParallelism, loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {compressFiles} from '../server/compressFiles';
import {readEnvironment} from '../src/config/environment';
import {browserFlags} from '../tests/support/browserFlags';
import {findBrowser} from '../tests/support/findBrowser';
import {serveSite} from '../tests/support/servedSite';
import {PAGES} from './benchPages/cases';
import {measureLoad} from './benchPages/measureLoad';
import {buildPeer} from './benchPeers/buildPeer';
import {exportPages} from './benchPeers/exportPages';
import {PEERS} from './benchPeers/peers';
import {describePeers, type PeerResults} from './benchPeers/report';
import {exportSidebar} from './benchPeers/sidebar';
import {buildSite} from './benchScale/buildSite';
import {growSite} from './benchScale/growSite';

const RUNS = 3;
const RESULTS = 'bench-results/peers.json';

type BuiltSite = {name: string; directory: string; seconds: number};

/**
 * `npm run bench:peers` builds this site, and sites of its pages' Markdown with Starlight and VitePress, in temporary
 * folders. It compares how long the builds take and how the same pages load. It installs the peers' packages from npm,
 * prints medians, and writes all runs to `bench-results/peers.json`. Let nothing else run.
 */
async function main(): Promise<void> {
  const folders: string[] = [];
  try {
    const site = await growSite(process.cwd(), 0);
    folders.push(site);
    const start = performance.now();
    await buildSite(site);
    const own = {name: 'this site', directory: path.join(site, 'build')};
    const sites: BuiltSite[] = [{...own, seconds: (performance.now() - start) / 1000}];

    const pages = await exportPages(own.directory, readEnvironment(process.env).siteUrl);
    for (const peer of PEERS) {
      const folder = await mkdtemp(path.join(tmpdir(), 'peer-'));
      folders.push(folder);
      const built = await buildPeer(peer, folder, pages, exportSidebar(pages));
      await compressFiles(built.directory);
      sites.push({name: peer.name, ...built});
    }

    const results: PeerResults = {
      cpus: availableParallelism(),
      pages: pages.length,
      load: loadavg()[0]!,
      builds: sites.map(({name, seconds}) => ({name, seconds})),
      loads: await measureLoads(sites),
    };
    console.log(describePeers(results, RUNS));
    await mkdir(path.dirname(RESULTS), {recursive: true});
    await writeFile(RESULTS, JSON.stringify(results, undefined, 1));
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, {recursive: true, force: true})));
  }
}

/** Each run measures all sites, so that a busy moment of the machine concerns all. */
async function measureLoads(sites: readonly BuiltSite[]): Promise<PeerResults['loads']> {
  const servers = await Promise.all(
    sites.map(async ({name, directory}) => ({name, ...(await serveSite(directory))})),
  );
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  try {
    const loads: PeerResults['loads'] = [];
    for (const page of PAGES) {
      for (let run = 0; run < RUNS; run += 1) {
        for (const {name, origin} of servers)
          loads.push({name, page, load: await measureLoad(browser, origin + page)});
      }
    }
    return loads;
  } finally {
    await browser.close();
    await Promise.all(servers.map(({close}) => close()));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
