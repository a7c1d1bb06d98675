import {termsOf, wordsOf} from './words';

export type SynonymTable = {
  /** Returns the synonyms of a phrase, each as its terms. */
  of(phrase: readonly string[]): string[][];
  /** Number of terms in the longest phrase. */
  longest: number;
};

export function createSynonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const table = new Map<string, string[][]>();
  let longest = 0;
  for (const group of groups) {
    const phrases = group.map(phraseTerms);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const others = phrases.filter((other) => other.join(' ') !== phrase.join(' '));
      const key = phrase.join(' ');
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  return {of: (phrase) => table.get(phrase.join(' ')) ?? [], longest};
}

function phraseTerms(phrase: string): string[] {
  return wordsOf(phrase).flatMap((word) => {
    const {whole, parts} = termsOf(word);
    return parts.length > 0 ? parts : [whole];
  });
}
