import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WORDS_FILE, type FindMisspelled, type Misspelled} from './checkSpelling';
import {cacheFile, hash, openCache, type DiskCache} from '../shared/diskCache';

const CONFIG_FILE = 'cspell.json';

/** A word with what is attached to it (an address, a path, a hyphen), without the punctuation of its sentence. */
const TOKEN = /[^\s"“(]\S*?(?=[.,;:!?)"”]*(?:\s|$))/g;

/**
 * Spell checking by cspell with the project's configuration and words. Results are kept in `.cache` for each word
 * with what is attached to it, so that the dictionaries (seconds to load) are read for new words only.
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
        const kept = cache.get(token);
        if (kept === undefined) unknown.add(token);
        else known.set(token, kept);
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

/** What is misspelled in each token, found by one check of all of them. */
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
  // By default, cspell stops after some problems; a word behind them would be kept as correct.
  const unlimited = {...settings, maxNumberOfProblems: Infinity, maxDuplicateProblems: Infinity};
  return async (text) => {
    const document = {uri: 'file:///page.txt', text, languageId: 'plaintext'};
    const options = {noConfigSearch: true, generateSuggestions: false};
    const {issues, errors} = await spellCheckDocument(document, options, unlimited);
    if (errors !== undefined && errors.length > 0) throw errors[0];
    return issues.map(({text: word, offset}) => ({word, index: offset}));
  };
}
