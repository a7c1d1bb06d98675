import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CorpusPage} from '../../src/retrieval/index/corpus';
import {buildIndex} from '../../src/retrieval/index/buildIndex';
import {splitFiles} from '../../src/retrieval/index/passage';
import {CORPUS_FILE} from '../../server/settings';
import {codeVersion, isVariant} from '../shared/diskCache';
import type {PageTrees} from '../shared/markdown';
import {copyright} from '../../src/config/footer';
import {product} from '../../src/config/product';
import {MCP_PATH} from '../../server/mcp/tools';
import {buildCorpus} from './buildCorpus';
import {changesFeed, FEED_FILE} from './changesFeed';
import {docPages} from './docPages';
import type {ProgramsSite} from './llmsFiles';
import {markdownFiles, type MarkdownFiles} from './markdownFiles';
import {QUESTIONS_FOLDER, readOutOfScope, suggestionsOn} from './readerQuestions';
import {openSectionCache} from './sectionCache';
import {siteSections} from './siteSections';
import {writeMarkdownFiles} from './writeMarkdownFiles';

/**
 * Docusaurus plugin: reads all pages into the corpus, in builds and in `npm start` (again after each change of a page).
 * It generates
 * - `search-outline.json`, `search-index.json`, `search-passages.json` and `search-passages-2.json`, `search-code.json`,
 *   `search-questions.json`: the data that search and answers load in the browser, in this order. The bundler adds content hashes to the file names.
 * - `suggestions.json`: the questions that the chat suggests on each page.
 * - `library.json`: all of this data, the Markdown of all pages and the `llms.txt` files in one file, for the server. A build
 *   of the site copies it to `dist/corpus.json`.
 *
 * A build also contains the Markdown of each page as `index.md` next to its `index.html`, `llms.txt` files, and an Atom feed.
 * The option `trees` contains the parsed pages, which it shares with the build of the pages.
 */
export default function corpusPlugin(
  {siteDir, generatedFilesDir, siteConfig}: LoadContext,
  options: unknown,
): Plugin {
  const {trees} = options as {trees: PageTrees};
  // Computed once: what this process caches depends on the code that it loaded, not on later changes of the files.
  const code = codeVersion();
  let files: MarkdownFiles | undefined;
  let pages: CorpusPage[] = [];
  return {
    name: 'corpus',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]search-(?:outline|index|passages(?:-2)?|code|questions)\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/search/[name].[contenthash:8][ext]'},
          },
        ],
      },
    }),
    getPathsToWatch: () => [path.join(siteDir, QUESTIONS_FOLDER, '**/*.txt')],
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const docs = docPages(content);
      const site = programsSite(siteConfig);
      const cache = openSectionCache(siteDir, {generatedDir: generatedFilesDir, code});
      const result = await buildCorpus(docs, {
        root: siteDir,
        cache,
        trees,
        site: site.address,
      });
      pages = result.pages;
      const {texts, problems, parsedCount} = result;
      cache.save({forgetUnused: true});
      if (problems.length > 0) report(problems);
      files = markdownFiles(site, {docs, texts, sections: siteSections(content, docs)});
      const library = buildIndex(pages, readOutOfScope(siteDir));
      const [passages, more] = splitFiles(library.passages);
      const parts = Object.entries({...library, passages, 'passages-2': more}).map(
        ([name, data]): [string, unknown] => [`search-${name}`, data],
      );
      const {'llms-full.txt': _, ...indexes} = Object.fromEntries(files.indexes);
      const corpus = {...library, markdown: Object.fromEntries(files.pages), indexes};
      const suggestions = Object.fromEntries(docs.map(({route}) => [route, suggestionsOn(siteDir, route)]));
      for (const [name, data] of [...parts, ['library', corpus], ['suggestions', suggestions]] as const) {
        await actions.createData(`${name}.json`, JSON.stringify(data));
      }
      logger.info(`Corpus: ${texts.size} pages, ${parsedCount} of them parsed again.`);
    },
    async postBuild({outDir}) {
      const isSite = !isVariant(siteDir, generatedFilesDir);
      if (files !== undefined) {
        const {title, url, baseUrl} = siteConfig;
        await writeMarkdownFiles(files, outDir);
        if (isSite) {
          const feed = path.join(outDir, FEED_FILE);
          await mkdir(path.dirname(feed), {recursive: true});
          await writeFile(feed, changesFeed(pages, {title, address: url + baseUrl, copyright}));
        }
      }
      if (!isSite) return;
      // Copied, because the dev server overwrites the generated file with pages that aren't deployed.
      const copy = path.join(siteDir, CORPUS_FILE);
      await mkdir(path.dirname(copy), {recursive: true});
      await copyFile(path.join(generatedFilesDir, 'corpus/default/library.json'), copy);
    },
  };
}

function programsSite({title, url, baseUrl, customFields}: LoadContext['siteConfig']): ProgramsSite {
  const origin = String(customFields?.chatOrigin || url);
  return {
    address: url + baseUrl,
    title,
    description: product.description,
    mcp: origin + MCP_PATH,
    setUp: '/sdk-and-tools/ai-assistants',
  };
}

/** Fails a production build. In the dev server the page shows its error, and search works without the page. */
function report(problems: readonly string[]): void {
  const message = `Corpus: expected to parse every page, found ${problems.length} with errors (correct them):\n${problems.join('\n')}`;
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  logger.warn(message);
}
