import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {redirects, type Redirect} from '../../src/config/redirects';
import {facts} from '../../src/facts/registry';
import {readFormerLinks} from '../former-links/readFormerLinks';
import {
  OUT_OF_SCOPE_FOLDER,
  parseQuestions,
  QUESTIONS_FOLDER,
  type ReaderQuestion,
} from '../corpus/readerQuestions';
import {projectFiles} from '../remark-samples/projectFiles';
import {listDocFiles} from '../site-routes/docFiles';
import {cacheFile, codeVersion, openCache} from '../shared/diskCache';
import {listFiles} from '../shared/listFiles';
import {ROUTES_FILE, type Published} from './checkRoutes';
import {GLOSSARY_ROUTE} from './checkTerms';
import type {Page, PageContent, Problem} from './page';
import {readApiTexts} from './readApiTexts';
import {isFinding, isPage, parseContent, parsePage, routeOfPage} from './parsePage';
import type {Site} from './site';

type ReadOptions = {
  redirects?: readonly Redirect[];
  /** Routes in the sidebar; without it, `checkSidebar` checks nothing. */
  sidebar?: Site['sidebar'];
  /** Selects the files to check. Only these, the pages that they link to, and the glossary are parsed. */
  isWanted?: (page: {file: string}) => boolean;
};

/** Reads and parses the documentation of a project, with the routes, redirects and facts that the checks need. */
export function readSite(
  projectDir: string,
  {redirects: known = redirects, sidebar, isWanted}: ReadOptions = {},
): Site {
  const {pages, unparsed, unread} = readPages(projectDir, isWanted);
  const {published, headings = {}} = JSON.parse(
    readFileSync(join(projectDir, ROUTES_FILE), 'utf8'),
  ) as Published;
  return {
    pages,
    unparsed,
    otherRoutes: new Set([
      ...otherRoutes(projectDir),
      ...[...unparsed.map(({file}) => file), ...unread].map(routeOfPage),
    ]),
    sidebar,
    published: new Map(published.map((route) => [route, new Set(headings[route]?.split(' '))])),
    redirects: known,
    formerLinks: readFormerLinks(projectDir),
    facts,
    apiTexts: readApiTexts(projectDir),
    questions: readAllQuestions(projectDir),
    samples: projectFiles(projectDir),
    projectFileExists: (path) => isFile(join(projectDir, path)),
  };
}

/** Reads the wanted pages, the pages that they link to, and the glossary if they use it. Unchanged pages come from the cache. */
function readPages(
  projectDir: string,
  isWanted?: ReadOptions['isWanted'],
): {pages: Map<string, Page>; unparsed: Problem[]; unread: string[]} {
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
  const read = (file: string) => {
    const parsed = parsePage(file, readFileSync(join(projectDir, file), 'utf8'), parse);
    if (isPage(parsed)) pages.set(parsed.route, parsed);
    else unparsed.push(parsed);
  };

  const files = listDocFiles(join(projectDir, 'docs')).map((file) => `docs/${file}`);
  const isRead = (file: string) => isWanted === undefined || isWanted({file});
  files.filter(isRead).forEach(read);
  const linked = new Set(
    [...pages.values()].flatMap(({links}) => links.map(({url}) => url.replace(/[?#].*$/, ''))),
  );
  if ([...pages.values()].some(({terms}) => terms.length > 0)) linked.add(GLOSSARY_ROUTE);
  const others = files.filter((file) => !isRead(file));
  others.filter((file) => linked.has(routeOfPage(file))).forEach(read);
  cache.save({forgetUnused: isWanted === undefined});
  return {pages, unparsed, unread: others.filter((file) => !linked.has(routeOfPage(file)))};
}

/** Returns the reader questions of every file in the questions folder, by route. */
function readAllQuestions(projectDir: string): Map<string, ReaderQuestion[]> {
  const folder = join(projectDir, QUESTIONS_FOLDER);
  return new Map(
    listFiles(folder, /\.txt$/)
      .filter((file) => !`${QUESTIONS_FOLDER}/${file}`.startsWith(OUT_OF_SCOPE_FOLDER))
      .map((file) => [
        `/${file.replace(/\.txt$/, '')}`,
        parseQuestions(readFileSync(join(folder, file), 'utf8')),
      ]),
  );
}

/** Returns the routes of the search page, and of the pages in src/pages. */
function otherRoutes(projectDir: string): string[] {
  const files = listFiles(join(projectDir, 'src/pages'), /^(?!.*(?:^|\/)_).*\.(?:tsx|mdx)$/);
  const routes = files.map((file) => `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`);
  return ['/search', ...routes];
}

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}
