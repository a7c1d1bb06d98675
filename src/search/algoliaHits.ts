import {
  levels,
  type Highlight,
  type Level,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from './algoliaProtocol';
import type {RankedPage, RankedSection, SearchEngine} from '../retrieval/ranking/engine';
import {markMatches, type Matcher, type TextPart} from '../retrieval/ranking/markMatches';
import {toMarkup} from './markup';
import type {Passage, SectionPassages} from '../retrieval/index/passage';
import {sectionSnippet, snippetOf} from './snippet';

const HITS_PER_PAGE = 20;

/**
 * Answers one of Algolia's queries with the embedded engine: pages in order, the sections of each together.
 *
 * @param site address of the home page, with a slash at the end, and what snippets quote, once it is loaded
 */
export function answerRequest(engine: SearchEngine, request: SearchRequest, site: Site): SearchResponse {
  const {indexName, query = '', page = 0, hitsPerPage = HITS_PER_PAGE} = request;
  const {pages, matcher} = engine.rank(query);
  const context = {matcher, ...site, names: new Map<string, Highlight>()};
  const end = (page + 1) * hitsPerPage;
  const entries = pages
    .slice(0, end)
    .flatMap((ranked) => ranked.sections.map((section) => ({ranked, section})));
  const nbHits = pages.reduce((sum, {sections}) => sum + sections.length, 0);
  return {
    index: indexName,
    query,
    hits: entries
      .slice(page * hitsPerPage, end)
      .map(({ranked, section}) => hitOf(engine, ranked, section, context)),
    nbHits,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    page,
    hitsPerPage,
    processingTimeMS: 0,
  };
}

type Site = {siteUrl: string; passages?: SectionPassages};

type Context = Site & {
  matcher: Matcher;
  /** Names as they were marked, since the sections of a page share most of theirs. */
  names: Map<string, Highlight>;
};

function hitOf(
  engine: SearchEngine,
  {page}: RankedPage,
  section: RankedSection,
  {matcher, siteUrl, passages, names: marked}: Context,
): SearchHit {
  const {route, title, description, door} = page;
  const {id, anchor, path} = section;
  const address = `${siteUrl}${encodeURI(route.slice(1))}/`;
  const names = [groupOf(title, door === undefined ? undefined : engine.outline.doors[door]), title, ...path];
  const snippet = contentOf(passages?.sections[id] ?? [], path.length === 0 ? description : '', matcher);
  const content = highlight(snippet);
  const hierarchy = Object.fromEntries(levels.map((level, depth) => [level, names[depth] ?? null])) as Record<
    Level,
    string | null
  >;
  const highlighted = Object.fromEntries(
    names.map((name, depth) => {
      const known = marked.get(name) ?? highlight(markMatches(name, matcher));
      marked.set(name, known);
      return [levels[depth]!, known];
    }),
  );
  return {
    objectID: `${route}#${anchor}`,
    type: levels[names.length - 1] ?? 'lvl6',
    url: anchor === '' ? address : `${address}#${encodeURIComponent(anchor)}`,
    url_without_anchor: address,
    anchor: anchor === '' ? null : anchor,
    content: snippet.map(({text}) => text).join('') || null,
    hierarchy,
    _highlightResult: {hierarchy: highlighted},
    _snippetResult: {hierarchy: highlighted, ...(snippet.length > 0 && {content})},
  };
}

/** What DocSearch shows above the sections of a page. */
function groupOf(title: string, door: string | undefined): string {
  return door === undefined ? title : `${door} › ${title}`;
}

/** The stretch around the matches of a passage; a page's description where no passage has any. */
function contentOf(passages: readonly Passage[], description: string, matcher: Matcher): TextPart[] {
  const snippet = sectionSnippet(passages, matcher);
  return hasMatch(snippet) || description === '' ? snippet : snippetOf(description, matcher);
}

function hasMatch(parts: readonly TextPart[]): boolean {
  return parts.some(({isMatch}) => isMatch);
}

function highlight(parts: readonly TextPart[]): Highlight {
  const matchedWords = [...new Set(parts.filter(({isMatch}) => isMatch).map(({text}) => text.toLowerCase()))];
  return {value: toMarkup(parts), matchLevel: matchedWords.length > 0 ? 'full' : 'none', matchedWords};
}
