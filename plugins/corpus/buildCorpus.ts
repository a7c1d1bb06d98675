import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CorpusPage} from '../../src/corpus/corpus';
import {projectFiles} from '../remark-samples/projectFiles';
import type {DocPage} from './docPages';
import {readQuestions} from './readerQuestions';
import {readSections} from './readSections';
import {hashOf, type SectionCache} from './sectionCache';
import type {SharedTrees} from './sharedTrees';

type Options = {
  root: string;
  cache: SectionCache;
  /** Stands for all that pages have in common: facts and the plugins' code. */
  commonKey: string;
  /** Where the pages' own build finds what was parsed here. */
  trees?: SharedTrees;
};

/** Every page that could be read, what is wrong with the others, and how many the cache didn't have. */
export type CorpusResult = {pages: CorpusPage[]; problems: string[]; readAnew: number};

/** Reads pages into the corpus. Those that didn't change come from the cache. */
export async function buildCorpus(docs: readonly DocPage[], options: Options): Promise<CorpusResult> {
  const {root, cache, trees} = options;
  const keys = await keysOf(docs, options);
  const problems: string[] = [];
  let readAnew = 0;
  for (const {file, route} of docs) {
    const key = keys.get(file)!;
    if (cache.get(key) !== undefined) continue;
    readAnew += 1;
    try {
      cache.set(key, await readSections(path.join(root, file), route, trees));
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`);
    }
  }
  const pages = docs.flatMap(({file, ...page}): CorpusPage[] => {
    const sections = cache.get(keys.get(file)!);
    if (sections === undefined) return [];
    const questions = readQuestions(root, page.route);
    const questionsOf = (anchor: string) =>
      questions.filter((one) => one.anchor === anchor).map(({question}) => question);
    return [{...page, sections: sections.map((one) => ({...one, questions: questionsOf(one.anchor)}))}];
  });
  return {pages, problems, readAnew};
}

/** What the text of each page depends on, as one key, by its file. */
async function keysOf(docs: readonly DocPage[], {root, commonKey}: Options): Promise<Map<string, string>> {
  const routes = new Set(docs.map(({route}) => route));
  const entries = docs.map(async ({file}): Promise<[string, string]> => {
    const source = await readFile(path.join(root, file), 'utf8');
    return [
      file,
      hashOf(commonKey, file, source, ...samplesOf(source, root), ...linkedRoutes(source, routes)),
    ];
  });
  return new Map(await Promise.all(entries));
}

/** The files that the fences of a page are filled from. */
function samplesOf(source: string, root: string): string[] {
  const files = projectFiles(root);
  return Array.from(
    source.matchAll(/^ *`{3,}.*\sfile="?(samples\/[^\s"#]+)/gm),
    ([, file]) => files.read(file!) ?? '',
  );
}

/** The pages that a page links to and that stand: a link to one that is still to be written is plain text. */
function linkedRoutes(source: string, routes: ReadonlySet<string>): string[] {
  return Array.from(source.matchAll(/(?:\]\(|href=")(\/[^)\s"#?]*)/g), ([, link]) =>
    link!.replace(/\/$/, ''),
  ).filter((route) => routes.has(route));
}
