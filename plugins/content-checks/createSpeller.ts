import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WORDS_FILE, type FindMisspelled, type Misspelled} from './checkSpelling';
import {cacheFile, hash, openCache, type DiskCache} from '../shared/diskCache';

const CONFIG_FILE = 'cspell.json';

/** A run of non-space characters (a word, a URL, a path) without the sentence punctuation around it. */
const TOKEN = /[^\s"“(]\S*?(?=[.,;:!?)"”]*(?:\s|$))/g;

/**
 * Returns a spell checker: cspell with the project's configuration and word list. Results are cached in `.cache` by
 * token, so that the dictionaries, which take seconds to load, are needed for new tokens only.
 */
export function createSpeller(projectDir: string): {
  findMisspelled: FindMisspelled;
  saveCache: DiskCache<Misspelled[]>['save'];
} {
  const configFile = join(projectDir, CONFIG_FILE);
  const version = hash(readFileSync(configFile, 'utf8'), readFileSync(join(projectDir, WORDS_FILE), 'utf8'));
  const cache = openCache<Misspelled[]>(cacheFile(projectDir, 'spelling'), version);
  const known = new Map<string, Misspelled[]>();
  let dictionaries: Promise<FindMisspelled> | undefined;

  return {
    async findMisspelled(text) {
      const tokens = [...text.matchAll(TOKEN)].map(({0: token, index}) => ({token, index}));
      const unknown = new Set<string>();
      for (const {token} of tokens) {
        if (known.has(token)) continue;
        const cached = cache.get(token);
        if (cached === undefined) unknown.add(token);
        else known.set(token, cached);
      }
      if (unknown.size > 0) {
        dictionaries ??= loadDictionaries(configFile);
        for (const [token, found] of await checkTokens([...unknown], await dictionaries)) {
          known.set(token, found);
          cache.set(token, found);
        }
      }
      return tokens.flatMap(({token, index: start}) =>
        known.get(token)!.map(({word, index}) => ({word, index: start + index})),
      );
    },
    saveCache: cache.save,
  };
}

/** Returns the misspelled words of each token, from one check of all tokens. */
async function checkTokens(tokens: string[], check: FindMisspelled): Promise<Map<string, Misspelled[]>> {
  const misspelled = await check(tokens.join('\n'));
  let start = 0;
  return new Map(
    tokens.map((token) => {
      const found = misspelled.flatMap(({word, index}) =>
        index >= start && index < start + token.length ? [{word, index: index - start}] : [],
      );
      start += token.length + 1;
      return [token, found];
    }),
  );
}

async function loadDictionaries(configFile: string): Promise<FindMisspelled> {
  // cspell-lib can only be imported by `import()`: its package has no entry for `require`.
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const settings = await loadConfig(configFile);
  // By default, cspell stops after a number of problems. Later words would then be cached as correct.
  const unlimited = {...settings, maxNumberOfProblems: Infinity, maxDuplicateProblems: Infinity};
  return async (text) => {
    const document = {uri: 'file:///page.txt', text, languageId: 'plaintext'};
    const options = {noConfigSearch: true, generateSuggestions: false};
    const {issues, errors} = await spellCheckDocument(document, options, unlimited);
    if (errors !== undefined && errors.length > 0) throw errors[0];
    return issues.map(({text: word, offset}) => ({word, index: offset}));
  };
}
