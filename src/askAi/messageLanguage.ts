import {isStopWord} from '../retrieval/index/searchFields';
import {termsOf, wordsOf} from '../retrieval/text/words';

/** Frequent words of other languages that are no English words. */
const FOREIGN = new Set(
  (
    'care este cum sunt pentru unde când și nu mai como qué cuál cuánto para dónde puedo una los las está ' +
    'wie was ist der die das ein eine kann ich nicht und für welche wo comment quel quelle est puis-je les des une pour ' +
    'où combien pourquoi che quale dove posso perché il della qual quanto não onde uma fazer posso hoe wat het een ' +
    'kan ik jak jest gdzie czy dla ile nasıl nedir bir için ne kadar'
  ).split(' '),
);
/** Share of letters of other scripts from which a message isn't English. */
const MAX_OTHER_SCRIPT = 0.2;

/**
 * Returns whether a message is in another language than English: written in another script, or in words that are
 * frequent in other languages. A message with no more of them than of English function words counts as English.
 */
export function isForeign(message: string): boolean {
  const letters = message.match(/\p{L}/gu) ?? [];
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (other.length > letters.length * MAX_OTHER_SCRIPT) return true;
  const words = wordsOf(message.toLowerCase());
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  const english = words.filter((word) => isStopWord(word) && !FOREIGN.has(word)).length;
  return foreign >= 2 && foreign > english;
}

/** Returns the identifiers of a message in another language: abbreviations, and words that have several parts. */
export function identifiersOf(message: string): string {
  return wordsOf(message)
    .filter((word) => /^[\x20-\x7E]+$/.test(word))
    .filter((word) => /^[A-Z]{2,}s?$/.test(word) || termsOf(word).parts.length > 1)
    .join(' ');
}
