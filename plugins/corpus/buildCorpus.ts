import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {unified, type PluggableList} from 'unified';
import type {Root} from 'mdast';
import type {CorpusPage} from '../../src/retrieval/index/corpus';
import {textPlugins} from '../markdownPlugins';
import {projectFiles} from '../remark-samples/projectFiles';
import {samplesOf} from '../remark-samples/samplesOf';
import {hash} from '../shared/diskCache';
import {parseMarkdown} from '../shared/markdown';
import type {DocPage} from './docPages';
import {pageMarkdown} from './pageMarkdown';
import {plainTree} from './plainTree';
import {readQuestions} from './readerQuestions';
import type {ReadPage, SectionCache} from './sectionCache';
import {sectionsOf} from './sectionsOf';
import {splitEntries} from './splitEntries';

type Options = {
  root: string;
  cache: SectionCache;
  /** URL of the home page, with a trailing slash. */
  site: string;
};

/**
 * `pages` are those that could be read, `problems` are the errors of the others. `texts` maps the route of each page to
 * its text as Markdown.
 */
export type CorpusResult = {
  pages: CorpusPage[];
  texts: Map<string, string>;
  problems: string[];
  parsedCount: number;
};

/** Reads pages into the corpus. Unchanged pages come from the cache; `parsedCount` counts the others. */
export async function buildCorpus(docs: readonly DocPage[], options: Options): Promise<CorpusResult> {
  const {root, cache, site} = options;
  const pages: CorpusPage[] = [];
  const texts = new Map<string, string>();
  const problems: string[] = [];
  let parsedCount = 0;
  for (const {file, checked: _, ...page} of docs) {
    const source = await readFile(path.join(root, file), 'utf8');
    const key = `${page.route}\n${site}\n${source}`;
    let read = cache.get(key);
    if (read === undefined || !hasSameSamples(read, root)) {
      parsedCount += 1;
      try {
        read = await readPage(path.join(root, file), source, page.route, options);
        cache.set(key, read);
      } catch (error) {
        problems.push(`${file}: ${(error as Error).message}`);
        continue;
      }
    }
    texts.set(page.route, read.markdown);
    const questions = readQuestions(root, page.route);
    const questionsOf = (anchor: string) =>
      questions.filter((one) => one.anchor === anchor).map(({question}) => question);
    pages.push({
      ...page,
      sections: read.sections.map((one) => ({...one, questions: questionsOf(one.anchor)})),
    });
  }
  return {pages: splitEntries(pages), texts, problems, parsedCount};
}

const textProcessor = unified()
  .use(textPlugins as unknown as PluggableList)
  .freeze();

/**
 * Fills facts and samples into a page's Markdown tree, as the site's own plugins do.
 *
 * @throws Error of the plugin that can't resolve a fact or a sample
 */
export async function fillTree(tree: Root, file: string): Promise<Root> {
  return (await textProcessor.run(tree, {path: file})) as Root;
}

async function readPage(
  file: string,
  source: string,
  route: string,
  {root, site}: Options,
): Promise<ReadPage> {
  const tree = parseMarkdown(source, file);
  const samples = Object.fromEntries(samplesOf(tree).map((sample) => [sample, hashOfSample(sample, root)]));
  const plain = plainTree(await fillTree(tree, file));
  return {markdown: pageMarkdown(plain, route, site), sections: sectionsOf(plain, route), samples};
}

function hasSameSamples({samples}: ReadPage, root: string): boolean {
  return Object.entries(samples).every(([sample, before]) => hashOfSample(sample, root) === before);
}

function hashOfSample(sample: string, root: string): string {
  return hash(projectFiles(root).read(sample) ?? '');
}
