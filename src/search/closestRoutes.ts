import {editDistance} from '../facts/closestNames';

/** Least likeness of a route worth suggesting, from 0 (nothing in common) to 1 (equal). */
const LEAST_LIKENESS = 0.5;

/**
 * The routes that a mistyped or outdated path most likely meant, best first.
 * A page that moved keeps its last segment, so that one weighs most.
 */
export function closestRoutes(path: string, routes: readonly string[], count = 5): string[] {
  const wanted = normalize(path);
  return routes
    .map((route) => ({route, likeness: likenessOfPaths(wanted, normalize(route))}))
    .filter(({likeness}) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || a.route.localeCompare(b.route, 'en'))
    .slice(0, count)
    .map(({route}) => route);
}

function normalize(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray percent sign: compare the path as it came.
  }
  return decoded
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, '')
    .replace(/[\s_]+/g, '-')
    .replace(/^\/+|\/+$/g, '');
}

function likenessOfPaths(a: string, b: string): number {
  const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return 0.7 * likeness(lastOf(a), lastOf(b)) + 0.3 * likeness(a, b);
}

/** 1 minus the edit distance as a share of the longer text; a text inside the other counts at least 0.75. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 0;
  const byEdits = 1 - editDistance(a, b) / longest;
  const contained = Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a));
  return contained ? Math.max(byEdits, 0.75) : byEdits;
}
