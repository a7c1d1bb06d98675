import {termsOf} from '../../search/words';
import type {Library} from './library';
import {closeAskingWord, isAskingWord, otherWordings} from './wordForms';

/** Words shorter than this are one edit away from too many others. */
const LEAST_LENGTH = 5;
/** From this length on two edits leave a word recognisable. */
const LONG = 7;
/** What stands in fewer sections may be a slip itself. */
const LEAST_SECTIONS = 2;

/**
 * A question with the words that no page holds replaced by the closest that pages hold, as stems. Names, code and
 * numbers stay: a name that the pages don't know means that they can't answer.
 */
export function correctSpelling(text: string, {engine}: Library): string {
  return text.replaceAll(
    /`[^`]*`|(?<![\p{L}\p{N}_.-])\p{L}\p{Ll}+(?![\p{L}\p{N}_-])/gu,
    (word, place: number) => {
      if (word.startsWith('`') || word.length < LEAST_LENGTH) return word;
      const isName = /^\p{Lu}/u.test(word) && place > 0 && !/[.!?]\s*$/.test(text.slice(0, place));
      const lower = word.toLowerCase();
      const {whole} = termsOf(lower);
      if (isName || isAskingWord(lower) || engine.frequencyOf(whole) > 0) return word;
      if (otherWordings([whole]).length > 0) return word;
      const asking = closeAskingWord(lower);
      if (asking !== undefined) return asking;
      const close = engine
        .correctionsOf(whole, whole.length < LONG ? 1 : 2)
        .filter(({term}) => term[0] === whole[0] && /^[a-z]+$/.test(term))
        .map(({term}) => ({term, frequency: engine.frequencyOf(term)}))
        .filter(({frequency}) => frequency >= LEAST_SECTIONS)
        .sort((a, b) => b.frequency - a.frequency);
      return close[0]?.term ?? word;
    },
  );
}
