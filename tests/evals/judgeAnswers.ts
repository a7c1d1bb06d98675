import {createExtractiveAnswerer, type Reply} from '@site/src/askAi/extractiveAnswerer';
import type {Library} from '@site/src/retrieval/answers/library';
import {readSets} from './readSets';

type EvalQuestion = {
  q: string;
  /** Routes that answer it; a page below one counts as well. */
  expect: string[];
  /** Patterns that the answer matches, ignoring case; none if the answer changes over time. */
  facts: string[];
  kind: string;
  author: string;
  /** The question before it in the same thread. */
  previous?: string;
};

type OutOfScopeQuestion = {q: string; kind: string; author: string};

export type JudgedAnswer = {question: EvalQuestion; reply: Reply; cites: boolean; matches: boolean};
export type JudgedRefusal = {question: OutOfScopeQuestion; reply: Reply};

/** Shares from 0 to 1, of one author's questions or of all. */
export type Figures = {
  questions: number;
  cited: number;
  facts: number;
  /** Declined although they could be answered, and answered with the warning that the pages don't answer directly. */
  declined: number;
  unsure: number;
  /** Median characters of an answer that a reader sees: the addresses of its links aren't counted. */
  length: number;
  outOfScope: number;
  outOfScopeDeclined: number;
  outOfScopeUnsure: number;
};

export type Judgement = {answers: JudgedAnswer[]; refusals: JudgedRefusal[]};

/** Among this many sources the expected page is found. */
const FIRST_SOURCES = 3;

/** Puts every question of the sets to the extractive answerer, and every one that it must decline. */
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

/** The figures of each author, and of all together under `all`. */
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

/** A page counts for a route at or above it, so that a page which was split counts through its parts. */
function isAt(page: string, route: string): boolean {
  return page === route || page.startsWith(`${route}/`);
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}
