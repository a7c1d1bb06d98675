import {termSet} from '../../src/retrieval/answers/queryTerms';
import {wordsOf} from '../../src/retrieval/text/words';

/** Returns the words of a label that a title lacks, apart from inflection and words such as "the": a place has one name. */
export function missingWords(label: string, title: string): string[] {
  const known = termSet(title);
  return wordsOf(label).filter((word) => [...termSet(word)].some((term) => !known.has(term)));
}
