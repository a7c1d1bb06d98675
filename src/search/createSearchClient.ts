import type {SearchClient, SearchRequest, SearchResponse} from './algoliaProtocol';
import type {SuggestedPage} from './workerProtocol';

/** Answers queries on this device. */
export type EmbeddedSearch = {
  search(requests: SearchRequest[]): Promise<SearchResponse[]>;
  /** Pages for a text that leads nowhere. */
  suggest(text: string): Promise<SuggestedPage[]>;
};

export type SearchStatus = {
  /** Which engine answered last. */
  engine: 'hosted' | 'embedded';
  /** Why it isn't the hosted one although that is set up. */
  fallback?: 'offline' | 'failed';
  /** Neither engine could answer the last query. */
  hasFailed: boolean;
  /** The last query that was answered, how many results it has, and titles to search for where it has none. */
  answered?: {query: string; count: number; suggestions: string[]};
};

export type SessionClient = SearchClient & {
  getStatus(): SearchStatus;
  subscribe(listener: () => void): () => void;
};

type Options = {
  /** Algolia's client, where the site uses it. */
  hosted?: Pick<SearchClient, 'search'>;
  embedded: EmbeddedSearch;
  isOnline?: () => boolean;
  now?: () => number;
  /** Milliseconds that the hosted engine may take. */
  patience?: number;
};

/** After a failure the hosted engine is left alone for so long, so that each key doesn't wait for it. */
const REST_AFTER_FAILURE = 30_000;
/** As many as DocSearch shows. */
const SUGGESTIONS = 3;

/**
 * The one search client of the site: hosted where that is set up, else embedded. Where the hosted engine fails or the
 * reader is offline, the embedded one goes on; where that fails too the answer is empty and the status says so.
 *
 * It never rejects: DocSearch 3.9.0 forgets the error at once, because it sets its status to idle afterwards.
 */
export function createSearchClient({
  hosted,
  embedded,
  isOnline = () => true,
  now = Date.now,
  patience = 4_000,
}: Options): SessionClient {
  let status: SearchStatus = {engine: hosted ? 'hosted' : 'embedded', hasFailed: false};
  let restUntil = 0;
  let newest = 0;
  let answered = 0;
  const listeners = new Set<() => void>();

  async function answer(
    requests: SearchRequest[],
  ): Promise<{results: SearchResponse[]; status: SearchStatus}> {
    let fallback: SearchStatus['fallback'];
    if (hosted) {
      if (!isOnline()) fallback = 'offline';
      else if (now() < restUntil) fallback = 'failed';
      else {
        try {
          const {results} = await within(patience, hosted.search({requests}));
          return {results, status: {engine: 'hosted', hasFailed: false}};
        } catch {
          restUntil = now() + REST_AFTER_FAILURE;
          fallback = isOnline() ? 'failed' : 'offline';
        }
      }
    }
    try {
      const results = await embedded.search(requests);
      return {results, status: {engine: 'embedded', fallback, hasFailed: false}};
    } catch {
      return {results: requests.map(emptyResponse), status: {engine: 'embedded', fallback, hasFailed: true}};
    }
  }

  function setStatus(changed: SearchStatus): void {
    status = changed;
    for (const listener of listeners) listener();
  }

  async function addSuggestions(turn: number, {query, count}: {query: string; count: number}): Promise<void> {
    const pages = await embedded.suggest(query).catch(() => []);
    const suggestions = [...new Set(pages.map(({title}) => title))].slice(0, SUGGESTIONS);
    if (turn === newest) setStatus({...status, answered: {query, count, suggestions}});
  }

  return {
    async search({requests}) {
      newest += 1;
      const turn = newest;
      const {results, status: found} = await answer(requests);
      const [first] = results;
      if (turn > answered && first !== undefined) {
        answered = turn;
        const {query, nbHits: count} = first;
        setStatus({...found, answered: {query, count, suggestions: []}});
        if (count === 0 && !found.hasFailed && query.trim() !== '') void addSuggestions(turn, {query, count});
      }
      return {results};
    },
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: 'Algolia for JavaScript'}},
  };
}

/** Rejects where a promise takes longer than so many milliseconds. */
async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Hosted search: no answer within ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function emptyResponse({indexName, query = '', hitsPerPage = 20}: SearchRequest): SearchResponse {
  return {
    index: indexName,
    query,
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage,
    processingTimeMS: 0,
  };
}
