import type {SuggestedPage} from '../suggestions/suggestPages';
import type {SearchAnswer, SearchRequest, SearchResponse} from './searchTypes';

/** Answers queries on this device. */
export type EmbeddedSearch = {
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Pages for a text that leads nowhere. */
  suggest(text: string): Promise<SuggestedPage[]>;
};

export type Search = (request: SearchRequest) => Promise<SearchAnswer>;

type Options = {
  /** The hosted engine, where the site uses it. */
  hosted?: (request: SearchRequest) => Promise<SearchResponse>;
  embedded: EmbeddedSearch;
  isOnline?: () => boolean;
  now?: () => number;
  /** Milliseconds that the hosted engine may take. */
  patience?: number;
};

/** Milliseconds without the hosted engine after it failed, so that each key doesn't wait for it. */
const PAUSE_AFTER_FAILURE = 30_000;
/** Milliseconds that suggestions may take. */
const SUGGESTION_PATIENCE = 1_000;
/** As many as DocSearch shows. */
const SUGGESTIONS = 3;

/**
 * The one search of the site: hosted where that is set up, else embedded. Where the hosted engine fails or the reader is
 * offline, the embedded one answers; where that fails too the answer is empty and says so.
 *
 * An answer that comes after that of a later query is never given. It never rejects: DocSearch 3.9.0 forgets an error at
 * once (https://github.com/algolia/autocomplete/issues/1248).
 */
export function createSearch({
  hosted,
  embedded,
  isOnline = () => true,
  now = Date.now,
  patience = 4_000,
}: Options): Search {
  let pausedUntil = 0;
  let lastAsked = 0;
  let lastAnswered = 0;

  async function find(request: SearchRequest): Promise<Omit<SearchAnswer, 'suggestions'>> {
    let fallback: SearchAnswer['fallback'];
    if (hosted) {
      if (!isOnline()) fallback = 'offline';
      else if (now() < pausedUntil) fallback = 'failed';
      else {
        try {
          return {...(await within(patience, hosted(request))), engine: 'hosted', hasFailed: false};
        } catch {
          pausedUntil = now() + PAUSE_AFTER_FAILURE;
          fallback = isOnline() ? 'failed' : 'offline';
        }
      }
    }
    const found = await embedded.search(request).catch(() => undefined);
    const hasFailed = found === undefined;
    return {...(found ?? emptyResponse(request)), engine: 'embedded', fallback, hasFailed};
  }

  async function suggestionsFor(query: string): Promise<string[]> {
    if (query.trim() === '') return [];
    const pages = await within(SUGGESTION_PATIENCE, embedded.suggest(query)).catch(() => []);
    return [...new Set(pages.map(({title}) => title))].slice(0, SUGGESTIONS);
  }

  return async (request) => {
    lastAsked += 1;
    const turn = lastAsked;
    const found = await find(request);
    const isEmpty = found.nbHits === 0 && !found.hasFailed;
    const suggestions = isEmpty ? await suggestionsFor(found.query) : [];
    if (turn < lastAnswered) return new Promise(() => undefined);
    lastAnswered = turn;
    return {...found, suggestions};
  };
}

/** A promise's value; rejects where it takes longer than a number of milliseconds. */
async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Search: expected an answer within ${milliseconds} ms, found none.`)),
      milliseconds,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function emptyResponse({query = '', hitsPerPage = 20}: SearchRequest): SearchResponse {
  return {query, hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage};
}
