import {createChatTransport, type TransportOptions} from '@site/src/askAi/chatTransport';
import {ChatFault} from '@site/src/askAi/fault';
import {encodeEvent, type ChatEvent} from '@site/src/askAi/protocol';

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

/** A fetch that returns the given response, and its recorded calls. */
export function fakeFetch(answer: Answer) {
  const calls: {url: string; init: RequestInit}[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    calls.push({url: String(url), init: init!});
    return answer(init!.signal!);
  };
  return {fetch, calls};
}

/** A body that sends the given pieces, then ends, breaks, or stays open until it is aborted. */
export function body(
  pieces: readonly string[],
  then: 'end' | 'break' | 'hang' = 'end',
  signal?: AbortSignal,
) {
  const cancelled = jest.fn();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        if (then === 'end') controller.close();
        signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
      },
      pull(controller) {
        // Not in `start`, because an error drops the pieces that are still queued.
        if (then === 'break') controller.error(new TypeError('network error'));
      },
      cancel: cancelled,
    },
    {highWaterMark: 0},
  );
  return {stream, cancelled};
}

/** Asks a question, and returns the events of the answer, its fault and the calls of fetch. */
export async function collect(
  answer: Answer,
  options: TransportOptions = {},
  signal = new AbortController().signal,
) {
  const {fetch, calls} = fakeFetch(answer);
  const events: ChatEvent[] = [];
  let fault: unknown;
  try {
    const answer = createChatTransport({fetch, ...options}).ask({message: 'Hi', threadId: 't1'}, signal);
    for await (const event of answer.events) events.push(event);
  } catch (error) {
    fault = error instanceof ChatFault ? error.fault : error;
  }
  return {events, fault, calls};
}

/** The event for a piece of an answer's text, as a server sends it. */
export const delta = encodeEvent({type: 'delta', text: 'Hello'});
/** The event at the end of an answer, as a server sends it. */
export const done = encodeEvent({type: 'done'});
