import {editDistance} from '../../facts/closestNames';
import {queryStopWords} from '../../retrieval/text/stopWords';

/** Least likeness of a route worth suggesting, from 0 (nothing in common) to 1 (equal). */
const LEAST_LIKENESS = 0.65;
/** The same where the last segment, such as `overview`, is that of several routes and says little. */
const LEAST_LIKENESS_OF_NAMESAKES = 0.7;
/** No address of the site is nearly as long; of a longer path its end counts, which says most. */
const LONGEST = 200;
/** Words of addresses that don't tell one page from another. */
const GENERIC_WORDS = new Set([
  'doc',
  'docs',
  'guide',
  'home',
  'index',
  'intro',
  'overview',
  'page',
  'pages',
]);

/**
 * The routes that a mistyped or outdated path most likely meant, best first; none for a path like none.
 * A page that moved keeps its last segment, so that one weighs most.
 */
export function closestRoutes(path: string, routes: readonly string[], count = 5): string[] {
  const wanted = normalize(path);
  const paths = routes.map(normalize);
  const lastSegments = new Map<string, number>();
  for (const last of [...new Set(paths)].map(lastOf))
    lastSegments.set(last, (lastSegments.get(last) ?? 0) + 1);
  return routes
    .map((route, index) => {
      const known = paths[index] ?? '';
      const isNamesake = lastSegments.get(lastOf(known))! > 1;
      const [likeness, least] = isNamesake
        ? [likenessOf(wanted, known), LEAST_LIKENESS_OF_NAMESAKES]
        : [likenessOfPaths(wanted, known), LEAST_LIKENESS];
      return {route, likeness, isClose: likeness >= least, sharesWords: sharesWords(path, route)};
    })
    .filter(({isClose, sharesWords}) => isClose || sharesWords)
    .sort(
      (a, b) =>
        Number(b.isClose) - Number(a.isClose) ||
        b.likeness - a.likeness ||
        a.route.localeCompare(b.route, 'en'),
    )
    .slice(0, count)
    .map(({route}) => route);
}

/** Whether every word that a path ends with is, but for a typo or an ending, one of a text's. */
export function sharesWords(path: string, text: string): boolean {
  const wanted = normalize(path);
  const known = wordsOf(text.toLowerCase());
  const last = wordsOf(lastOf(wanted)).filter(isTelling);
  const words = last.length > 0 ? last : wordsOf(wanted).filter(isTelling);
  return words.length > 0 && words.every((word) => known.some((other) => isAlike(word, other)));
}

function normalize(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray percent sign: compare the path as it came.
  }
  return decoded
    .slice(-LONGEST)
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, '')
    .replace(/[\s_]+/g, '-')
    .replace(/^\/+|\/+$/g, '');
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isTelling(word: string): boolean {
  return word.length > 1 && !GENERIC_WORDS.has(word) && !queryStopWords.has(word);
}

/** One edit for every five letters of the longer word, so that short ones have to be equal: `node` is not `code`. */
function isAlike(one: string, other: string): boolean {
  return editDistance(one, other) <= Math.max(one.length, other.length) / 5;
}

function likenessOfPaths(a: string, b: string): number {
  return 0.7 * likenessOf(lastOf(a), lastOf(b)) + 0.3 * likenessOf(a, b);
}

/** 1 minus the edit distance as a share of the longer text. */
function likenessOf(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}
