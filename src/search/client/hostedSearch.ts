import type {TextPart} from '../../retrieval/ranking/markMatches';
import {levelOf} from './presentHit';
import type {Level, SearchHit, SearchRequest, SearchResponse} from './searchTypes';

type Highlights = {hierarchy?: Partial<Record<Level, {value: string}>>; content?: {value: string}};
type AlgoliaHit = SearchHit & {_highlightResult?: Highlights; _snippetResult?: Highlights};

/** Algolia's client, as far as it is used. */
export type AlgoliaClient = {
  search(parameters: {
    requests: SearchRequest[];
  }): Promise<{results: (SearchResponse & {hits: AlgoliaHit[]})[]}>;
};

/** Search with Algolia's client. Rejects where it does, or where it answers something else. */
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

/** Algolia marks matches in HTML, where the rest of the product has parts of text. */
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

/** The text of a highlight in parts. Markup other than its marks is text: it comes from outside. */
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
