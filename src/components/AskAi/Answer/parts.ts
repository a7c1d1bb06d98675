/** The items, so many together: React passes over a part that is as it was, and the browser over one out of sight. */
export function partsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

/** Parts at the end that may be in sight, or so near to it that the browser gets them ready. */
const NEAR = 5;

/**
 * Whether the browser may let a part go while it is out of sight. Of one in sight it would only find that it is, and lay
 * it out a second time in the same frame.
 */
export function isPassed(index: number, parts: number): boolean {
  return index < parts - NEAR;
}
