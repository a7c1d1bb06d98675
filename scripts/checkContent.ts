import {writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {patchProblems} from '../patches/applyPatch.cjs';
import {checkContent, checkPages} from '../plugins/content-checks';
import {recordOf, ROUTES_FILE} from '../plugins/content-checks/checkRoutes';
import {createSpeller} from '../plugins/content-checks/createSpeller';
import {count, describeUnverified} from '../plugins/content-checks/describeNotes';
import {readSite} from '../plugins/content-checks/readSite';
import type {Finding, Problem} from '../plugins/content-checks/page';
import type {Site} from '../plugins/content-checks/site';
import {unknownPaths} from '../plugins/content-checks/wantedPages';
import {SidebarError} from '../plugins/site-routes/sidebarItems';
import {routesIn} from '../plugins/site-routes/sidebarSections';
import {routesNotInSidebar} from '../src/config/routesNotInSidebar';
import {formReport} from './content/formReport';

/**
 * `npm run check:content [-- files…]` prints the problems of all pages, or of the given pages, as
 * `file:line: problem; what to do`. `--form` prints the share of tables and the like instead. `--update-routes` records
 * the routes and heading ids of pages. `--project` selects another project folder (for tests).
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      form: {type: 'boolean', default: false},
      'update-routes': {type: 'boolean', default: false},
      project: {type: 'string'},
    },
  });
  const projectDir = resolve(values.project ?? '.');
  const wanted = positionals.map((file) => relative(projectDir, resolve(file)).split('\\').join('/'));
  const isWanted = ({file}: {file: string}) =>
    wanted.length === 0 || wanted.some((path) => file === path || file.startsWith(`${path}/`));
  const unknown = unknownPaths(wanted, projectDir);
  for (const message of unknown) console.error(message);
  if (unknown.length > 0) {
    process.exitCode = 1;
    return;
  }
  const {sidebar, problems: codeProblems} =
    values.project === undefined ? await readOwnCode() : {problems: []};
  const site = readSite(projectDir, {
    ...(values.project === undefined && {sidebar}),
    isWanted: wanted.length === 0 ? undefined : isWanted,
  });
  if (values['update-routes']) {
    updateRoutes(projectDir, site);
    return;
  }
  const pages = [...site.pages.values()].filter(isWanted);
  if (values.form) {
    console.log(formReport(pages));
    return;
  }

  const speller = createSpeller(projectDir);
  const pageProblems =
    wanted.length === 0
      ? await checkContent(site, speller.findMisspelled)
      : [
          ...site.unparsed.filter(isWanted),
          ...site.formerLinks.problems,
          ...(await checkPages(pages, site, speller.findMisspelled)),
        ];
  const problems = [...codeProblems, ...pageProblems];
  speller.saveCache({forgetUnused: wanted.length === 0});

  for (const {file, line, message} of problems) console.error(`${file}:${line}: ${message}`);
  for (const note of describeUnverified(pages)) console.log(note);
  console.log(`${count(pages.length, 'page')} checked, ${count(problems.length, 'problem')}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Reads the sidebar, which can't be imported if it has mistakes, and checks the patches of packages. */
async function readOwnCode(): Promise<{sidebar?: Site['sidebar']; problems: Problem[]}> {
  const problems: Problem[] = patchProblems();
  try {
    const {default: sidebars} = await import('../sidebars');
    const listed = new Set(sidebars.docs.flatMap(routesIn));
    return {sidebar: {listed, leftOut: new Set(routesNotInSidebar)}, problems};
  } catch (error) {
    const found = error instanceof SidebarError ? error.problems : syntaxErrors(error);
    if (found.length === 0) throw error;
    return {problems: [...problems, ...found.map((problem) => ({...problem, file: 'sidebars.ts'}))]};
  }
}

/** Returns the errors with which tsx fails to compile the sidebar. They are only in its message: `file:41:21: ERROR: text`. */
function syntaxErrors(error: unknown): Finding[] {
  return [...(error as Error).message.matchAll(/:(\d+):\d+: ERROR: (.*)/g)].map(([, line, text]) => ({
    line: Number(line),
    message: `the sidebar doesn't compile: ${text}; correct it`,
  }));
}

function updateRoutes(projectDir: string, site: Site): void {
  const record = recordOf(site);
  writeFileSync(join(projectDir, ROUTES_FILE), `${JSON.stringify(record, null, 2)}\n`);
  const routes = record.published.filter((route) => !site.published.has(route));
  const known = [...site.published.values()].reduce((sum, ids) => sum + ids.size, 0);
  const ids = Object.values(record.headings).flatMap((line) => line.split(' ')).length - known;
  const list = routes.map((route) => `\n  ${route}`).join('');
  console.log(`${count(routes.length, 'route')} and ${count(ids, 'heading id')} added${list}`);
}

void main();
