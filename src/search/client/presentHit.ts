import type {TextPart} from '../../retrieval/ranking/markMatches';
import {levels, type Level, type SearchHit} from './searchTypes';

/** What a reader sees of a hit. */
export type PresentedHit = {
  title: TextPart[];
  /** The part of the site that its page belongs to. */
  group: string;
  /** The headings above this one, the page's title first. */
  path: string[];
  /** The text around the matches. */
  snippet: TextPart[];
};

export function presentHit(hit: SearchHit): PresentedHit {
  const {hierarchy, content, parts} = hit;
  const level = levelOf(hit);
  return {
    title: parts?.title ?? plain(hierarchy[level] ?? ''),
    group: groupOf(hierarchy),
    path: levels.slice(1, levels.indexOf(level)).flatMap((above) => hierarchy[above] ?? []),
    snippet: parts?.snippet ?? plain(content ?? ''),
  };
}

/** The level of the deepest heading of a hit. */
export function levelOf({hierarchy}: Pick<SearchHit, 'hierarchy'>): Level {
  return levels.findLast((level) => hierarchy[level]) ?? 'lvl0';
}

/** The embedded engine groups by page: the page's title ends the name of its group. */
function groupOf({lvl0, lvl1}: SearchHit['hierarchy']): string {
  if (lvl0 === null || lvl0 === lvl1) return '';
  return lvl0.endsWith(` › ${lvl1}`) ? lvl0.slice(0, -` › ${lvl1}`.length) : lvl0;
}

function plain(text: string): TextPart[] {
  return text === '' ? [] : [{text, isMatch: false}];
}
