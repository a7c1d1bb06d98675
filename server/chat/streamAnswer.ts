import type {AnswerEvent} from '../../src/askAi/answerer';
import {encodeEvent, KEEP_ALIVE, type ChatEvent} from '../../src/askAi/protocol';

type Options = {
  /** Stops the answer: the reader left, or the server wants to. */
  controller: AbortController;
  /** Milliseconds after which the answer is cut. */
  timeout: number;
  /** Milliseconds without a word after which a comment says that the answer goes on. */
  keepAlive?: number;
  /** Called once, whatever the end was, and with what nobody foresaw where the answer failed. */
  onEnd: (end: AnswerEnd, failure?: unknown) => void;
};

/** How an answer ended. */
type AnswerEnd = 'done' | 'error' | 'timed_out' | 'abandoned' | 'failed';

const KEEP_ALIVE_EVERY = 15_000;

type Step = {event: ChatEvent; end?: AnswerEnd; failure?: unknown};

const TIMED_OUT: Step = {event: {type: 'error', code: 'timed_out'}, end: 'timed_out'};

/**
 * The body of an answer: `first`, then the events as they come, each when the reader takes it. There is always an
 * `error` or `done` at the end, unless the reader left.
 */
export function streamAnswer(
  first: readonly ChatEvent[],
  events: AsyncIterable<ChatEvent>,
  {controller: answering, timeout, keepAlive = KEEP_ALIVE_EVERY, onEnd}: Options,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = events[Symbol.asyncIterator]();
  const pending = [...first];
  let ended = false;
  let isPulled = false;
  let hasLeft = false;
  let late: ReturnType<typeof setTimeout> | undefined;

  function end(how: AnswerEnd, failure?: unknown): void {
    if (ended) return;
    ended = true;
    clearTimeout(late);
    answering.abort();
    onEnd(how, failure);
    // Whoever writes the answer may wait for something that never comes; nobody waits for them.
    source.return?.(undefined).catch(() => undefined);
  }

  async function next(): Promise<Step> {
    const event = pending.shift();
    if (event) return {event};
    if (answering.signal.aborted) return TIMED_OUT;
    const {promise: cut, stop} = whenAborted(answering.signal);
    try {
      const result = await Promise.race([source.next(), cut]);
      if (result === 'aborted') return TIMED_OUT;
      if (result.done) return {event: {type: 'done'}, end: 'done'};
      const {type} = result.value as ChatEvent;
      return {event: result.value, ...((type === 'done' || type === 'error') && {end: type})};
    } catch (failure) {
      return {event: {type: 'error', code: 'internal'}, end: 'failed', failure};
    } finally {
      stop();
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      start() {
        late = setTimeout(() => {
          answering.abort();
          // A reader who takes nothing holds nothing either, and learns why once they read on.
          if (!isPulled) end('timed_out');
        }, timeout);
        // A process that is done with everything else need not wait for it.
        if (typeof late === 'object') late.unref();
      },
      async pull(stream) {
        isPulled = true;
        const alive = setInterval(() => {
          if (!hasLeft) stream.enqueue(encoder.encode(KEEP_ALIVE));
        }, keepAlive);
        try {
          const {event, end: how, failure} = await next();
          if (hasLeft) return;
          stream.enqueue(encoder.encode(encodeEvent(event)));
          if (how === undefined) return;
          end(how, failure);
          stream.close();
        } finally {
          clearInterval(alive);
          isPulled = false;
        }
      },
      cancel() {
        hasLeft = true;
        end('abandoned');
      },
    },
    {highWaterMark: 0},
  );
}

function whenAborted(signal: AbortSignal): {promise: Promise<'aborted'>; stop: () => void} {
  let stop = () => undefined as void;
  const promise = new Promise<'aborted'>((resolve) => {
    const onAbort = () => resolve('aborted');
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, {once: true});
    stop = () => signal.removeEventListener('abort', onAbort);
  });
  return {promise, stop};
}

/** What was said of an answer so far. */
export type Said = {text: string; sources: number};

/** Passes an answer on and notes in `said` what goes by. */
export async function* recordAnswer(
  events: AsyncIterable<AnswerEvent>,
  said: Said,
  onDone: () => Promise<void>,
): AsyncGenerator<AnswerEvent> {
  for await (const event of events) {
    if (event.type === 'delta') said.text += event.text;
    if (event.type === 'sources') said.sources += event.sources.length;
    // The thread is there before the reader hears the end, and asks on.
    if (event.type === 'done') await onDone();
    yield event;
  }
}
