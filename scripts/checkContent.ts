import {writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {checkContent, checkPages} from '../plugins/content-checks';
import {recordedRoutes} from '../plugins/content-checks/checkRoutes';
import {createSpeller} from '../plugins/content-checks/createSpeller';
import {count, describeUnverified} from '../plugins/content-checks/describeNotes';
import {readSite} from '../plugins/content-checks/readSite';
import type {Site} from '../plugins/content-checks/site';
import {routesIn} from '../plugins/site-routes/sidebarSections';
import sidebars from '../sidebars';
import {movedSections} from '../src/config/movedSections';
import {routesNotInSidebar} from '../src/config/routesNotInSidebar';

/**
 * `npm run check:content [-- files…]` prints the problems of all pages, or of the given pages, as
 * `file:line: problem; what to do`. `--update-routes` records the routes of new pages, `--project` selects another
 * project folder (for tests).
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      'update-routes': {type: 'boolean', default: false},
      project: {type: 'string'},
    },
  });
  const projectDir = resolve(values.project ?? '.');
  const wanted = positionals.map((file) => relative(projectDir, resolve(file)).split('\\').join('/'));
  const isWanted = ({file}: {file: string}) =>
    wanted.length === 0 || wanted.some((path) => file === path || file.startsWith(`${path}/`));
  const own = {
    sidebar: {listed: new Set(sidebars.docs.flatMap(routesIn)), leftOut: new Set(routesNotInSidebar)},
    movedSections,
  };
  const site = readSite(projectDir, {
    ...(values.project === undefined && own),
    isWanted: wanted.length === 0 ? undefined : isWanted,
  });
  if (values['update-routes']) {
    updateRoutes(projectDir, site);
    return;
  }
  const pages = [...site.pages.values()].filter(isWanted);

  const speller = createSpeller(projectDir);
  const problems =
    wanted.length === 0
      ? await checkContent(site, speller.findMisspelled)
      : [...site.unparsed.filter(isWanted), ...(await checkPages(pages, site, speller.findMisspelled))];
  speller.saveCache({forgetUnused: wanted.length === 0});

  for (const {file, line, message} of problems) console.error(`${file}:${line}: ${message}`);
  for (const note of describeUnverified(pages)) console.log(note);
  console.log(`${count(pages.length, 'page')} checked, ${count(problems.length, 'problem')}`);
  if (problems.length > 0) process.exitCode = 1;
}

function updateRoutes(projectDir: string, site: Site): void {
  const file = join(projectDir, 'src/config/routes.json');
  const published = recordedRoutes(site);
  const added = published.filter((route) => !site.published.has(route));
  if (added.length > 0) {
    writeFileSync(file, `${JSON.stringify({published}, null, 2)}\n`);
  }
  console.log(
    `${count(added.length, 'route')} added, ${published.length} recorded${added.map((route) => `\n  ${route}`).join('')}`,
  );
}

void main();
