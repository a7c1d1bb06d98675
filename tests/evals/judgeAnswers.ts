import {createExtractiveAnswerer, type Reply} from '@site/src/askAi/extractiveAnswerer';
import type {Library} from '@site/src/retrieval/answers/library';
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

export type JudgedAnswer = {question: EvalQuestion; reply: Reply; cites: boolean; matches: boolean};
export type JudgedRefusal = {question: OutOfScopeQuestion; reply: Reply};

/** Shares from 0 to 1 of the questions of one author, or of all. */
export type Figures = {
  questions: number;
  cited: number;
  facts: number;
  /** Answerable questions that were declined; `unsure` are those answered with a warning. */
  declined: number;
  unsure: number;
  /** Median number of visible characters of an answer, without link URLs. */
  length: number;
  outOfScope: number;
  outOfScopeDeclined: number;
  outOfScopeUnsure: number;
};

export type Judgement = {answers: JudgedAnswer[]; refusals: JudgedRefusal[]};

/** The expected page has to be among this many sources. */
const FIRST_SOURCES = 3;

/** Sends all questions of the sets to the extractive answerer, including those that it must decline. */
export function judgeAnswers(library: Library, root?: string): Judgement {
  const answerer = createExtractiveAnswerer(library);
  const answers = readSets<EvalQuestion>('questions', root).map((question): JudgedAnswer => {
    const {q, previous, expect, facts} = question;
    const thread = previous === undefined ? [] : [{role: 'user' as const, content: previous}];
    const reply = answerer.reply({message: q, thread});
    const isAnswered = reply.scope === 'answered' || reply.scope === 'unsure';
    const text = reply.blocks.join('\n\n');
    const cited = reply.sources.slice(0, FIRST_SOURCES);
    return {
      question,
      reply,
      cites: isAnswered && cited.some((source) => expect.some((route) => isAt(source.route, route))),
      matches: isAnswered && facts.every((fact) => new RegExp(fact, 'i').test(text)),
    };
  });
  const refusals = readSets<OutOfScopeQuestion>('outOfScope', root).map((question): JudgedRefusal => ({
    question,
    reply: answerer.reply({message: question.q, thread: []}),
  }));
  return {answers, refusals};
}

/** Returns the figures of each author, and of all questions under `all`. */
export function figuresByAuthor({answers, refusals}: Judgement): Map<string, Figures> {
  const authors = [...new Set(answers.map(({question}) => question.author))];
  return new Map(
    ['all', ...authors].map((author) => [
      author,
      figuresOf({
        answers: answers.filter(({question}) => author === 'all' || question.author === author),
        refusals: refusals.filter(({question}) => author === 'all' || question.author === author),
      }),
    ]),
  );
}

function figuresOf({answers, refusals}: Judgement): Figures {
  const withFacts = answers.filter(({question}) => question.facts.length > 0);
  const lengths = answers.map(({reply}) => visibleLength(reply.blocks.join('\n\n'))).sort((a, b) => a - b);
  const isDeclined = ({reply: {scope}}: {reply: Reply}) => scope !== 'answered' && scope !== 'unsure';
  const isUnsure = ({reply: {scope}}: {reply: Reply}) => scope === 'unsure';
  return {
    questions: answers.length,
    cited: share(answers, ({cites}) => cites),
    facts: share(withFacts, ({matches}) => matches),
    declined: share(answers, isDeclined),
    unsure: share(answers, isUnsure),
    length: lengths[lengths.length >> 1] ?? 0,
    outOfScope: refusals.length,
    outOfScopeDeclined: share(refusals, isDeclined),
    outOfScopeUnsure: share(refusals, isUnsure),
  };
}

function visibleLength(markdown: string): number {
  return markdown.replaceAll(/\]\([^)]*\)/g, ']').length;
}

/** Returns whether a page is a route or below it, so that the parts of a split page count for its route. */
function isAt(page: string, route: string): boolean {
  return page === route || page.startsWith(`${route}/`);
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}
