import type {Context} from 'hono';
import {streamSSE} from 'hono/streaming';
import type {AnswerEvent} from '../../src/askAi/answerer';
import {encodeEvent, KEEP_ALIVE, type ChatEvent} from '../../src/askAi/protocol';

type Options = {
  /** The answer is to stop: the reader left, or its time is up. */
  signal: AbortSignal;
  /** Milliseconds between comments that tell proxies and the reader that the answer goes on. */
  keepAlive?: number;
  /** The reader left. */
  onLeave: () => void;
  /** Called once, whatever the end was, and with the error of an answer that failed. */
  onEnd: (end: AnswerEnd, failure?: unknown) => void;
};

/** How an answer ended; `stopped` by the signal. */
type AnswerEnd = 'done' | 'error' | 'stopped' | 'failed';

const KEEP_ALIVE_EVERY = 15_000;

/**
 * Streams an answer's events, each when the reader takes it. There is always an `error` or `done` at the end, unless the
 * reader left.
 */
export function streamAnswer(
  context: Context,
  events: AsyncIterable<ChatEvent>,
  {signal, keepAlive = KEEP_ALIVE_EVERY, onLeave, onEnd}: Options,
): Response {
  let ended = false;
  function end(how: AnswerEnd, failure?: unknown): void {
    if (ended) return;
    ended = true;
    onEnd(how, failure);
  }
  return streamSSE(context, async (stream) => {
    const send = async (event: ChatEvent) => void (await stream.write(encodeEvent(event)));
    const finish = async (how: AnswerEnd, event: ChatEvent, failure?: unknown) => {
      end(how, failure);
      await send(event);
    };
    const alive = setInterval(() => void stream.write(KEEP_ALIVE), keepAlive);
    stream.onAbort(onLeave);
    // Sending waits for the reader, and one who reads no further must not keep the answer's place.
    signal.addEventListener('abort', () => end('stopped'), {once: true});
    try {
      for await (const event of untilAborted(events, signal)) {
        if (event.type === 'done' || event.type === 'error') return await finish(event.type, event);
        await send(event);
      }
      await (signal.aborted
        ? finish('stopped', {type: 'error', code: 'timed_out'})
        : finish('done', {type: 'done'}));
    } catch (failure) {
      await finish('failed', {type: 'error', code: 'internal'}, failure);
    } finally {
      clearInterval(alive);
    }
  });
}

/** Passes events on until the signal aborts, and doesn't wait for a source that ignores the signal. */
async function* untilAborted<Event>(
  events: AsyncIterable<Event>,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  const source = events[Symbol.asyncIterator]();
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), {once: true});
  });
  try {
    while (!signal.aborted) {
      const result = await Promise.race([source.next(), aborted]);
      if (!result || result.done) return;
      yield result.value;
    }
  } finally {
    source.return?.(undefined).catch(() => undefined);
  }
}

/** How much of an answer was sent so far. */
export type AnswerSoFar = {text: string; sources: number};

/**
 * Passes an answer on and notes in `answer` what goes by. Its end names the answer, so that the reader can say whether it
 * helped.
 */
export async function* recordAnswer(
  events: AsyncIterable<AnswerEvent>,
  {answer, answerId, onDone}: {answer: AnswerSoFar; answerId: string; onDone: () => Promise<void>},
): AsyncGenerator<AnswerEvent> {
  for await (const event of events) {
    if (event.type === 'delta') answer.text += event.text;
    if (event.type === 'sources') answer.sources += event.sources.length;
    // The thread is kept before the reader learns of the end, and asks on.
    if (event.type === 'done') await onDone();
    yield event.type === 'done' ? {...event, answerId} : event;
  }
}
