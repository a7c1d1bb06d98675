/**
 * Returns the highest rate that holds, within a tenth, and 0 if not even the first one does. It doubles the rate until one
 * fails, then bisects. `holds` is called with whole requests per second.
 */
export async function highestRate(first: number, holds: (rate: number) => Promise<boolean>): Promise<number> {
  let [best, failing] = [0, first];
  while (await holds(failing)) [best, failing] = [failing, failing * 2];
  if (best === 0) return 0;
  while (failing - best > best / 10) {
    const middle = Math.round((best + failing) / 2);
    if (await holds(middle)) best = middle;
    else failing = middle;
  }
  return best;
}
