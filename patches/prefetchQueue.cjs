/**
 * Links ask for the page of each link in view, often a hundred, in the task after hydration. A queue serves them
 * in idle time. Hovering over a link still loads its page immediately.
 */
const changes = [
  {
    why: 'At most 8 pages per view are prefetched, one after another, nearest to the current page first.',
    issue: 'no upstream issue',
    from: `const docusaurus = {
    prefetch,
    preload,
};`,
    to: `const PAGES_PER_VIEW = 8;
const waiting = new Set();
let view;
let left = 0;
let isScheduled = false;
const whenIdle = (work) => window.requestIdleCallback ? requestIdleCallback(work) : setTimeout(work, 1000);
const schedule = () => {
    if (isScheduled || waiting.size === 0 || left === 0) {
        return;
    }
    isScheduled = true;
    if (document.readyState === 'complete') {
        whenIdle(prefetchNext);
    }
    else {
        window.addEventListener('load', () => whenIdle(prefetchNext), { once: true });
    }
};
// The number of characters that a path has in common with the current page's.
const nearness = (path) => {
    let length = 0;
    while (length < path.length && path[length] === view[length]) {
        length += 1;
    }
    return length;
};
const prefetchNext = () => {
    isScheduled = false;
    const paths = [...waiting].filter(canPrefetch);
    if (view !== window.location.pathname || paths.length === 0) {
        return;
    }
    const next = paths.reduce((best, path) => nearness(path) > nearness(best) ? path : best);
    waiting.delete(next);
    left -= 1;
    Promise.resolve(prefetch(next)).finally(schedule);
};
const requestPrefetch = (routePath) => {
    if (!canPrefetch(routePath)) {
        return false;
    }
    if (view !== window.location.pathname) {
        view = window.location.pathname;
        left = PAGES_PER_VIEW;
        waiting.clear();
    }
    waiting.add(routePath);
    schedule();
    return undefined;
};
const docusaurus = {
    prefetch: requestPrefetch,
    preload,
};`,
  },
];

module.exports = {
  package: '@docusaurus/core',
  version: '3.10.2',
  file: 'lib/client/docusaurus.js',
  changes,
};
