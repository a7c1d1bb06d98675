import {readFileSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {checkContent, checkPages} from '../plugins/content-checks';
import {checkSources} from '../plugins/content-checks/checkSourceWords';
import {missingRoutes, recordedRoutes, unplannedRoutes} from '../plugins/content-checks/checkRoutes';
import {createSpeller} from '../plugins/content-checks/createSpeller';
import {count, describePending, describeUnverified} from '../plugins/content-checks/describeNotes';
import {readSite} from '../plugins/content-checks/readSite';
import type {Site} from '../plugins/content-checks/site';
import {routesIn} from '../plugins/site-routes/sidebarSections';
import sidebars from '../sidebars';
import {movedSections} from '../src/config/movedSections';
import {routesNotInSidebar} from '../src/config/routesNotInSidebar';

/**
 * `npm run check:content [-- files…]` prints the problems of all pages and source files, or of the given pages, as
 * `file:line: problem; what to do`. `--missing` lists the planned pages without a file, `--update-routes` records the
 * routes of existing pages, `--project` selects another project folder (for tests).
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      missing: {type: 'boolean', default: false},
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
      ? [...(await checkContent(site, speller.findMisspelled)), ...checkSources(projectDir)]
      : [...site.unparsed.filter(isWanted), ...(await checkPages(pages, site, speller.findMisspelled))];
  speller.saveCache({forgetUnused: wanted.length === 0});

  for (const {file, line, message} of problems) console.error(`${file}:${line}: ${message}`);
  for (const note of [...describePending(pages, site), ...describeUnverified(pages)]) console.log(note);
  const missing = missingRoutes(site);
  console.log(
    `${count(pages.length, 'page')} checked, ${count(problems.length, 'problem')}; ${missing.length} of ${site.planned.size} planned pages aren't written yet${values.missing ? ':' : ' (list them with --missing)'}`,
  );
  if (values.missing) for (const route of missing) console.log(`  ${route}`);
  if (problems.length > 0) process.exitCode = 1;
}

function updateRoutes(projectDir: string, site: Site): void {
  const file = join(projectDir, 'src/config/routes.json');
  const published = recordedRoutes(site);
  const added = published.filter((route) => !site.published.has(route));
  if (added.length > 0) {
    const routes = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, `${JSON.stringify({...routes, published}, null, 2)}\n`);
  }
  console.log(
    `${count(added.length, 'route')} added, ${published.length} recorded${added.map((route) => `\n  ${route}`).join('')}`,
  );
  for (const route of unplannedRoutes(site)) {
    console.log(
      `  not added: ${route} is neither planned nor below a planned page; add it to "planned" in src/config/routes.json, then run this again`,
    );
  }
}

void main();
