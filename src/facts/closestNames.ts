/**
 * The `count` names nearest to `name`, equal ones in alphabetical order. Edits count by the length of the longer
 * name, or every short name would be near.
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

/** Levenshtein distance: insertions, deletions and replacements of one character, each counting 1. */
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
