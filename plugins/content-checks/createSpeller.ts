import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WORDS_FILE, type FindMisspelled, type Misspelled} from './checkSpelling';
import {cacheFile, hash, openCache, type DiskCache} from '../shared/diskCache';

const CONFIG_FILE = 'cspell.json';

/**
 * Spell checking by cspell with the project's configuration and words. Results are kept in `.cache`, so that the
 * dictionaries (seconds to load) are read for new text only.
 */
export function createSpeller(projectDir: string): {
  findMisspelled: FindMisspelled;
  saveCache: DiskCache<Misspelled[]>['save'];
} {
  const configFile = join(projectDir, CONFIG_FILE);
  const version = hash(readFileSync(configFile, 'utf8'), readFileSync(join(projectDir, WORDS_FILE), 'utf8'));
  const cache = openCache<Misspelled[]>(cacheFile(projectDir, 'spelling'), version);
  let dictionaries: Promise<FindMisspelled> | undefined;

  return {
    async findMisspelled(text) {
      const known = cache.get(text);
      if (known !== undefined) return known;
      dictionaries ??= loadDictionaries(configFile);
      const found = await (await dictionaries)(text);
      cache.set(text, found);
      return found;
    },
    saveCache: cache.save,
  };
}

async function loadDictionaries(configFile: string): Promise<FindMisspelled> {
  // cspell-lib can only be imported by `import()`: its package has no entry for `require`.
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const settings = await loadConfig(configFile);
  return async (text) => {
    const document = {uri: 'file:///page.txt', text, languageId: 'plaintext'};
    const options = {noConfigSearch: true, generateSuggestions: false};
    const {issues, errors} = await spellCheckDocument(document, options, settings);
    if (errors !== undefined && errors.length > 0) throw errors[0];
    return issues.map(({text: word, offset}) => ({word, index: offset}));
  };
}
