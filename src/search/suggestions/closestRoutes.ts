import {editDistance} from '../../facts/closestNames';
import {queryStopWords} from '../../retrieval/text/stopWords';
import {decoded} from '../../urls/decoded';

/** Minimum similarity of a suggested route, from 0 (nothing in common) to 1 (equal). */
const MIN_SIMILARITY = 0.65;
/** Minimum similarity of a route whose last segment, such as `overview`, occurs in several routes. */
const MIN_SIMILARITY_OF_NAMESAKES = 0.7;
/** Number of characters that are compared. Longer than any route; only the end of a longer path is compared. */
const MAX_LENGTH = 200;
/** Words that occur in many addresses and don't identify a page. */
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
 * Returns the routes most similar to a mistyped or outdated path, best first; none if no route is similar.
 * The last segment weighs most, because a page that moved usually keeps it.
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
      const [similarity, minimum] = isNamesake
        ? [similarityOf(wanted, known), MIN_SIMILARITY_OF_NAMESAKES]
        : [similarityOfPaths(wanted, known), MIN_SIMILARITY];
      return {route, similarity, isClose: similarity >= minimum, sharesWords: sharesWords(path, route)};
    })
    .filter(({isClose, sharesWords}) => isClose || sharesWords)
    .sort(
      (a, b) =>
        Number(b.isClose) - Number(a.isClose) ||
        b.similarity - a.similarity ||
        a.route.localeCompare(b.route, 'en'),
    )
    .slice(0, count)
    .map(({route}) => route);
}

/** Returns true if a text contains every word of the path's last segment, allowing for typos and inflection. */
export function sharesWords(path: string, text: string): boolean {
  const wanted = normalize(path);
  const known = wordsOf(text.toLowerCase());
  const last = wordsOf(lastOf(wanted)).filter(isSignificant);
  const words = last.length > 0 ? last : wordsOf(wanted).filter(isSignificant);
  return words.length > 0 && words.every((word) => known.some((other) => isSimilar(word, other)));
}

function normalize(path: string): string {
  return decoded(path)
    .slice(-MAX_LENGTH)
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

function isSignificant(word: string): boolean {
  return word.length > 1 && !GENERIC_WORDS.has(word) && !queryStopWords.has(word);
}

/** Allows one edit per five letters of the longer word. Short words must be equal: `node` is not `code`. */
function isSimilar(one: string, other: string): boolean {
  return editDistance(one, other) <= Math.max(one.length, other.length) / 5;
}

function similarityOfPaths(a: string, b: string): number {
  return 0.7 * similarityOf(lastOf(a), lastOf(b)) + 0.3 * similarityOf(a, b);
}

/** Returns 1 minus the edit distance divided by the length of the longer text. */
function similarityOf(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}
