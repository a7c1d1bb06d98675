/**
 * Algolia's search endpoint as its clients call it (https://www.algolia.com/doc/rest-api/search/#tag/Search/operation/search):
 * `POST /1/indexes/{*}/queries` with the credentials in headers or parameters and a list of queries in the body. It
 * finds records that contain every word of the query, and rejects the requests that Algolia rejects.
 */
export type AlgoliaRecord = {
  objectID: string;
  type: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;
  language: string;
  docusaurus_tag: string;
  section?: string;
  kind?: string;
};

type Query = {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: (string | string[])[];
  facets?: (keyof AlgoliaRecord)[];
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
};

type Account = {appId: string; apiKey: string; indexName: string};

export type AlgoliaStandIn = {
  fetch(request: Request): Promise<Response>;
  /** The answered queries, in order. */
  queries: Query[];
};

const HEADERS = {'Content-Type': 'application/json; charset=UTF-8', 'Access-Control-Allow-Origin': '*'};

export function createAlgoliaStandIn(
  {appId, apiKey, indexName}: Account,
  records: readonly AlgoliaRecord[],
): AlgoliaStandIn {
  const queries: Query[] = [];

  const refuse = (status: number, message: string) =>
    new Response(JSON.stringify({message, status}), {status, headers: HEADERS});

  return {
    queries,
    async fetch(request) {
      const {pathname, searchParams} = new URL(request.url);
      const parameter = (name: string) => request.headers.get(name) ?? searchParams.get(name);
      if (request.method !== 'POST' || decodeURIComponent(pathname) !== '/1/indexes/*/queries') {
        return refuse(404, `ResourceNotFound: ${request.method} ${pathname}`);
      }
      if (parameter('x-algolia-application-id') !== appId || parameter('x-algolia-api-key') !== apiKey) {
        return refuse(403, 'Invalid Application-ID or API key');
      }
      const {requests} = (await request.json()) as {requests?: Query[]};
      if (!Array.isArray(requests)) return refuse(400, 'Expecting an array for "requests" attribute');
      const unknown = requests.find((one) => one.indexName !== indexName);
      if (unknown) return refuse(404, `Index ${unknown.indexName} does not exist`);
      queries.push(...requests);
      return new Response(JSON.stringify({results: requests.map((one) => answer(one, records))}), {
        headers: HEADERS,
      });
    },
  };
}

function answer(query: Query, records: readonly AlgoliaRecord[]) {
  const {
    query: text = '',
    page = 0,
    hitsPerPage = 20,
    facetFilters = [],
    facets = [],
    clickAnalytics,
  } = query;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter((record) => {
    const passes = (filter: string) => {
      const [name = '', value = ''] = filter.split(/:(.*)/s);
      return String(record[name as keyof AlgoliaRecord]) === value;
    };
    const all = `${Object.values(record.hierarchy).join(' ')} ${record.content ?? ''}`.toLowerCase();
    return (
      facetFilters.every((filter) => [filter].flat().some(passes)) &&
      words.every((word) => all.includes(word))
    );
  });
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => hitOf(record, words, query)),
    nbHits: found.length,
    facets: facetsOf(found, facets),
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {nbHits: true, typo: true},
    query: text,
    params: new URLSearchParams({query: text, page: String(page)}).toString(),
    index: query.indexName,
    ...(clickAnalytics && {queryID: '0123456789abcdef0123456789abcdef'}),
    renderingContent: {},
    processingTimeMS: 1,
    serverTimeMS: 1,
  };
}

/** Counts the values of facets. Algolia omits a facet without values. */
function facetsOf(records: readonly AlgoliaRecord[], names: readonly (keyof AlgoliaRecord)[]) {
  const counts: Record<string, Record<string, number>> = {};
  for (const record of records)
    for (const name of names) {
      const value = record[name];
      if (typeof value !== 'string') continue;
      counts[name] ??= {};
      counts[name][value] = (counts[name][value] ?? 0) + 1;
    }
  return counts;
}

function hitOf(record: AlgoliaRecord, words: readonly string[], query: Query) {
  const {highlightPreTag = '<em>', highlightPostTag = '</em>'} = query;
  const highlight = (text: string) => {
    const matchedWords = words.filter((word) => text.toLowerCase().includes(word));
    const value = matchedWords.reduce(
      (marked, word) =>
        marked.replaceAll(
          new RegExp(word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`), 'giu'),
          `${highlightPreTag}$&${highlightPostTag}`,
        ),
      text,
    );
    return {
      value,
      matchLevel: matchedWords.length > 0 ? 'full' : 'none',
      fullyHighlighted: false,
      matchedWords,
    };
  };
  const levels = Object.entries(record.hierarchy).filter(([, name]) => name !== null);
  const hierarchy = Object.fromEntries(levels.map(([level, name]) => [level, highlight(name!)]));
  const content = record.content === null ? undefined : highlight(record.content);
  return {
    ...record,
    _highlightResult: {hierarchy, ...(content && {content})},
    _snippetResult: {
      hierarchy,
      ...(content && {content: {value: content.value, matchLevel: content.matchLevel}}),
    },
  };
}
