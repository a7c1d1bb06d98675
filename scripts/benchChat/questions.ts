import {readSets} from '../../tests/evals/readSets';

/** Returns the question that a reader sends in a turn; both are counted from 0. */
export type QuestionSource = (reader: number, turn: number) => string;

/** Returns questions that repeat, so that most answers come from the endpoint's cache. */
export function repeatedQuestions(): QuestionSource {
  const questions = readQuestions();
  return (reader, turn) => questions[(reader * 7 + turn * 13) % questions.length]!;
}

/**
 * Returns a different question for each call, so that no answer comes from the endpoint's cache.
 * The returned function throws an Error once it has used every variation.
 */
export function uniqueQuestions(): QuestionSource {
  const questions = readQuestions();
  let count = 0;
  return () => {
    count += 1;
    return variationOf(questions, count);
  };
}

function readQuestions(): string[] {
  return readSets<{q: string}>('questions').map(({q}) => q);
}

/** Words around a question. They change its cache key and leave it as hard to answer. */
const PREFIXES = [
  '',
  'Please tell me: ',
  'A colleague asks: ',
  'One more thing. ',
  'Quick question: ',
  'Hello! ',
];
const SUFFIXES = [
  '',
  ' Thanks!',
  ' Please be brief.',
  ' I am new to this.',
  ' Please explain it.',
  ' Any hint?',
];

function variationOf(questions: readonly string[], number: number): string {
  const round = Math.floor(number / questions.length);
  const prefix = PREFIXES[round % PREFIXES.length];
  const suffix = SUFFIXES[Math.floor(round / PREFIXES.length)];
  if (suffix === undefined) {
    const limit = questions.length * PREFIXES.length * SUFFIXES.length - 1;
    throw new Error(
      `Expected the bench to send at most ${limit} different questions, found more: ` +
        'add to PREFIXES or SUFFIXES in scripts/benchChat/questions.ts.',
    );
  }
  return `${prefix}${questions[number % questions.length]}${suffix}`;
}
