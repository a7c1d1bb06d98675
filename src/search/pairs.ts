import {isStopWord} from './indexOptions';
import {wordsOf} from './words';

/** Neighbouring words of a query with what stands between them, and how telling they are. */
type Pair = {text: string; rarity: number};

/**
 * The telling words of a query two by two, as they stand. Words that no page holds are left out with their neighbours:
 * an error message names an address or a number that is the reader's own.
 *
 * @param query folded, as are the texts in which the pairs are looked for
 */
export function pairsOf(query: string, rarityOf: (word: string) => number): Pair[] {
  const pairs: Pair[] = [];
  let before: {start: number; rarity: number} | undefined;
  let end = 0;
  for (const word of wordsOf(query)) {
    const start = query.indexOf(word, end);
    end = start + word.length;
    if (isStopWord(word)) continue;
    const rarity = rarityOf(word);
    if (rarity > 0 && before !== undefined && before.rarity > 0)
      pairs.push({text: query.slice(before.start, end), rarity: before.rarity + rarity});
    before = {start, rarity};
  }
  return pairs;
}

/** The pairs that a text has as they stand. */
export function pairsIn(pairs: readonly Pair[], text: string): Pair[] {
  return pairs.filter((pair) => text.includes(pair.text));
}

/** How telling pairs are together. */
export function rarityIn(pairs: readonly Pair[]): number {
  return pairs.reduce((sum, {rarity}) => sum + rarity, 0);
}
