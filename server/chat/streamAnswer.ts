import type {Context} from 'hono';
import {streamSSE} from 'hono/streaming';
import type {AnswerEvent} from '../../src/askAi/answerer';
import {encodeEvent, KEEP_ALIVE, type ChatEvent} from '../../src/askAi/protocol';
import {SERVER_STOPS} from './requestLimits';

type Options = {
  /** Aborts when the client disconnects or the answer times out. */
  signal: AbortSignal;
  /** Milliseconds between comments that keep the connection open while the answer pauses. */
  keepAlive?: number;
  /** Called when the client disconnects. */
  onDisconnect: () => void;
  /** Called once at the end of every answer, with the error if it failed. */
  onEnd: (end: AnswerEnd, failure?: unknown) => void;
};

/** How an answer ended. `stopped` means that the signal aborted. */
type AnswerEnd = 'done' | 'error' | 'stopped' | 'failed';

/** Milliseconds. */
const KEEP_ALIVE_INTERVAL = 15_000;

/**
 * Returns a response that streams an answer's events as fast as the client reads them. It ends with `error` or `done`,
 * unless the client disconnects.
 */
export function streamAnswer(
  context: Context,
  events: AsyncIterable<ChatEvent>,
  {signal, keepAlive = KEEP_ALIVE_INTERVAL, onDisconnect, onEnd}: Options,
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
    const keepAliveTimer = setInterval(() => void stream.write(KEEP_ALIVE), keepAlive);
    // The connection keeps the process alive, so the timer doesn't have to.
    keepAliveTimer.unref();
    stream.onAbort(onDisconnect);
    // A client that stops reading blocks `send`. End the answer here to free its slot and its timer.
    const onTimeout = () => {
      clearInterval(keepAliveTimer);
      end('stopped');
    };
    signal.addEventListener('abort', onTimeout, {once: true});
    try {
      for await (const event of untilAborted(events, signal)) {
        if (event.type === 'done' || event.type === 'error') return await finish(event.type, event);
        await send(event);
      }
      await (signal.aborted
        ? finish('stopped', {type: 'error', code: signal.reason === SERVER_STOPS ? 'busy' : 'timed_out'})
        : finish('done', {type: 'done'}));
    } catch (failure) {
      await finish('failed', {type: 'error', code: 'internal'}, failure);
    } finally {
      clearInterval(keepAliveTimer);
    }
  });
}

/** Yields events until the signal aborts, without waiting for a source that ignores the signal. */
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

/** The text and the number of sources that were sent, and whether the question was declined. */
export type AnswerSoFar = {text: string; sources: number; declined?: boolean};

/**
 * Yields the events of an answer and records them in `answer`. Adds the answer's id to `done`, so that the reader can give
 * feedback.
 */
export async function* recordAnswer(
  events: AsyncIterable<AnswerEvent>,
  {answer, answerId, onDone}: {answer: AnswerSoFar; answerId: string; onDone: () => Promise<void>},
): AsyncGenerator<AnswerEvent> {
  for await (const event of events) {
    if (event.type === 'delta') answer.text += event.text;
    if (event.type === 'sources') answer.sources += event.sources.length;
    if (event.type === 'done') answer.declined = event.declined;
    // Save the thread before the client gets `done` and may send the next question.
    if (event.type === 'done') await onDone();
    yield event.type === 'done' ? {...event, answerId} : event;
  }
}
