import type {TextPart} from '../../retrieval/ranking/markMatches';
import {filterNames, noFilters, type FilterCounts, type FilterName, type Filters} from './filters';
import {levelOf} from './presentHit';
import type {Level, SearchHit, SearchRequest, SearchResponse} from './searchTypes';

type Highlights = {hierarchy?: Partial<Record<Level, {value: string}>>; content?: {value: string}};
type AlgoliaHit = SearchHit & {_highlightResult?: Highlights; _snippetResult?: Highlights};

/** The part of Algolia's client that the site uses. */
export type AlgoliaClient = {
  search(parameters: {
    requests: SearchRequest[];
  }): Promise<{results: (SearchResponse & {hits: AlgoliaHit[]})[]}>;
};

/** Returns a search with Algolia's client. It rejects if the client rejects or its response has no result. */
export function createHostedSearch(
  client: AlgoliaClient,
): (request: SearchRequest) => Promise<SearchResponse> {
  return async (request) => {
    const {pageFilters = noFilters, ...parameters} = request;
    const active = filterNames.filter((name) => pageFilters[name] !== '');
    const {results} = await client.search({
      requests: [
        {...parameters, facets: [...filterNames], ...facetFilters(parameters, pageFilters)},
        // Algolia counts the values of a filter only among the results that pass it, so each needs a query without it.
        ...active.map((name) => ({
          ...parameters,
          hitsPerPage: 0,
          facets: [name],
          ...facetFilters(parameters, {...pageFilters, [name]: ''}),
        })),
      ],
    });
    const [response, ...withoutOne] = results;
    if (!response) throw new Error('Hosted search: expected a result for the query, found none.');
    const facets = countsOf(response, new Map(active.map((name, index) => [name, withoutOne[index]])));
    return {...response, facets, hits: response.hits.map(fromAlgolia)};
  };
}

/** Returns Algolia's parameter for the filters, in addition to the one of the request. */
function facetFilters(
  {facetFilters = []}: {[parameter: string]: unknown},
  filters: Filters,
): {facetFilters?: unknown[]} {
  const active = filterNames.filter((name) => filters[name] !== '');
  return active.length === 0
    ? {}
    : {facetFilters: [facetFilters, active.map((name) => `${name}:${filters[name]}`)].flat()};
}

type Counted = Pick<SearchResponse, 'facets'>;

/** Returns the counts of the filters, or undefined if Algolia's index has no facets of their names. */
function countsOf(
  {facets}: Counted,
  withoutOne: ReadonlyMap<FilterName, Counted | undefined>,
): FilterCounts | undefined {
  const countsFor = (name: FilterName) => (withoutOne.get(name)?.facets ?? facets)?.[name];
  const counts = {section: countsFor('section') ?? {}, kind: countsFor('kind') ?? {}};
  return Object.values(counts).every((one) => Object.keys(one).length === 0) ? undefined : counts;
}

/** Converts the HTML in which Algolia marks matches to parts of text. */
function fromAlgolia({_highlightResult, _snippetResult, ...hit}: AlgoliaHit): SearchHit {
  const level = levelOf(hit);
  return {
    ...hit,
    parts: {
      title: readMarks(_highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? ''),
      snippet: readMarks(_snippetResult?.content?.value ?? hit.content ?? ''),
    },
  };
}

const CHARACTERS: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

/** Splits a highlight at its `mark` elements. Other markup stays text, because it is untrusted. */
export function readMarks(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMatch = false;
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') isMatch = piece === '<mark>';
    else if (piece !== '') parts.push({text: withoutEntities(piece), isMatch});
  }
  return parts;
}

function withoutEntities(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#0?39|#x27);/g, (_, name: string) => CHARACTERS[name] ?? "'");
}
