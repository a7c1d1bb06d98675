import type {ChatEvent} from './protocol';

export type EventBuffer = {push(event: ChatEvent): void; deliver(): void};

/** Collects events and hands them on together, at the next frame or when `deliver` is called. */
export function createEventBuffer(
  flush: (events: readonly ChatEvent[]) => void,
  onNextFrame: (callback: () => void) => () => void,
): EventBuffer {
  let waiting: ChatEvent[] = [];
  let cancel: (() => void) | undefined;
  function deliver() {
    cancel?.();
    cancel = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0) flush(events);
  }
  return {
    push(event) {
      waiting.push(event);
      cancel ??= onNextFrame(deliver);
    },
    deliver,
  };
}
