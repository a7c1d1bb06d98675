import {termSet} from './askedTerms';

/** A text that is asked for, and how much its words count: 1 for the question itself, less for what is told around it. */
export type Piece = {text: string; share: number};

/** What is told around a question, and the question before a follow-up, count this much. */
const STORY_SHARE = 0.6;
const BEFORE_SHARE = 0.5;
const BEFORE_LITTLE_SHARE = 0.8;
/** The other half of a two-part question, which may name what both are about. */
const OTHER_PART_SHARE = 0.4;

const INTERROGATIVE =
  /^\W*(?:(?:and|but|so|or|also|then)\s+)*(?:what|which|who|whom|whose|when|where|why|how|can|could|do|does|did|is|are|was|were|will|would|should|may|must|has|have)\b/i;
/** Where one question ends and another begins within a sentence: "…, and how long does it take". */
const AND_ASKED =
  /[,;]?\s+(?:and|or)\s+(?=(?:(?:also|then|if so)\s+)?(?:what|which|who|when|where|why|how|can|could|do|does|is|are|will|would|should)\b)/i;

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/**
 * The questions that a message asks, in order; each with all that is said, so that every one finds its subject.
 *
 * @param before the question before, in the same thread
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
/** Telling words below which a message says too little on its own. */
const LITTLE = 3;

/** The question before, where a message builds on it. */
function followedBy(before: string, message: string): Piece | undefined {
  const terms = termSet(message).size;
  if (terms >= LITTLE && !FOLLOWING.test(message)) return undefined;
  return {text: before, share: terms < LITTLE ? BEFORE_LITTLE_SHARE : BEFORE_SHARE};
}

/** All that a message says, for its questions together. */
export function wholeOf(questions: readonly Piece[][]): Piece[] {
  const shares = new Map<string, number>();
  for (const {text, share} of questions.flat()) shares.set(text, Math.max(share, shares.get(text) ?? 0));
  return Array.from(shares, ([text, share]) => ({text, share}));
}

const MOST_PARTS = 3;

const FIGURE =
  /\b(?:how (?:much|many|long|often|far|big|large|old|fast|high|low)|limits?|maximum|minimum|max|min|costs?|price|fees?|defaults?|size|duration|when|per ?cent(?:age)?|which (?:epoch|round|version|port|address|number))\b/i;

/** Whether a question asks for a number, a size, a duration or an amount. */
export function isFigureAsked(text: string): boolean {
  return FIGURE.test(text);
}

/** Words of questions for a definition that aren't stop words. */
const DEFINING = termSet(
  'mean meaning define definition explain exactly term called stand word concept please multiversx',
);
const LONGEST_NAME = 4;

/**
 * The terms of what a question wants defined, sorted: "What is a guardian?", or just "guardian". Undefined where it asks
 * for more than can be a name.
 */
export function definedIn(text: string): string[] | undefined {
  const terms = [...termSet(text)].filter((term) => !DEFINING.has(term)).sort();
  return terms.length > 0 && terms.length <= LONGEST_NAME ? terms : undefined;
}
