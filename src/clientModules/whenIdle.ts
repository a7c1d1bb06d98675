/** Runs a function when the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(work), {once: true});
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(work);
  } else {
    // Safari has no idle callbacks.
    setTimeout(work, 1000);
  }
}
