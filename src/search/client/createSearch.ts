import type {SuggestedPage} from '../suggestions/suggestPages';
import {noFilters} from './filters';
import type {SearchAnswer, SearchRequest, SearchResponse} from './searchTypes';
import {withTimeout} from './withTimeout';

/** Search in the reader's browser. */
export type EmbeddedSearch = {
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Returns pages to suggest for a text without results. */
  suggest(text: string): Promise<SuggestedPage[]>;
};

export type Search = (request: SearchRequest) => Promise<SearchAnswer>;

type Options = {
  /** The hosted engine, if the site is configured for it. */
  hosted?: (request: SearchRequest) => Promise<SearchResponse>;
  embedded: EmbeddedSearch;
  isOnline?: () => boolean;
  now?: () => number;
  /** Timeout of the hosted engine, in milliseconds. */
  timeout?: number;
};

/** Milliseconds during which a failed hosted engine isn't used, so that not every keystroke waits for its timeout. */
const RETRY_DELAY = 30_000;
/** Milliseconds. */
const SUGGESTION_TIMEOUT = 1_000;

/**
 * Returns the site's search. It uses the hosted engine if one is configured, and the embedded engine if not, if the
 * hosted engine fails, or if the reader is offline. If both fail, the result is empty and `hasFailed` is true.
 *
 * The promise never settles if the result of a later query came first. It never rejects, because DocSearch 3.9.0 loses
 * errors (https://github.com/algolia/autocomplete/issues/1248).
 */
export function createSearch({
  hosted,
  embedded,
  isOnline = () => true,
  now = Date.now,
  timeout = 4_000,
}: Options): Search {
  let pausedUntil = 0;
  let lastRequest = 0;
  let lastResponse = 0;

  async function find(request: SearchRequest): Promise<Omit<SearchAnswer, 'closestPages'>> {
    const {pageFilters: filters = noFilters} = request;
    let fallback: SearchAnswer['fallback'];
    if (hosted) {
      if (!isOnline()) fallback = 'offline';
      else if (now() < pausedUntil) fallback = 'failed';
      else {
        try {
          return {
            ...(await withTimeout(hosted(request), timeout)),
            filters,
            engine: 'hosted',
            hasFailed: false,
          };
        } catch {
          // Whatever failed, the embedded engine takes over.
          pausedUntil = now() + RETRY_DELAY;
          fallback = isOnline() ? 'failed' : 'offline';
        }
      }
    }
    const found = await embedded.search(request).catch(() => undefined);
    const hasFailed = found === undefined;
    return {...(found ?? emptyResponse(request)), filters, engine: 'embedded', fallback, hasFailed};
  }

  async function closestPagesTo(query: string): Promise<SuggestedPage[]> {
    if (query.trim() === '') return [];
    return withTimeout(embedded.suggest(query), SUGGESTION_TIMEOUT).catch(() => []);
  }

  return async (request) => {
    lastRequest += 1;
    const id = lastRequest;
    const found = await find(request);
    const isEmpty = found.nbHits === 0 && !found.hasFailed;
    const closestPages = isEmpty ? await closestPagesTo(found.query) : [];
    if (id < lastResponse) return new Promise(() => undefined);
    lastResponse = id;
    return {...found, closestPages};
  };
}

function emptyResponse({query = '', hitsPerPage = 20}: SearchRequest): SearchResponse {
  return {query, hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage};
}
