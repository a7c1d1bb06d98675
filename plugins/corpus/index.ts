import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CORPUS_FILE} from '../../server/settings';
import {codeVersion, isVariant} from '../shared/diskCache';
import {startThread, type Thread} from '../shared/startThread';
import {copyright} from '../../src/config/footer';
import {product} from '../../src/config/product';
import {MCP_PATH} from '../../server/mcp/tools';
import {devFiles} from '../bundler/devMiddleware';
import {docPages} from './docPages';
import type {ProgramsSite} from './llmsFiles';
import {QUESTIONS_FOLDER, suggestionsOn} from './readerQuestions';
import type {Library, readLibrary} from './readLibrary';
import {siteSections} from './siteSections';
import {writeMarkdownFiles} from './writeMarkdownFiles';

const SEARCH_FILES = ['outline', 'index', 'passages', 'passages-2', 'code', 'questions'].map(
  (part) => `search-${part}`,
);

/**
 * Docusaurus plugin: reads all pages into the corpus, in builds and in `npm start` (again after each change of a page). This
 * takes place in another thread, for which nothing waits until it needs the data.
 * - `search-outline.json`, `search-index.json`, `search-passages.json` and `search-passages-2.json`, `search-code.json`,
 *   `search-questions.json`: the data that search and answers load in the browser, in this order. The names of built files
 *   contain content hashes. The dev server answers requests from memory.
 * - `suggestions.json`: the questions that the chat suggests on each page.
 * - `library.json`: all of this data, the Markdown of all pages and the `llms.txt` files in one file, for the server. A build
 *   of the site copies it to `dist/corpus.json`.
 *
 * A build also contains the Markdown of each page as `index.md` next to its `index.html`, `llms.txt` files, and an Atom feed.
 */
export default function corpusPlugin({siteDir, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  // Computed once: what this process caches depends on the code that it loaded, not on later changes of the files.
  const code = codeVersion();
  const isBuild = process.env.NODE_ENV === 'production';
  const isSite = !isVariant(siteDir, generatedFilesDir);
  const generated = path.join(generatedFilesDir, 'corpus/default');
  let reading: Thread<Library> | undefined;
  let library: Promise<Library> | undefined;

  async function dataOf(name: string): Promise<string> {
    const awaited = library!;
    try {
      return (await awaited).data[name]!;
    } catch (error) {
      if (awaited === library) throw error;
      // The pages have changed in the meantime, so that they are read again.
      return dataOf(name);
    }
  }

  async function readServed(file: string): Promise<string | undefined> {
    const name = SEARCH_FILES.find((one) => file === `assets/search/${one}.json`);
    return name === undefined ? undefined : dataOf(name);
  }

  return {
    name: 'corpus',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: SEARCH_FILES.map((name) => path.join(generated, `${name}.json`)),
            type: 'asset/resource',
            generator: {filename: `assets/search/[name]${isBuild ? '.[contenthash:8]' : ''}[ext]`},
            use: isBuild ? [{loader: require.resolve('./generatedFile.cjs'), options: {read: dataOf}}] : [],
          },
        ],
      },
      ...(!isBuild && devFiles('corpus', siteConfig.baseUrl, readServed)),
    }),
    getPathsToWatch: () => [path.join(siteDir, QUESTIONS_FOLDER, '**/*.txt')],
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const docs = docPages(content);
      const suggestions = docs.map(({route}) => [route, suggestionsOn(siteDir, route)]);
      await actions.createData('suggestions.json', JSON.stringify(Object.fromEntries(suggestions)));
      // The bundler requires that the files exist. Their data comes from memory.
      for (const name of SEARCH_FILES) await actions.createData(`${name}.json`, '{}');

      reading?.stop();
      reading = startThread<typeof readLibrary>(path.join(__dirname, 'readLibrary.ts'), {
        siteDir,
        generatedDir: generatedFilesDir,
        code,
        docs,
        sections: siteSections(content, docs),
        site: programsSite(siteConfig),
        feed: isSite ? {copyright} : undefined,
      });
      const current = reading.result.then(async (read) => {
        if (read.problems.length > 0) report(read.problems);
        await actions.createData('library.json', read.data.library!);
        logger.info(`Corpus: ${read.pages} pages, ${read.parsed} of them parsed again.`);
        return read;
      });
      library = current;
      current.catch((error: unknown) => {
        // A build fails where it needs the library, and a thread that was stopped isn't needed.
        if (!isBuild && current === library)
          logger.error(`Corpus: expected the data of all pages, found an error: ${String(error)}`);
      });
    },
    async postBuild({outDir}) {
      if (library !== undefined) await writeMarkdownFiles((await library).files, outDir);
      if (!isSite) return;
      // Copied, because the dev server overwrites the generated file with pages that aren't deployed.
      const copy = path.join(siteDir, CORPUS_FILE);
      await mkdir(path.dirname(copy), {recursive: true});
      await copyFile(path.join(generated, 'library.json'), copy);
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
