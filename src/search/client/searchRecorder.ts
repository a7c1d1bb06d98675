import type {SearchReport} from '../../feedback/feedback';
import type {SearchAnswer} from './searchTypes';

export type SearchRecorder = {
  /** Called with each answer that is shown. */
  answered(answer: Pick<SearchAnswer, 'query' | 'nbHits' | 'hasFailed'>): void;
  /** Called when the reader opens a result, in this tab or in another one. */
  followed(): void;
  /** Called when the reader leaves search. */
  end(): void;
};

/**
 * Reports the last query of a search when the reader leaves it. A query is also reported when the reader types another
 * one after opening a result. Failed searches and queries on the way to the last one aren't reported.
 */
export function createSearchRecorder(report: (search: SearchReport) => void): SearchRecorder {
  let last: SearchReport | undefined;

  function end(): void {
    if (last) report(last);
    last = undefined;
  }

  return {
    answered({query, nbHits, hasFailed}) {
      const text = query.trim();
      if (text === '' || hasFailed) return;
      const isSame = last?.query === text;
      if (last?.followed && !isSame) end();
      last = {query: text, results: nbHits, followed: isSame && last !== undefined && last.followed};
    },
    followed() {
      if (last) last = {...last, followed: true};
    },
    end,
  };
}
