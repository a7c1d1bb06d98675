/**
 * Returns a word without English inflection: plurals, -ed, -ing and a final e. Spells -ise as -ize, -our as -or and
 * -eable as -able.
 *
 * Implements the first and the last step of Porter's algorithm (https://tartarus.org/martin/PorterStemmer/def.txt). The
 * other steps would conflate words of different meaning: "validator" and "valid", "operator" and "operation", "general"
 * and "generate".
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

/** Returns true for one syllable that ends in consonant, vowel, consonant: "stak" of "staking" lost a final e. */
function isShort(base: string): boolean {
  return /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(base);
}

/** Removes the e of `encode`, as in `encoded`. Short words keep it, so that `mode` and `mod` stay distinct. */
function withoutFinalE(word: string): string {
  return /^.{3,}[^aeiou]e$/.test(word) ? word.slice(0, -1) : word;
}

function oneSpelling(word: string): string {
  return word
    .replace(/is(e|ation|er)$/, 'iz$1')
    .replace(/([a-z]{3,})our$/, '$1or')
    .replace(/eable$/, 'able');
}
