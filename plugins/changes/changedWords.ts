/**
 * Returns the number of words that differ between the removed and the added lines of a change. Words that only moved
 * don't count, and a replaced word counts once.
 */
export function changedWords(removed: readonly string[], added: readonly string[]): number {
  const counts = new Map<string, number>();
  const count = (lines: readonly string[], step: number) => {
    for (const line of lines)
      for (const word of line.split(/\s+/)) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + step);
  };
  count(added, 1);
  count(removed, -1);
  let [more, less] = [0, 0];
  for (const difference of counts.values()) {
    if (difference > 0) more += difference;
    else less -= difference;
  }
  return Math.max(more, less);
}
