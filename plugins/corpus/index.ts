import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '../../src/search/buildIndex';
import {buildCorpus} from './buildCorpus';
import {commonKey} from './commonKey';
import {docPages} from './docPages';
import {openSectionCache, sectionCacheFile} from './sectionCache';

/**
 * Docusaurus plugin: reads all pages into the corpus, in `npm start` (again after each change of a page) as in a build,
 * and generates
 * - `corpus.json`: the pages with their sections (`CorpusPage[]`), for answers and exports
 * - `search-outline.json`, `search-index.json`, `search-texts.json`: what the browser searches, which the bundler makes
 *   hashed files of
 * - `answer-markdown.json`: what answers in the browser quote, by the number of the section
 */
export default function corpusPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const key = commonKey(siteDir);
  return {
    name: 'corpus',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/](?:search-(?:outline|index|texts)|answer-markdown)\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/search/[name].[contenthash:8][ext]'},
          },
        ],
      },
    }),
    async allContentLoaded({allContent, actions}) {
      const started = performance.now();
      const docs = docPages(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent);
      const cache = await openSectionCache(sectionCacheFile(siteDir, generatedFilesDir));
      const {pages, problems, readAnew} = await buildCorpus(docs, {
        root: siteDir,
        cache,
        commonKey: key,
      });
      await cache.save();
      if (problems.length > 0) report(problems);
      const {outline, index, texts} = buildIndex(pages);
      const markdown = pages.flatMap(({sections}) => sections.map(({markdown}) => markdown));
      const files = {
        corpus: pages,
        'search-outline': outline,
        'search-index': index,
        'search-texts': texts,
        'answer-markdown': {version: 1, markdown},
      };
      for (const [name, data] of Object.entries(files)) {
        await actions.createData(`${name}.json`, JSON.stringify(data));
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      logger.info(`Corpus: ${pages.length} pages in ${seconds} s, ${readAnew} of them read anew.`);
    },
  };
}

/** A build fails; the dev server shows the page's own error, and search goes on without the page. */
function report(problems: readonly string[]): void {
  const message = `Corpus: expected every page to be readable, found ${problems.length} that aren't:\n${problems.join('\n')}`;
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  logger.warn(message);
}
