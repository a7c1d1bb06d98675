import {isStopWord} from '../index/searchFields';
import {termsOf, wordsOf} from '../text/words';

/** Returns how well a text answers a question for a figure: 1 with a number of what it asks for, 0 without a number. */
export type FigureFit = (text: string) => number;

const COUNT = /\b(?:how (?:many|much)|(?:max(?:imum)?|min(?:imum)?|total|number|amount)(?: of)?)\b(.*)/is;
const DURATION =
  /\bhow (?:long|often|soon|fast|old|late|quick\w*)\b|\bdurations?\b|\bwhat\b.*\b(?:lasts?|takes?)\b|\b(?:when|timeout|interval)\b/i;
const OTHER =
  /\bhow (?:far|big|large|high|low|wide|deep)\b|\b(?:limits?|costs?|price|fees?|defaults?|size|per ?cent(?:age)?|which (?:epoch|round|version|port|number))\b/i;

/** Words that a number answers, so that a text needn't contain them. */
const ASKING = termsIn('many much long often last');
const UNITS = termsIn('ms millisecond second minute hour day week month year epoch round block');
/** Number of words after "how many" that name what is counted. */
const NAME_LENGTH = 4;
/** Maximum number of words between a number and its unit. */
const DISTANCE = 3;
/** Fit of a number of something else. */
const OTHER_NUMBER = 0.5;

/** Returns how well a text fits a question for a number, a size, a duration or an amount; undefined for other questions. */
export function figureFitOf(question: string): FigureFit | undefined {
  const counted = COUNT.exec(question)?.[1];
  const isDuration = DURATION.test(question);
  if (!isDuration && counted === undefined && !OTHER.test(question)) return undefined;
  const name = counted && wordsOf(counted).slice(0, NAME_LENGTH).join(' ');
  const units = isDuration ? UNITS : name === undefined ? undefined : termsIn(name);
  return (text) => {
    const words = wordsOf(text);
    const numbers = [...words.keys()].filter((at) => /^\d/.test(words[at]!));
    if (numbers.length === 0) return 0;
    const isUnit = (word: string) => units!.has(termsOf(word).whole);
    const isNear = (at: number) => words.slice(Math.max(0, at - DISTANCE), at + DISTANCE + 1).some(isUnit);
    return units === undefined || numbers.some(isNear) ? 1 : OTHER_NUMBER;
  };
}

/** Returns whether a term asks for a figure, such as "many" in "How many shards are there?". */
export function isAsking(term: string): boolean {
  return ASKING.has(term);
}

function termsIn(text: string): ReadonlySet<string> {
  const words = wordsOf(text).filter((word) => !isStopWord(word));
  return new Set(words.map((word) => termsOf(word).whole));
}
