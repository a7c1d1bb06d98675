import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '../../src/retrieval/index/buildIndex';
import {buildCorpus} from './buildCorpus';
import {commonKey} from './commonKey';
import {docPages} from './docPages';
import {QUESTIONS_FOLDER, readOutOfScope} from './readerQuestions';
import {describeShare, processorTime} from './processorTime';
import {openSectionCache, sectionCacheFile} from './sectionCache';
import type {SharedTrees} from './sharedTrees';

/**
 * Docusaurus plugin: reads all pages into the corpus, in `npm start` (again after each change of a page) as in a build,
 * and generates
 * - `search-outline.json`, `search-index.json`, `search-passages.json`, `search-code.json`, `search-questions.json`: what
 *   search and answers in the browser load, in this order, which the bundler makes hashed files of
 * - `library.json`: all of them together, for the server
 *
 * Its option `trees` hands what it parsed to the build of the pages. A build ends with how much of it the corpus took.
 */
export default function corpusPlugin({siteDir, generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const {trees} = options as {trees: SharedTrees};
  const key = commonKey(siteDir);
  let corpus = 0;
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
      const started = processorTime();
      const docs = docPages(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent);
      const cache = await openSectionCache(sectionCacheFile(siteDir, generatedFilesDir));
      const {pages, problems, readAnew} = await buildCorpus(docs, {
        root: siteDir,
        cache,
        commonKey: key,
        trees,
      });
      await cache.save();
      if (problems.length > 0) report(problems);
      const library = buildIndex(pages, readOutOfScope(siteDir));
      const parts = Object.entries(library).map(([name, data]): [string, unknown] => [
        `search-${name}`,
        data,
      ]);
      for (const [name, data] of [...parts, ['library', library] as const]) {
        await actions.createData(`${name}.json`, JSON.stringify(data));
      }
      corpus = processorTime() - started;
      logger.info(`Corpus: ${pages.length} pages in ${corpus.toFixed(1)} s, ${readAnew} of them read anew.`);
    },
    postBuild() {
      logger.info(describeShare({corpus, saved: trees.savedSeconds(), build: processorTime()}));
    },
  };
}

/** A build fails; the dev server shows the page's own error, and search goes on without the page. */
function report(problems: readonly string[]): void {
  const message = `Corpus: expected every page to be readable, found ${problems.length} that aren't:\n${problems.join('\n')}`;
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  logger.warn(message);
}
