import type {SearchEngine} from '../../retrieval/ranking/engine';
import type {Outline, OutlinePage} from '../../retrieval/index/outline';

/** A page suggested for a search without results or an unknown address. */
export type SuggestedPage = {route: string; title: string};

/** Titles with a lower similarity match by chance. */
const MIN_SIMILARITY = 0.2;

/**
 * Returns pages to suggest for a text without results, best first: the pages found by search, otherwise the pages with a
 * similar title.
 */
export function suggestPages(
  text: string,
  {rank, outline}: Pick<SearchEngine, 'rank' | 'outline'>,
  count = 5,
): SuggestedPage[] {
  const found = rank(text).pages.map(({page}) => suggestionOf(page));
  return (found.length > 0 ? found : pagesWithSimilarTitle(text, outline)).slice(0, count);
}

function suggestionOf({route, entry, title}: OutlinePage): SuggestedPage {
  return {route: entry === undefined ? route : `${route}#${entry.anchor}`, title};
}

function pagesWithSimilarTitle(text: string, {pages}: Outline): SuggestedPage[] {
  const wanted = bigramsOf(text);
  return pages
    .map((page) => ({...suggestionOf(page), similarity: similarity(wanted, bigramsOf(page.title))}))
    .filter(({similarity}) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .map(({route, title}) => ({route, title}));
}

/** Returns the letter bigrams of each word. */
function bigramsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.flatMap((word) => Array.from(word.slice(1), (letter, index) => word[index] + letter)));
}

/** Returns the Sørensen–Dice coefficient, from 0 (no common bigram) to 1 (equal). */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((bigram) => b.has(bigram)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
