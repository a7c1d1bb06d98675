import type {SearchEngine} from '../../src/retrieval/ranking/engine';
import {isExpected} from './expectedPage';

/** A query of the evaluation set; each route in `expect` is a correct result. */
export type SearchQuestion = {q: string; expect: string[]; kind: string; author: string};

export type Judgement = SearchQuestion & {
  /** Rank of the first correct page, from 1; 0 if there is none. */
  rank: number;
  /** The first pages found. */
  found: string[];
};

export type Figures = {count: number; hit1: number; hit5: number; mrr: number};

/** Searches for all queries whose page exists. */
export function judgeSearch(engine: SearchEngine, questions: readonly SearchQuestion[]): Judgement[] {
  const routes = engine.outline.pages.map(({route}) => route);
  return questions.flatMap((question) => {
    const satisfies = (route: string) => isExpected(route, question.expect);
    if (!routes.some(satisfies)) return [];
    const found = engine.rank(question.q).pages.map(({page}) => page.route);
    return [{...question, rank: found.findIndex(satisfies) + 1, found: found.slice(0, 5)}];
  });
}

export function figuresOf(judgements: readonly Judgement[]): Figures {
  const count = judgements.length;
  const share = (test: (rank: number) => boolean) =>
    judgements.filter(({rank}) => rank > 0 && test(rank)).length / Math.max(1, count);
  const mrr = judgements.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, count);
  return {count, hit1: share((rank) => rank === 1), hit5: share((rank) => rank <= 5), mrr};
}
