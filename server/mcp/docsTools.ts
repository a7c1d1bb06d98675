import type {Answerer} from '../../src/askAi/answerer';
import {redirects} from '../../src/config/redirects';
import {pageAddress, routeOfAddress} from '../../src/urls/address';
import type {Library} from '../../src/retrieval/answers/library';
import {levels, type SearchHit} from '../../src/search/client/searchTypes';
import {closestRoutes} from '../../src/search/suggestions/closestRoutes';
import {suggestPages} from '../../src/search/suggestions/suggestPages';
import {answerRequest} from '../../src/search/worker/answerRequest';
import {answerText} from './answerText';
import {ToolError, type ToolName} from './tools';

/** Maximum number of results of `search_docs`. */
const SEARCH_RESULTS = 10;

export type Docs = {
  library: Library;
  /** The Markdown of all pages by route; `/` is the index of the site. */
  markdown: ReadonlyMap<string, string>;
  /** The `llms.txt` files by path, which the pages link to. */
  indexes: ReadonlyMap<string, string>;
  answerer: Answerer;
  /** URL of the home page, with a trailing slash. */
  site: string;
};

/** Each tool returns Markdown. It throws a ToolError if it can't. */
export type DocsTools = Record<ToolName, (argument: string, signal: AbortSignal) => Promise<string>>;

/** Returns the tools of the documentation. They find and answer the same as the site. */
export function createDocsTools({library, markdown, indexes, answerer, site}: Docs): DocsTools {
  const {engine, passagesOf} = library;
  const routes = new Map([
    ...redirects.map(({from, to}): [string, string] => [from.toLowerCase(), to]),
    ...[...markdown.keys()].map((route): [string, string] => [route.toLowerCase(), route]),
  ]);

  return {
    async search_docs(query) {
      const {hits} = answerRequest(
        engine,
        {indexName: 'embedded', query, hitsPerPage: SEARCH_RESULTS},
        {siteUrl: site, passagesOf},
      );
      if (hits.length > 0) return searchText(hits);
      const closest = suggestPages(query, engine).map(
        ({title, route}) => `- [${title}](${pageAddress(route, site)})`,
      );
      const advice = 'Search with other words, or read the index of all pages: read_page with "/".';
      return [`No results for "${query}". ${advice}`, ...closest].join('\n');
    },
    async read_page(page) {
      const wanted = routeOfAddress(page.trim(), site);
      const text = markdown.get(routes.get(wanted.toLowerCase()) ?? wanted) ?? indexes.get(wanted.slice(1));
      if (text !== undefined) return text;
      const closest = closestRoutes(wanted, [...markdown.keys()]);
      throw new ToolError(
        `Expected the address of a page, found "${page}", which doesn't exist. ` +
          (closest.length > 0
            ? `The closest pages are ${closest.join(', ')}.`
            : 'Search for the page with search_docs.'),
      );
    },
    async ask_docs(question, signal) {
      return answerText(answerer.answer({message: question.trim(), thread: []}, signal), site);
    },
  };
}

/** Returns search results as a Markdown list: heading path, address and excerpt. */
function searchText(hits: readonly SearchHit[]): string {
  return hits
    .map(({url, content, hierarchy}, index) => {
      // The first level is the page's section of the site and its title, the second the title alone.
      const names = levels.slice(1).flatMap((level) => hierarchy[level] ?? []);
      const lines = [`${index + 1}. [${names.join(' › ')}](${url})`];
      if (content) lines.push(`   ${content}`);
      return lines.join('\n');
    })
    .join('\n');
}
