import {termsOf, wordsOf} from '../../search/words';
import type {Library} from './library';
import {closeQuestionWord, isAskingWord, otherWordings} from './wordForms';

/** Words shorter than this are one edit away from too many others. */
const LEAST_LENGTH = 5;
/** From this length on two edits leave a word recognisable. */
const LONG = 7;
/** What stands in fewer sections may be a slip itself. */
const LEAST_SECTIONS = 2;

/** Corrections as close as each other that are looked up in the headings. */
const MOST_COMPARED = 4;

/**
 * A question with the words that no page holds replaced by the closest that pages hold, as stems. Names, code and
 * numbers stay: a name that the pages don't know means that they can't answer.
 */
export function correctSpelling(text: string, library: Library): string {
  const {engine} = library;
  return text.replaceAll(
    /`[^`]*`|(?<![\p{L}\p{N}_.-])\p{L}\p{Ll}+(?![\p{L}\p{N}_-])/gu,
    (word, place: number) => {
      if (word.startsWith('`') || word.length < LEAST_LENGTH) return word;
      const isName = /^\p{Lu}/u.test(word) && place > 0 && !/[.!?]\s*$/.test(text.slice(0, place));
      const lower = word.toLowerCase();
      const {whole} = termsOf(lower);
      if (isName || isAskingWord(lower) || engine.frequencyOf(whole) > 0) return word;
      if (otherWordings([whole]).length > 0) return word;
      const asking = closeQuestionWord(lower);
      if (asking !== undefined) return asking;
      const close = engine
        .correctionsOf(whole, whole.length < LONG ? 1 : 2)
        .filter(({term}) => term[0] === whole[0] && /^[a-z]+$/.test(term) && !isAskingWord(term))
        .map((found) => ({...found, frequency: engine.frequencyOf(found.term)}))
        .filter(({frequency}) => frequency >= LEAST_SECTIONS)
        .sort((a, b) => a.edits - b.edits || b.frequency - a.frequency);
      const [best] = close;
      const equal = close.filter(({edits}) => edits === best!.edits).slice(0, MOST_COMPARED);
      return (equal.length > 1 ? namedTogether(equal, text, library) : undefined)?.term ?? best?.term ?? word;
    },
  );
}

/** Of several words the one that headings and titles name most often together with another word of the question. */
function namedTogether<Found extends {term: string}>(
  words: readonly Found[],
  text: string,
  {places, engine}: Library,
): Found | undefined {
  const others = wordsOf(text)
    .filter((word) => !isAskingWord(word))
    .map((word) => termsOf(word).whole);
  const names = [
    ...places.map(({path}) => path.at(-1) ?? ''),
    ...engine.outline.pages.map(({title, route}) => `${title} ${route.replaceAll(/[/-]/g, ' ')}`),
  ];
  const counts = words.map(() => 0);
  const beginnings = words.map(({term}) => term.slice(0, 4));
  for (const name of names) {
    const lower = name.toLowerCase();
    if (!beginnings.some((beginning) => lower.includes(beginning))) continue;
    const terms = wordsOf(lower).map((word) => termsOf(word).whole);
    if (terms.length < 2 || !others.some((other) => terms.includes(other))) continue;
    words.forEach(({term}, at) => (counts[at]! += terms.includes(term) ? 1 : 0));
  }
  const most = Math.max(...counts);
  return most > 0 ? words[counts.indexOf(most)] : undefined;
}
