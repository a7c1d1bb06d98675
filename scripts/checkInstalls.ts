import path from 'node:path';
import {parseArgs} from 'node:util';
import {readSite} from '../plugins/content-checks/readSite';
import {formatReport} from './drift/report';
import {compareInstalls} from './installs/compareInstalls';
import {cacheFolder} from './sampleProjects/cacheFolder';
import {exitWith} from './shared/exitWith';

/**
 * `npx tsx scripts/checkInstalls.ts [page…] [--skip "cargo install"]` runs the install commands of all pages or of the given ones as
 * printed, in empty folders and without a lockfile, and builds the code of the pages with what they installed. Prints the
 * report of `npm run drift installs`. Exits with code 1 if something failed.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {skip: {type: 'string', multiple: true}},
  });
  const root = process.cwd();
  const wanted = positionals.map((file) => path.relative(root, path.resolve(file)));
  const site = readSite(root);
  const pages = [...site.pages.values()].filter(
    ({file}) => wanted.length === 0 || wanted.some((one) => file === one || file.startsWith(`${one}/`)),
  );
  const skipped = values.skip ?? [];
  const outcome = await compareInstalls(
    {root, cache: cacheFolder(), site},
    {pages, skipped, log: console.error},
  );
  console.log(formatReport('installs', outcome));
  if (outcome.differences.length > 0) process.exitCode = 1;
}

main().catch(exitWith(2));
