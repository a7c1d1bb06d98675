/** What the reader looks for: text that a term contains, or the letter that it starts with. Empty for all terms. */
export type TermFilter = {text: string; letter: string};

type Term = {name: string; definition: string};

/**
 * Returns the terms that a filter selects: those whose name contains the text, otherwise those whose definition contains
 * it, so that a reader who doesn't know the name finds the term too.
 */
export function matchTerms<T extends Term>(terms: readonly T[], {text, letter}: TermFilter): T[] {
  if (letter !== '') return terms.filter(({name}) => firstLetter(name) === letter);
  const wanted = text.trim().toLowerCase();
  const byName = terms.filter(({name}) => name.toLowerCase().includes(wanted));
  return byName.length > 0
    ? byName
    : terms.filter(({definition}) => definition.toLowerCase().includes(wanted));
}

/** Returns the first letter of a term in upper case, such as `E` for `eGold`. */
export function firstLetter(name: string): string {
  return name.trim().charAt(0).toUpperCase();
}
