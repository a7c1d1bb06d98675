import {termSet} from './askedTerms';

/** A part of a message. `share` is its boost: 1 for the question itself, less for its context. */
export type Piece = {text: string; share: number};

/** Boosts of the statements around a question, and of the previous question. */
const STORY_SHARE = 0.6;
const BEFORE_SHARE = 0.5;
const BEFORE_LITTLE_SHARE = 0.8;
/** Boost of the other part of a two-part question, which may contain the common subject. */
const OTHER_PART_SHARE = 0.4;

const INTERROGATIVE =
  /^\W*(?:(?:and|but|so|or|also|then)\s+)*(?:what|which|who|whom|whose|when|where|why|how|can|could|do|does|did|is|are|was|were|will|would|should|may|must|has|have)\b/i;
/** Boundary of two questions within a sentence: "…, and how long does it take". */
const AND_ASKED =
  /[,;]?\s+(?:and|or)\s+(?=(?:(?:also|then|if so)\s+)?(?:what|which|who|when|where|why|how|can|could|do|does|is|are|will|would|should)\b)/i;

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/**
 * Returns the questions of a message, in order. Each includes the rest of the message with a lower boost, because it may
 * contain the subject.
 *
 * @param before the previous question of the same thread
 */
export function questionsIn(message: string, before?: string): Piece[][] {
  const previous = before === undefined ? undefined : followedBy(before, message);
  const said = Array.from(sentences.segment(message), ({segment}) => segment.trim()).filter(Boolean);
  const asked = said.filter((text) => text.endsWith('?') || INTERROGATIVE.test(text));
  const questions = (asked.length > 0 ? asked : said.slice(-1)).flatMap((text) => text.split(AND_ASKED));
  const told = said.filter((text) => asked.length > 0 && !asked.includes(text));
  const around = [
    ...told.map((text): Piece => ({text, share: STORY_SHARE})),
    ...(asked.length === 0 ? said.slice(0, -1).map((text): Piece => ({text, share: 1})) : []),
    ...(previous === undefined ? [] : [previous]),
  ];
  const parts = questions.filter((text) => termSet(text).size > 0).slice(0, MOST_PARTS);
  if (parts.length < 2) return [[{text: questions.join(' '), share: 1}, ...around]];
  return parts.map((text) => [
    {text, share: 1},
    ...parts.filter((other) => other !== text).map((other) => ({text: other, share: OTHER_PART_SHARE})),
    ...around,
  ]);
}

const FOLLOWING =
  /^\W*(?:and|or|also|then|what about|how about|but)\b|\b(?:it|its|that|this|they|them|their|there|those|these|again|instead|same|one|else)\b/i;
/** A message with fewer terms is incomplete without the previous question. */
const LITTLE = 3;

/** Returns the previous question if the message refers to it, otherwise undefined. */
function followedBy(before: string, message: string): Piece | undefined {
  const terms = termSet(message).size;
  if (terms >= LITTLE && !FOLLOWING.test(message)) return undefined;
  return {text: before, share: terms < LITTLE ? BEFORE_LITTLE_SHARE : BEFORE_SHARE};
}

/** Returns the distinct texts of all questions of a message, each with its largest boost. */
export function wholeOf(questions: readonly Piece[][]): Piece[] {
  const shares = new Map<string, number>();
  for (const {text, share} of questions.flat()) shares.set(text, Math.max(share, shares.get(text) ?? 0));
  return Array.from(shares, ([text, share]) => ({text, share}));
}

const MOST_PARTS = 3;

const FIGURE =
  /\b(?:how (?:much|many|long|often|far|big|large|old|fast|high|low)|limits?|maximum|minimum|max|min|costs?|price|fees?|defaults?|size|duration|when|per ?cent(?:age)?|which (?:epoch|round|version|port|address|number))\b/i;

/** Returns true if a question asks for a number, a size, a duration or an amount. */
export function isFigureAsked(text: string): boolean {
  return FIGURE.test(text);
}

/** Terms that questions for a definition contain in addition to stop words. */
const DEFINING = termSet(
  'mean meaning define definition explain exactly term called stand word concept please multiversx',
);
const LONGEST_NAME = 4;

/**
 * Returns the sorted terms of the name that a question asks to define, such as "What is a guardian?" or "guardian".
 * Returns undefined if the remaining terms are too many for a name.
 */
export function definedIn(text: string): string[] | undefined {
  const terms = [...termSet(text)].filter((term) => !DEFINING.has(term)).sort();
  return terms.length > 0 && terms.length <= LONGEST_NAME ? terms : undefined;
}
