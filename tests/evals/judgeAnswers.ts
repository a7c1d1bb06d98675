import type {Answerer, Question} from '@site/src/askAi/answerer';
import {scopeTexts} from '@site/src/askAi/extractiveAnswerer';
import type {Source} from '@site/src/askAi/protocol';
import {isExpected} from './expectedPage';
import {readSets} from './readSets';

type EvalQuestion = {
  q: string;
  /** Routes of the pages that answer it; their subpages count as well. */
  expect: string[];
  /** Patterns that the answer has to match, ignoring case; empty if the answer changes over time. */
  facts: string[];
  kind: string;
  author: string;
  /** The question before it in the same thread. */
  previous?: string;
};

type OutOfScopeQuestion = {q: string; kind: string; author: string};

/** An answer as the reader gets it. It counts as declined if it says so or cites no page. */
type Answer = {text: string; sources: Source[]; scope: 'answered' | 'declined'};

export type JudgedAnswer = {question: EvalQuestion; answer: Answer; cites: boolean; matches: boolean};
type JudgedRefusal = {question: OutOfScopeQuestion; answer: Answer};

/** Shares from 0 to 1 of the questions of one author, or of all. */
export type Figures = {
  questions: number;
  cited: number;
  facts: number;
  /** Answerable questions that were declined. */
  declined: number;
  /** Median number of visible characters of an answer, without link URLs. */
  length: number;
  outOfScope: number;
  outOfScopeDeclined: number;
};

/** `failures` are the questions that the answerer failed to answer. They don't count in the figures. */
export type Judgement = {
  answers: JudgedAnswer[];
  refusals: JudgedRefusal[];
  failures: {q: string; error: unknown}[];
};

type Options = {
  /** Folder of the sets. */
  root?: string;
  /** Asks the questions of this author only. */
  author?: string;
  /** Number of questions that are asked at the same time. */
  concurrency?: number;
};

/** The expected page has to be among this many sources. */
const FIRST_SOURCES = 3;

/**
 * Sends the questions of the sets to an answerer, including those that it must decline.
 *
 * @throws Error of the answerer if it fails before its first answer, because further questions would fail as well
 */
export async function judgeAnswers(
  answerer: Answerer,
  {root, author, concurrency = 1}: Options = {},
): Promise<Judgement> {
  const judgement: Judgement = {answers: [], refusals: [], failures: []};
  let answered = 0;
  const controller = new AbortController();
  const {signal} = controller;
  const isSelected = (question: {author: string}) => author === undefined || question.author === author;

  async function askAll<Asked extends {q: string; author: string; previous?: string}, Judged>(
    questions: readonly Asked[],
    judge: (question: Asked, answer: Answer) => Judged,
  ): Promise<Judged[]> {
    const judged = new Map<Asked, Judged>();
    const selected = questions.filter(isSelected);
    const rest = selected.values();
    const askRest = async () => {
      for (const question of rest) {
        if (signal.aborted) return;
        try {
          judged.set(question, judge(question, await ask(question, answerer, signal)));
          answered += 1;
        } catch (error) {
          if (answered === 0) {
            controller.abort();
            throw error;
          }
          judgement.failures.push({q: question.q, error});
        }
      }
    };
    await Promise.all(Array.from({length: concurrency}, askRest));
    return selected.flatMap((question) => judged.get(question) ?? []);
  }

  judgement.answers = await askAll(readSets<EvalQuestion>('questions', root), judgeAnswer);
  judgement.refusals = await askAll(
    readSets<OutOfScopeQuestion>('outOfScope', root),
    (question, answer): JudgedRefusal => ({question, answer}),
  );
  return judgement;
}

async function ask(
  {q, previous}: {q: string; previous?: string},
  answerer: Answerer,
  signal: AbortSignal,
): Promise<Answer> {
  const thread: Question['thread'] = previous === undefined ? [] : [{role: 'user', content: previous}];
  let text = '';
  const sources: Source[] = [];
  for await (const event of answerer.answer({message: q, thread}, signal)) {
    if (event.type === 'delta') text += event.text;
    if (event.type === 'sources') sources.push(...event.sources);
    if (event.type === 'error') throw new Error(`Expected an answer, found the error "${event.code}".`);
  }
  const isDeclined = sources.length === 0 || text.startsWith(NOT_FOUND);
  return {text, sources, scope: isDeclined ? 'declined' : 'answered'};
}

/** The sentence with which both answerers decline a question. */
const NOT_FOUND = scopeTexts.declined.slice(0, scopeTexts.declined.indexOf('.') + 1);

function judgeAnswer(question: EvalQuestion, answer: Answer): JudgedAnswer {
  const isAnswered = answer.scope !== 'declined';
  const cited = answer.sources.slice(0, FIRST_SOURCES);
  return {
    question,
    answer,
    cites: isAnswered && cited.some((source) => isExpected(source.route, question.expect)),
    matches: isAnswered && question.facts.every((fact) => new RegExp(fact, 'i').test(answer.text)),
  };
}

/** Returns the figures of each author, and of all questions under `all`. */
export function figuresByAuthor({answers, refusals}: Omit<Judgement, 'failures'>): Map<string, Figures> {
  const authors = [...new Set(answers.map(({question}) => question.author))];
  return new Map(
    ['all', ...authors].map((author) => [
      author,
      figuresOf(
        answers.filter(({question}) => author === 'all' || question.author === author),
        refusals.filter(({question}) => author === 'all' || question.author === author),
      ),
    ]),
  );
}

function figuresOf(answers: readonly JudgedAnswer[], refusals: readonly JudgedRefusal[]): Figures {
  const withFacts = answers.filter(({question}) => question.facts.length > 0);
  const lengths = answers.map(({answer}) => visibleLength(answer.text)).sort((a, b) => a - b);
  const isDeclined = ({answer}: {answer: Answer}) => answer.scope === 'declined';
  return {
    questions: answers.length,
    cited: share(answers, ({cites}) => cites),
    facts: share(withFacts, ({matches}) => matches),
    declined: share(answers, isDeclined),
    length: lengths[lengths.length >> 1] ?? 0,
    outOfScope: refusals.length,
    outOfScopeDeclined: share(refusals, isDeclined),
  };
}

function visibleLength(markdown: string): number {
  return markdown.replaceAll(/\]\([^)]*\)/g, ']').length;
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}
