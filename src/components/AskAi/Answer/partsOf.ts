/** The items, so many together: React passes over a part that is as it was, and the browser over one out of sight. */
export function partsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
