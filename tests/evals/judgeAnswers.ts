import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CorpusPage} from '@site/src/corpus/corpus';
import {createExtractiveAnswerer, type Reply} from '@site/src/askAi/extractive/extractiveAnswerer';
import {libraryOf} from '@site/src/askAi/extractive/library';

type EvalQuestion = {
  q: string;
  /** Routes that answer it; a page below one counts as well. */
  expect: string[];
  /** Patterns that the answer matches, ignoring case; none where the answer changes over time. */
  facts: string[];
  kind: string;
  /** The question before it in the same thread. */
  previous?: string;
  volatile?: boolean;
  /** Why it differs from the common set. */
  note?: string;
  /** Who asked: the common set, or this project; `heldOut` ones were written before tuning, and not looked at in it. */
  origin: 'set' | 'own' | 'heldOut';
};

type OutOfScope = {q: string; kind: string; origin: 'set' | 'own'};

type JudgedAnswer = {question: EvalQuestion; reply: Reply; cites: boolean; matches: boolean};
type JudgedRefusal = {question: OutOfScope; reply: Reply};

export type Judgement = {
  answers: JudgedAnswer[];
  refusals: JudgedRefusal[];
  /** Shares from 0 to 1. */
  figures: {cited: number; matched: number; declined: number; declinedWrongly: number};
  /** The same of the questions that nothing was tuned on. */
  heldOut: {cited: number; matched: number; asked: number};
  /** Of how many questions the shares are. */
  counts: {asked: number; withFacts: number; outOfScope: number; waiting: number};
};

/** Among so many sources the expected page is found. */
const FIRST_SOURCES = 3;

/** Puts every question whose page stands to the extractive answerer, and every one that it must decline. */
export function judgeAnswers(pages: readonly CorpusPage[]): Judgement {
  const all = readSet<EvalQuestion>('questions.json');
  const standing = all.filter(({expect}) =>
    expect.some((route) => pages.some((page) => isAt(page.route, route))),
  );
  const answerer = createExtractiveAnswerer(libraryOf(pages));

  const answers = standing.map((question): JudgedAnswer => {
    const {q, previous, expect, facts} = question;
    const before = previous === undefined ? undefined : answerer.reply({message: previous, thread: []});
    const thread =
      before && previous !== undefined
        ? [
            {role: 'user' as const, content: previous},
            {role: 'assistant' as const, content: before.blocks.join('\n\n')},
          ]
        : [];
    const reply = answerer.reply({message: q, thread});
    const text = reply.blocks.join('\n\n');
    const cited = reply.sources.slice(0, FIRST_SOURCES);
    return {
      question,
      reply,
      cites: !reply.declined && cited.some((source) => expect.some((route) => isAt(source.route, route))),
      matches: !reply.declined && facts.every((fact) => new RegExp(fact, 'i').test(text)),
    };
  });
  const refusals = readSet<OutOfScope>('outOfScope.json').map((question): JudgedRefusal => ({
    question,
    reply: answerer.reply({message: question.q, thread: []}),
  }));

  const heldOut = answers.filter(({question}) => question.origin === 'heldOut');
  const withFacts = answers.filter(({question}) => question.facts.length > 0);
  return {
    answers,
    refusals,
    figures: {
      cited: share(answers, ({cites}) => cites),
      matched: share(withFacts, ({matches}) => matches),
      declined: share(refusals, ({reply}) => reply.declined !== undefined),
      declinedWrongly: share(answers, ({reply}) => reply.declined !== undefined),
    },
    heldOut: {
      cited: share(heldOut, ({cites}) => cites),
      matched: share(heldOut, ({matches}) => matches),
      asked: heldOut.length,
    },
    counts: {
      asked: answers.length,
      withFacts: withFacts.length,
      outOfScope: refusals.length,
      waiting: all.length - standing.length,
    },
  };
}

function readSet<Item>(file: string): Item[] {
  return JSON.parse(readFileSync(path.resolve('tests/evals', file), 'utf8')) as Item[];
}

/** A page counts for a route at or above it, so that a page which was split counts through its parts. */
function isAt(page: string, route: string): boolean {
  return page === route || page.startsWith(`${route}/`);
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}
