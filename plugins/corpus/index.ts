import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '../../src/retrieval/index/buildIndex';
import {CORPUS_FILE} from '../../server/settings';
import {codeVersion} from '../shared/diskCache';
import type {PageTrees} from '../shared/markdown';
import {buildCorpus} from './buildCorpus';
import {docPages} from './docPages';
import {QUESTIONS_FOLDER, readOutOfScope} from './readerQuestions';
import {isVariant, openSectionCache} from './sectionCache';

/**
 * Docusaurus plugin: reads all pages into the corpus, in `npm start` (again after each change of a page) as in a build,
 * and generates
 * - `search-outline.json`, `search-index.json`, `search-passages.json`, `search-code.json`, `search-questions.json`: what
 *   search and answers in the browser load, in this order, which the bundler makes hashed files of
 * - `library.json`: all of them together, for the server; a build of the site copies it to `dist/corpus.json`
 *
 * Its option `trees` holds the parsed pages, which the pages' own build shares.
 */
export default function corpusPlugin({siteDir, generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const {trees} = options as {trees: PageTrees};
  // Taken once, since what the cache gets is made by the code that this process has loaded.
  const code = codeVersion();
  return {
    name: 'corpus',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]search-(?:outline|index|passages|code|questions)\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/search/[name].[contenthash:8][ext]'},
          },
        ],
      },
    }),
    getPathsToWatch: () => [path.join(siteDir, QUESTIONS_FOLDER, '**/*.txt')],
    async allContentLoaded({allContent, actions}) {
      const docs = docPages(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent);
      const cache = openSectionCache(siteDir, {generatedDir: generatedFilesDir, code});
      const {pages, problems, readAnew} = await buildCorpus(docs, {root: siteDir, cache, trees});
      cache.save({forgetUnused: true});
      if (problems.length > 0) report(problems);
      const library = buildIndex(pages, readOutOfScope(siteDir));
      const parts = Object.entries(library).map(([name, data]): [string, unknown] => [
        `search-${name}`,
        data,
      ]);
      for (const [name, data] of [...parts, ['library', library] as const]) {
        await actions.createData(`${name}.json`, JSON.stringify(data));
      }
      logger.info(`Corpus: ${pages.length} pages, ${readAnew} of them read anew.`);
    },
    async postBuild() {
      if (isVariant(siteDir, generatedFilesDir)) return;
      // A copy, since the dev server overwrites the generated file, and its pages aren't those that are served.
      const copy = path.join(siteDir, CORPUS_FILE);
      await mkdir(path.dirname(copy), {recursive: true});
      await copyFile(path.join(generatedFilesDir, 'corpus/default/library.json'), copy);
    },
  };
}

/** A build fails; the dev server shows the page's own error, and search goes on without the page. */
function report(problems: readonly string[]): void {
  const message = `Corpus: expected every page to be readable, found ${problems.length} that aren't:\n${problems.join('\n')}`;
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  logger.warn(message);
}
