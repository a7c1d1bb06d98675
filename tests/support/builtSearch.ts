import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RetrievalData} from '../../src/retrieval/index/buildIndex';
import {createEngine, type SearchEngine} from '../../src/retrieval/ranking/engine';

/** Opens the search engine of a built site, fully loaded. @throws Error if a file is missing or exists twice */
export function openBuiltSearch(buildDir = 'build'): SearchEngine {
  const engine = createEngine(readPart(buildDir, 'outline'));
  engine.addIndex(readPart(buildDir, 'index'));
  return engine;
}

/** Reads a part of the index from the file that the browser loads. */
function readPart<Part extends keyof RetrievalData>(buildDir: string, part: Part): RetrievalData[Part] {
  const folder = path.join(buildDir, 'assets/search');
  const found = readdirSync(folder).filter(
    (file) => file.startsWith(`search-${part}.`) && file.endsWith('.json'),
  );
  if (found.length !== 1)
    throw new Error(
      `Expected one search-${part}.*.json in ${folder}, found ${found.length}: run npm run build.`,
    );
  return JSON.parse(readFileSync(path.join(folder, found[0]!), 'utf8')) as RetrievalData[Part];
}
