import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchData} from '../../src/search/buildIndex';
import {createEngine, type SearchEngine} from '../../src/search/engine';

/** The names of the index's files in a build, smallest first. */
const searchFiles = ['search-outline', 'search-index', 'search-texts'] as const;

/**
 * Where a built site has the files that its search loads.
 *
 * @throws Error where one is missing or stands twice
 */
function findSearchFiles(buildDir = 'build'): Record<(typeof searchFiles)[number], string> {
  const folder = path.join(buildDir, 'assets/search');
  const names = readdirSync(folder);
  const find = (name: string) => {
    const found = names.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.json'));
    if (found.length !== 1) {
      throw new Error(`Expected one ${name}.*.json in ${folder}, found ${found.length}: run npm run build.`);
    }
    return path.join(folder, found[0]!);
  };
  return {
    'search-outline': find('search-outline'),
    'search-index': find('search-index'),
    'search-texts': find('search-texts'),
  };
}

/** The index of a built site, as the browser gets it. */
function readSearchData(buildDir = 'build'): SearchData {
  const files = findSearchFiles(buildDir);
  const read = (name: (typeof searchFiles)[number]): unknown => JSON.parse(readFileSync(files[name], 'utf8'));
  return {
    outline: read('search-outline'),
    index: read('search-index'),
    texts: read('search-texts'),
  } as SearchData;
}

/** The engine that searches a built site, with everything loaded. */
export function openBuiltSearch(buildDir = 'build'): SearchEngine {
  const {outline, index, texts} = readSearchData(buildDir);
  const engine = createEngine(outline);
  engine.addIndex(index);
  engine.addTexts(texts);
  return engine;
}
