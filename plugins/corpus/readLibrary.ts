import {buildIndex} from '../../src/retrieval/index/buildIndex';
import {splitFiles} from '../../src/retrieval/index/passage';
import {buildCorpus} from './buildCorpus';
import {changesFeed, FEED_FILE} from './changesFeed';
import type {DocPage} from './docPages';
import type {ProgramsSite} from './llmsFiles';
import {markdownFiles, type MarkdownFiles} from './markdownFiles';
import {readOutOfScope} from './readerQuestions';
import {openSectionCache} from './sectionCache';
import type {SiteSection} from './siteSections';

/** What the library is read from. It can be sent to a worker. */
export type LibrarySource = {
  siteDir: string;
  /** The build's folder of generated files. */
  generatedDir: string;
  /** Version of the code that this process runs (`codeVersion`). */
  code: string;
  docs: DocPage[];
  sections: SiteSection[];
  site: ProgramsSite;
  /** The feed of changes; without it, none is written. */
  feed?: {copyright: string};
};

export type Library = {
  /** Texts of the generated JSON files, by name without extension. */
  data: Record<string, string>;
  files: MarkdownFiles;
  pages: number;
  /** Number of pages that weren't in the cache. */
  parsed: number;
  /** Errors of pages that couldn't be read. */
  problems: string[];
};

/** Reads all pages into the data of search and answers, and into the files for programs. */
export async function readLibrary(source: LibrarySource): Promise<Library> {
  const {siteDir, generatedDir, code, docs, sections, site, feed} = source;
  const cache = openSectionCache(siteDir, {generatedDir, code});
  const {pages, texts, problems, parsedCount} = await buildCorpus(docs, {
    root: siteDir,
    cache,
    site: site.address,
  });
  cache.save({forgetUnused: true});
  const files = markdownFiles(site, {docs, texts, sections});
  const {passages, ...index} = buildIndex(pages, readOutOfScope(siteDir));
  const [first, second] = splitFiles(passages);
  const parts = Object.entries({...index, passages: first, 'passages-2': second});
  const {'llms-full.txt': _, ...indexes} = Object.fromEntries(files.indexes);
  const library = {...index, passages, markdown: Object.fromEntries(files.pages), indexes};
  if (feed !== undefined) files.indexes.set(FEED_FILE, changesFeed(pages, {...site, ...feed}));
  return {
    data: Object.fromEntries(
      [...parts.map(([name, data]): [string, unknown] => [`search-${name}`, data]), ['library', library]].map(
        ([name, data]) => [name, JSON.stringify(data)],
      ),
    ),
    files,
    pages: texts.size,
    parsed: parsedCount,
    problems,
  };
}
