/** Pages that are prefetched while the reader looks at one page. */
const PAGES_PER_VIEW = 8;

/** Requests the code of the page at a path; false if it was requested before, or if the reader saves data. */
type Prefetch = (path: string) => false | Promise<unknown>;

export type PrefetchQueue = {
  /** Starts a new budget for the page at `path`, and forgets the links of the page before. */
  startView(path: string): void;
  /** Adds the page that a visible link leads to. */
  add(path: string): void;
};

/**
 * Returns a queue that prefetches pages one after another, when the browser is idle: at most 8 per view, and first those
 * whose paths have the longest common start with the current page's.
 *
 * @param prefetch requests the code of one page
 * @param whenIdle runs a function when the page has loaded and the browser is idle
 */
export function createPrefetchQueue(prefetch: Prefetch, whenIdle: (work: () => void) => void): PrefetchQueue {
  const waiting = new Set<string>();
  let view = '';
  let left = 0;
  let isScheduled = false;

  const schedule = () => {
    if (isScheduled || waiting.size === 0 || left === 0) return;
    isScheduled = true;
    whenIdle(prefetchNext);
  };
  const prefetchNext = () => {
    isScheduled = false;
    while (left > 0 && waiting.size > 0) {
      const next = nearest(waiting, view);
      waiting.delete(next);
      const request = prefetch(next);
      if (request === false) continue;
      left -= 1;
      void request.finally(schedule);
      return;
    }
  };
  return {
    startView(path) {
      view = path;
      left = PAGES_PER_VIEW;
      waiting.clear();
    },
    add(path) {
      if (path === view) return;
      waiting.add(path);
      schedule();
    },
  };
}

function nearest(paths: ReadonlySet<string>, view: string): string {
  return [...paths].reduce((best, path) =>
    commonLength(path, view) > commonLength(best, view) ? path : best,
  );
}

/** Returns the number of characters that two paths have in common at their start. */
function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
