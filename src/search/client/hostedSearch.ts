import type {TextPart} from '../../retrieval/ranking/markMatches';
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
    const {results} = await client.search({requests: [request]});
    const [response] = results;
    if (!response) throw new Error('Hosted search: expected a result for the query, found none.');
    return {...response, hits: response.hits.map(fromAlgolia)};
  };
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
