/**
 * Returns the `count` names closest to `name`; names at the same distance are in alphabetical order. The edit distance is
 * divided by the length of the longer name, because otherwise every short name would be close.
 */
export function closestNames(name: string, names: readonly string[], count: number): string[] {
  return names
    .map((candidate) => ({
      candidate,
      distance: editDistance(name, candidate) / Math.max(name.length, candidate.length),
    }))
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, count)
    .map(({candidate}) => candidate);
}

/** Returns the Levenshtein distance: the number of inserted, deleted and replaced characters. */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({length: to.length + 1}, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const deleted = (previous[column] ?? 0) + 1;
      const inserted = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, deleted, inserted));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
