import {termSet, type WeightedText} from './queryTerms';

/** Boost of a question's context: the statements around it, and the previous question. */
const CONTEXT_BOOST = 0.6;
/** Boost of the message's other questions, which may contain the common subject. */
const OTHER_QUESTION_BOOST = 0.4;

const INTERROGATIVE =
  /^\W*(?:(?:and|but|so|or|also|then)\s+)*(?:what|which|who|whom|whose|when|where|why|how|can|could|do|does|did|is|are|was|were|will|would|should|may|must|has|have)\b/i;
/** Boundary of two questions within a sentence: "…, and how long does it take". */
const QUESTION_BOUNDARY =
  /[,;]?\s+(?:and|or)\s+(?=(?:(?:also|then|if so)\s+)?(?:what|which|who|when|where|why|how|can|could|do|does|is|are|will|would|should)\b)/i;

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/**
 * Returns the questions of a message, in order. Each includes the rest of the message with a lower boost, because it may
 * contain the subject.
 *
 * @param before the previous question of the same thread
 */
export function splitQuestions(message: string, before?: string): WeightedText[][] {
  const previous = before === undefined ? undefined : previousIfReferred(before, message);
  const allSentences = Array.from(sentences.segment(message), ({segment}) => segment.trim()).filter(Boolean);
  const questionSentences = allSentences.filter((text) => text.endsWith('?') || INTERROGATIVE.test(text));
  const questions = (questionSentences.length > 0 ? questionSentences : allSentences.slice(-1)).flatMap(
    (text) => text.split(QUESTION_BOUNDARY),
  );
  const statements = allSentences.filter(
    (text) => questionSentences.length > 0 && !questionSentences.includes(text),
  );
  const context = [
    ...statements.map((text): WeightedText => ({text, boost: CONTEXT_BOOST})),
    ...(questionSentences.length === 0
      ? allSentences.slice(0, -1).map((text): WeightedText => ({text, boost: 1}))
      : []),
    ...(previous === undefined ? [] : [previous]),
  ];
  const parts = questions.filter((text) => termSet(text).size > 0).slice(0, MAX_PARTS);
  if (parts.length < 2) return [[{text: questions.join(' '), boost: 1}, ...context]];
  return parts.map((text) => [
    {text, boost: 1},
    ...parts.filter((other) => other !== text).map((other) => ({text: other, boost: OTHER_QUESTION_BOOST})),
    ...context,
  ]);
}

const FOLLOW_UP =
  /^\W*(?:and|or|also|then|what about|how about|but)\b|\b(?:it|its|that|this|they|them|their|there|those|these|again|instead|same|one|else)\b/i;
/** A message with fewer terms is incomplete without the previous question. */
const SHORT_MESSAGE = 3;

/** Returns the previous question if the message refers to it, otherwise undefined. */
function previousIfReferred(before: string, message: string): WeightedText | undefined {
  const isComplete = termSet(message).size >= SHORT_MESSAGE && !FOLLOW_UP.test(message);
  return isComplete ? undefined : {text: before, boost: CONTEXT_BOOST};
}

/** Returns the distinct texts of all questions of a message, each with its largest boost. */
export function mergeQuestions(questions: readonly WeightedText[][]): WeightedText[] {
  const shares = new Map<string, number>();
  for (const {text, boost} of questions.flat()) shares.set(text, Math.max(boost, shares.get(text) ?? 0));
  return Array.from(shares, ([text, boost]) => ({text, boost}));
}

const MAX_PARTS = 3;

/** Terms that questions for a definition contain in addition to stop words. */
const DEFINING = termSet(
  'mean meaning define definition explain exactly term called stand word concept please multiversx',
);
const MAX_NAME_TERMS = 4;

/**
 * Returns the sorted terms of the name that a question asks to define, such as "What is a guardian?" or "guardian".
 * Returns undefined if the remaining terms are too many for a name.
 */
export function termsToDefine(text: string): string[] | undefined {
  const terms = [...termSet(text)].filter((term) => !DEFINING.has(term)).sort();
  return terms.length > 0 && terms.length <= MAX_NAME_TERMS ? terms : undefined;
}
