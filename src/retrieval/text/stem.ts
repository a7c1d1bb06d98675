/**
 * A word without its English inflection: plurals, -ed, -ing and a final e, and one spelling of -ise and -our.
 *
 * The first and the last step of Porter's algorithm (https://tartarus.org/martin/PorterStemmer/def.txt). The steps between would
 * make one term of "validator" and "valid", of "operator" and "operation", and of "general" and "generate", which mean
 * different things here.
 *
 * @param word in lower case
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return withoutFinalE(oneSpelling(withoutEnding(withoutPlural(word))));
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  return /(?:[cs]h|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutEnding(word: string): string {
  const base = /^(.*[aeiouy].*?)(?:ed|ing)$/.exec(word)?.[1];
  if (base === undefined || base.length < 2 || word.endsWith('eed')) return word;
  if (/(?:at|bl|i[sz])$/.test(base)) return `${base}e`;
  if (/([^aeioulsz])\1$/.test(base)) return base.slice(0, -1);
  return isShort(base) ? `${base}e` : base;
}

/** One syllable that ends in consonant, vowel, consonant: "stak" of "staking", which had an e. */
function isShort(base: string): boolean {
  return /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(base);
}

/** `encode`, as in `encoded`; short words such as `mode` and `mod` stay apart. */
function withoutFinalE(word: string): string {
  return /^.{3,}[^aeiou]e$/.test(word) ? word.slice(0, -1) : word;
}

function oneSpelling(word: string): string {
  return word.replace(/is(e|ation|er)$/, 'iz$1').replace(/([a-z]{3,})our$/, '$1or');
}
