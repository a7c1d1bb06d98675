import {readFile} from 'node:fs/promises';
import * as v from 'valibot';
import {openLibrary, type Library} from '../../src/retrieval/answers/library';
import type {RetrievalData} from '../../src/retrieval/index/buildIndex';

/** Shape of the corpus file. `openLibrary` checks that its parts belong to the same build. */
const sectionsSchema = v.looseObject({version: v.number(), sections: v.array(v.unknown())});
const corpusSchema = v.looseObject({
  outline: v.looseObject({pages: v.array(v.looseObject({route: v.string(), title: v.string()}))}),
  index: v.looseObject({}),
  passages: sectionsSchema,
  code: v.looseObject({}),
  questions: sectionsSchema,
  markdown: v.record(v.string(), v.string()),
  indexes: v.record(v.string(), v.string()),
});

/** Build output that the servers read. */
export type Corpus = {
  library: Library;
  /** The Markdown of all pages by route. `/` is the index of the site. */
  markdown: ReadonlyMap<string, string>;
  /** The `llms.txt` files by path: `start/llms.txt`. */
  indexes: ReadonlyMap<string, string>;
};

/**
 * Returns the library and the pages in a corpus file, which a build or the dev server wrote.
 *
 * @throws Error that explains how to create the file if it is missing or invalid
 */
export async function readCorpus(file: string): Promise<Corpus> {
  const advice = 'Build the site first (npm run build), or set CHAT_CORPUS_FILE to the path of the file.';
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`Expected the corpus of a build in ${file}, found no readable file. ${advice}`, {cause});
  });
  try {
    const {markdown, indexes, ...library} = v.parse(corpusSchema, JSON.parse(text));
    return {
      library: openLibrary(library as unknown as RetrievalData),
      markdown: new Map(Object.entries(markdown)),
      indexes: new Map(Object.entries(indexes)),
    };
  } catch (cause) {
    throw new Error(`Expected the corpus of a build in ${file}, found other content. ${advice}`, {cause});
  }
}
