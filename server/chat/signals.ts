/**
 * Returns a signal that aborts with the first of others, for its reason, until it is released. Node.js 20 keeps the signals
 * of `AbortSignal.any` in memory as long as they have a listener, even if nothing can abort them any more.
 */
export function anySignal(...sources: readonly AbortSignal[]): {signal: AbortSignal; release(): void} {
  const controller = new AbortController();
  const listeners = sources.map((source) => ({source, abort: () => controller.abort(source.reason)}));
  for (const {source, abort} of listeners) {
    if (source.aborted) abort();
    source.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    release() {
      for (const {source, abort} of listeners) source.removeEventListener('abort', abort);
    },
  };
}

/**
 * Returns a timer whose signal aborts with a reason after a number of milliseconds, unless it is stopped before.
 * `AbortSignal.timeout` can't be stopped: until its time is over, it stays in memory with its listeners.
 */
export function createTimer(
  milliseconds: number,
  reason: Error,
): {signal: AbortSignal; start(): void; stop(): void} {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    start() {
      timer = setTimeout(() => controller.abort(reason), milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
