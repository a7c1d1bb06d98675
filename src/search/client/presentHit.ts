import type {TextPart} from '../../retrieval/ranking/markMatches';
import {levels, type Level, type SearchHit} from './searchTypes';

/** A hit as displayed. */
export type PresentedHit = {
  title: TextPart[];
  /** The sidebar group of the page. */
  group: string;
  /** Headings above the hit's own, starting with the page's title. */
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

/** Returns the level of a hit's deepest heading. */
export function levelOf({hierarchy}: Pick<SearchHit, 'hierarchy'>): Level {
  return levels.findLast((level) => hierarchy[level]) ?? 'lvl0';
}

/** Returns the sidebar group of a hit. In the embedded engine, `lvl0` also contains the page's title. */
function groupOf({lvl0, lvl1}: SearchHit['hierarchy']): string {
  if (lvl0 === null || lvl0 === lvl1) return '';
  return lvl0.endsWith(` › ${lvl1}`) ? lvl0.slice(0, -` › ${lvl1}`.length) : lvl0;
}

function plain(text: string): TextPart[] {
  return text === '' ? [] : [{text, isMatch: false}];
}
