import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {redirects, type Redirect} from '../../src/config/redirects';
import {facts} from '../../src/facts/registry';
import {
  OUT_OF_SCOPE_FOLDER,
  parseQuestions,
  QUESTIONS_FOLDER,
  type ReaderQuestion,
} from '../corpus/readerQuestions';
import {projectFiles} from '../remark-samples/projectFiles';
import {listDocFiles} from '../site-routes/docFiles';
import {cacheFile, codeVersion, openCache} from '../shared/diskCache';
import type {Page, PageContent, Problem} from './page';
import {isFinding, isPage, parseContent, parsePage, routeOfPage} from './parsePage';
import type {Site} from './site';

/** Reads and parses the documentation of a project folder, with the routes, redirects and facts it is checked by. */
export function readSite(
  projectDir: string,
  {redirects: known = redirects}: {redirects?: readonly Redirect[]} = {},
): Site {
  const {pages, unparsed} = readPages(projectDir);
  const {published, planned} = JSON.parse(
    readFileSync(join(projectDir, 'src/config/routes.json'), 'utf8'),
  ) as Record<'published' | 'planned', string[]>;
  return {
    pages,
    unparsed,
    otherRoutes: new Set([...otherRoutes(projectDir), ...unparsed.map(({file}) => routeOfPage(file))]),
    planned: new Set(planned),
    published: new Set(published),
    redirects: known,
    facts,
    questions: readAllQuestions(projectDir),
    samples: projectFiles(projectDir),
    projectFileExists: (path) => isFile(join(projectDir, path)),
  };
}

/** Reads every page, and parses those that the cache doesn't hold: parsing is most of a run's time. */
function readPages(projectDir: string): {pages: Map<string, Page>; unparsed: Problem[]} {
  const cache = openCache<PageContent>(cacheFile(projectDir, 'page-contents'), codeVersion());
  const parse = (source: string) => {
    const known = cache.get(source);
    if (known !== undefined) return known;
    const content = parseContent(source);
    if (!isFinding(content)) cache.set(source, content);
    return content;
  };
  const pages = new Map<string, Page>();
  const unparsed: Problem[] = [];
  for (const file of listDocFiles(join(projectDir, 'docs'))) {
    const path = `docs/${file}`;
    const parsed = parsePage(path, readFileSync(join(projectDir, path), 'utf8'), parse);
    if (isPage(parsed)) pages.set(parsed.route, parsed);
    else unparsed.push(parsed);
  }
  cache.save({forgetUnused: true});
  return {pages, unparsed};
}

/** The questions of every file in the questions' folder, by the route that the file is named after. */
function readAllQuestions(projectDir: string): Map<string, ReaderQuestion[]> {
  const folder = join(projectDir, QUESTIONS_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return new Map(
    files
      .filter(
        (file) => file.endsWith('.txt') && !join(QUESTIONS_FOLDER, file).startsWith(OUT_OF_SCOPE_FOLDER),
      )
      .map((file) => [
        `/${file
          .split('\\')
          .join('/')
          .replace(/\.txt$/, '')}`,
        parseQuestions(readFileSync(join(folder, file), 'utf8')),
      ]),
  );
}

/** The search page, and the pages of src/pages. */
function otherRoutes(projectDir: string): string[] {
  const folder = join(projectDir, 'src/pages');
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  const routes = files
    .map((file) => file.split('\\').join('/'))
    .filter((file) => /\.(?:tsx|mdx)$/.test(file) && !/(?:^|\/)_/.test(file))
    .map((file) => `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`);
  return ['/search', ...routes];
}

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}
