import type {ChatEvent} from './protocol';

export type EventBuffer = {push(event: ChatEvent): void; deliver(): void};

/** Returns a buffer that passes events to `flush` in batches, at the next frame or when `deliver` is called. */
export function createEventBuffer(
  flush: (events: readonly ChatEvent[]) => void,
  onNextFrame: (callback: () => void) => () => void,
): EventBuffer {
  let pending: ChatEvent[] = [];
  let cancel: (() => void) | undefined;
  function deliver() {
    cancel?.();
    cancel = undefined;
    const events = pending;
    pending = [];
    if (events.length > 0) flush(events);
  }
  return {
    push(event) {
      pending.push(event);
      cancel ??= onNextFrame(deliver);
    },
    deliver,
  };
}
