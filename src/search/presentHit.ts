import {levels, type SearchHit} from './algoliaProtocol';
import type {TextPart} from '../retrieval/ranking/markMatches';
import {fromMarkup} from './markup';

/** What a reader sees of a hit, of either engine. */
export type PresentedHit = {
  title: TextPart[];
  /** Where the page stands, and the headings above this one, the page's title first. */
  group: string;
  path: string[];
  /** The text around the matches. */
  snippet: TextPart[];
};

/** A stored hit, as among recent searches, has no highlights. */
export function presentHit({hierarchy, content, _highlightResult, _snippetResult}: SearchHit): PresentedHit {
  const depth = Math.max(
    0,
    levels.findLastIndex((level) => hierarchy[level]),
  );
  const level = levels[depth]!;
  const title = _highlightResult?.hierarchy?.[level]?.value;
  const snippet = _snippetResult?.content?.value;
  return {
    title: title === undefined ? plain(hierarchy[level] ?? '') : fromMarkup(title),
    group: doorOf(hierarchy),
    path: levels.slice(1, depth).flatMap((above) => hierarchy[above] ?? []),
    snippet: snippet === undefined ? plain(content ?? '') : fromMarkup(snippet),
  };
}

/** The embedded engine groups by page, so that the page's title ends the name of its group. */
function doorOf({lvl0, lvl1}: SearchHit['hierarchy']): string {
  if (lvl0 === null || lvl0 === lvl1) return '';
  return lvl0.endsWith(` › ${lvl1}`) ? lvl0.slice(0, -` › ${lvl1}`.length) : lvl0;
}

function plain(text: string): TextPart[] {
  return text === '' ? [] : [{text, isMatch: false}];
}
