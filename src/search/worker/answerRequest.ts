import type {Passage} from '../../retrieval/index/passage';
import type {RankedPage, RankedSection, SearchEngine} from '../../retrieval/ranking/engine';
import {markMatches, type Matcher, type TextPart} from '../../retrieval/ranking/markMatches';
import {filterNames, noFilters, passesFilters, type FilterCounts, type Filters} from '../client/filters';
import {
  levels,
  type Level,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from '../client/searchTypes';
import {quotationsOf, quotingFirst} from './quotations';
import {sectionSnippet, snippetOf} from './snippet';

const HITS_PER_PAGE = 20;

type Site = {
  /** URL of the home page, with a trailing slash. */
  siteUrl: string;
  /** Returns the passages of a section, by its number, for snippets; none until they are loaded. */
  passagesOf?: (section: number) => readonly Passage[];
};

/** Returns the embedded engine's response: the sections in page order, best page first. */
export function answerRequest(engine: SearchEngine, request: SearchRequest, site: Site): SearchResponse {
  const {query = '', page = 0, hitsPerPage = HITS_PER_PAGE, pageFilters = noFilters} = request;
  const {pages: ranking, matcher} = engine.rank(query);
  const {passagesOf = () => []} = site;
  const found = quotingFirst(ranking, query, engine, passagesOf);
  const quotations = quotationsOf(query);
  const valuesOf = ({page: {category, kind}}: RankedPage): Filters => ({
    section: category === undefined ? '' : engine.outline.categories[category]!,
    kind: kind ?? '',
  });
  const pages = found.filter((ranked) => passesFilters(valuesOf(ranked), pageFilters));
  const end = (page + 1) * hitsPerPage;
  const sections = pages
    .slice(0, end)
    .flatMap((ranked) => ranked.sections.map((section) => ({...ranked, section})));
  const nbHits = pages.reduce((sum, ranked) => sum + ranked.sections.length, 0);
  return {
    query,
    hits: sections.slice(page * hitsPerPage, end).map((ranked) => {
      const passages = passagesOf(ranked.section.id);
      const description = ranked.section.path.length === 0 ? ranked.page.description : '';
      const snippet = snippetFor(passages, description, matcher, quotations);
      return hitOf(ranked, engine.outline.categories, {matcher, snippet, siteUrl: site.siteUrl});
    }),
    nbHits,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    page,
    hitsPerPage,
    facets: countValues(found, valuesOf, pageFilters),
  };
}

function countValues(
  pages: readonly RankedPage[],
  valuesOf: (page: RankedPage) => Filters,
  filters: Filters,
): FilterCounts {
  const counts: FilterCounts = {section: {}, kind: {}};
  for (const page of pages) {
    const values = valuesOf(page);
    for (const name of filterNames) {
      if (values[name] === '' || !passesFilters(values, filters, name)) continue;
      counts[name][values[name]] = (counts[name][values[name]] ?? 0) + page.sections.length;
    }
  }
  return counts;
}

function hitOf(
  {page, section}: Pick<RankedPage, 'page'> & {section: RankedSection},
  categories: readonly string[],
  {matcher, snippet, siteUrl}: {matcher: Matcher; snippet: TextPart[]; siteUrl: string},
): SearchHit {
  const {route, entry, title, category} = page;
  const {anchor, path} = section;
  const address = `${siteUrl}${encodeURI(route.slice(1))}/`;
  // The first name is the heading that DocSearch displays above the sections of a page.
  const names = [category === undefined ? title : `${categories[category]} › ${title}`, title, ...path];
  const hierarchy = Object.fromEntries(levels.map((level, depth) => [level, names[depth] ?? null]));
  return {
    // Several API operations can be below the same heading.
    objectID: `${route}#${anchor}${entry === undefined ? '' : ` ${title}`}`,
    type: levels[names.length - 1] ?? 'lvl6',
    url: anchor === '' ? address : `${address}#${encodeURIComponent(anchor)}`,
    content: snippet.map(({text}) => text).join('') || null,
    hierarchy: hierarchy as Record<Level, string | null>,
    parts: {title: markMatches(names.slice(0, levels.length).at(-1)!, matcher), snippet},
  };
}

/** Returns the snippet of the best passage, or of the page's description if no passage has a match. */
function snippetFor(
  passages: readonly Passage[],
  description: string,
  matcher: Matcher,
  quotations: readonly string[],
): TextPart[] {
  const snippet = sectionSnippet(passages, matcher, quotations);
  const hasMatch = snippet.some(({isMatch}) => isMatch);
  return hasMatch || description === '' ? snippet : snippetOf(description, matcher);
}
