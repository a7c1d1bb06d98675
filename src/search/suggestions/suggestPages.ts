import type {SearchEngine} from '../../retrieval/ranking/engine';
import type {Outline} from '../../retrieval/index/outline';

/** A page by its title, for where a search or an address leads nowhere. */
export type SuggestedPage = {route: string; title: string};

/** Less alike than this is chance. */
const LEAST_LIKENESS = 0.2;

/**
 * Pages for a text that leads nowhere, best first: those that search finds, else those whose titles look like it, else
 * where each part of the site begins.
 */
export function suggestPages(
  text: string,
  {rank, outline}: Pick<SearchEngine, 'rank' | 'outline'>,
  count = 5,
): SuggestedPage[] {
  const found = rank(text).pages.map(({page}) => ({route: page.route, title: page.title}));
  const suggested = found.length > 0 ? found : alike(text, outline);
  return (suggested.length > 0 ? suggested : beginnings(outline)).slice(0, count);
}

function beginnings({doors, pages}: Outline): SuggestedPage[] {
  return doors.flatMap((title, door) => {
    const page = pages.find((page) => page.door === door);
    return page === undefined ? [] : [{route: page.route, title}];
  });
}

function alike(text: string, {pages}: Outline): SuggestedPage[] {
  const wanted = pairsOf(text);
  return pages
    .map(({route, title}) => ({route, title, likeness: likeness(wanted, pairsOf(title))}))
    .filter(({likeness}) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({route, title}) => ({route, title}));
}

/** The neighbouring letters of each word. */
function pairsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.flatMap((word) => Array.from(word.slice(1), (letter, index) => word[index] + letter)));
}

/** Sørensen–Dice coefficient: 1 where all pairs are shared, 0 where none is. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
