/** What a tool shows, by the name of the field. All values are text, as the reader types it. */
export type ToolValues = Record<string, string>;

/** Longer values aren't put into the address: some programs shorten addresses of more than 2,000 characters. */
const MAX_LENGTH = 1500;
/** A seed phrase has 12 to 24 of these words. */
const SEED_WORD = /^[a-z]{3,8}$/;
const SEED_PHRASE_LENGTH = 12;
/** Shorter lists of words aren't put into the address, because the reader may be about to type more. */
const SEED_PHRASE_START = 4;

/** Returns the values of a tool in a page's query; its names are `id.field`. Fields that aren't in it have their default. */
export function readToolQuery<Values extends ToolValues>(
  search: string,
  id: string,
  defaults: Values,
): Values {
  const query = new URLSearchParams(search);
  const values = Object.entries(defaults).map(([name, value]) => [name, query.get(`${id}.${name}`) ?? value]);
  return Object.fromEntries(values) as Values;
}

/**
 * Returns the page's query with the values of a tool that differ from the defaults. The rest of the query is unchanged.
 *
 * @returns the query with its question mark, or an empty text, and the names of the fields that aren't in it because
 *   their value is too long or may be a seed phrase
 */
export function writeToolQuery<Values extends ToolValues>(
  search: string,
  id: string,
  values: Values,
  defaults: Values,
): {search: string; omitted: string[]} {
  const query = new URLSearchParams(search);
  const omitted: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    query.delete(`${id}.${name}`);
    if (value === defaults[name]) continue;
    if (value.length > MAX_LENGTH || seedWordsIn(value) >= SEED_PHRASE_START) omitted.push(name);
    else query.set(`${id}.${name}`, value);
  }
  const text = query.toString();
  return {search: text === '' ? '' : `?${text}`, omitted};
}

/** Returns true for text that looks like a seed phrase, a key file or a keystore file. */
export function looksSecret(text: string): boolean {
  return (
    seedWordsIn(text) >= SEED_PHRASE_LENGTH ||
    text.includes('PRIVATE KEY') ||
    /"(?:crypto|kdf|ciphertext)"\s*:/.test(text)
  );
}

/** Returns the number of words if each may be a word of a seed phrase, otherwise 0. */
function seedWordsIn(text: string): number {
  const words = text.trim().split(/\s+/);
  return words.every((word) => SEED_WORD.test(word)) ? words.length : 0;
}
