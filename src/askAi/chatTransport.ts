import * as v from 'valibot';
import {encodeFeedback, encodeRequest, type ChatRequest, type Feedback} from './chatRequest';
import {ChatFault, type Fault} from './fault';
import {chatPaths, createStreamParser, parseRefusal, type ChatEvent, type StreamParser} from './protocol';

export type TransportOptions = {
  /** Origin of the endpoint; empty for the site's own origin. */
  origin?: string;
  fetch?: typeof fetch;
  /** Maximum wait for the first byte of the answer, in milliseconds. */
  firstByteTimeout?: number;
  /** Maximum pause within the answer, in milliseconds. */
  stallTimeout?: number;
  /** Pause after the end marker `done` that ends the answer, in milliseconds. */
  endPause?: number;
};

/** An answer in progress. */
type IncomingAnswer = {
  /** The events, as they arrive. Iteration throws a ChatFault, but not after an abort. */
  events: AsyncIterable<ChatEvent>;
  /** Returns buffered text that may be markup of the protocol, for a reader who stops early. */
  flush(): ChatEvent[];
};

export type ChatTransport = {
  /** Returns the answer to a question. The request is sent when iteration starts. */
  ask(request: ChatRequest, signal: AbortSignal): IncomingAnswer;
  /** Resolves with true if the endpoint accepted the feedback. */
  rate(feedback: Feedback): Promise<boolean>;
  /** Resolves with the hours for which the server keeps a conversation, or undefined if unknown. */
  threadHours(): Promise<number | undefined>;
};

/** The part of the health check's response that the chat displays. */
const healthSchema = v.object({threadHours: v.number()});

const FIRST_BYTE_TIMEOUT = 20_000;
/** A model that searches first pauses for long. */
const STALL_TIMEOUT = 120_000;
const END_PAUSE = 2000;

/** Returns a client of the chat endpoint. */
export function createChatTransport({
  origin = '',
  fetch = (...args) => globalThis.fetch(...args),
  firstByteTimeout = FIRST_BYTE_TIMEOUT,
  stallTimeout = STALL_TIMEOUT,
  endPause = END_PAUSE,
}: TransportOptions = {}): ChatTransport {
  function ask(request: ChatRequest, signal: AbortSignal): IncomingAnswer {
    const parser = createStreamParser();
    return {events: read(request, signal, parser), flush: () => restOf(parser)};
  }

  async function* read(
    request: ChatRequest,
    signal: AbortSignal,
    parser: StreamParser,
  ): AsyncGenerator<ChatEvent, void> {
    const controller = new AbortController();
    let timeoutFault: Fault | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => controller.abort();
    const restartTimer = (milliseconds: number, fault: Fault) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timeoutFault = fault;
        abort();
      }, milliseconds);
    };

    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    try {
      restartTimer(firstByteTimeout, {kind: 'no-first-byte'});
      const response = await fetch(origin + chatPaths.stream, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Accept: 'text/event-stream'},
        body: encodeRequest(request),
        signal: controller.signal,
      }).catch((cause: unknown) => {
        throw new ChatFault(timeoutFault ?? {kind: 'unreachable'}, {cause});
      });
      if (!response.ok) throw new ChatFault(await readRefusal(response));
      // A static host responds to every address with a page.
      if (isPage(response)) throw new ChatFault({kind: 'unreachable'});

      reader = response.body?.getReader();
      let began = false;
      while (!parser.finished) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) break;
        began = true;
        const events = parser.push(chunk.value);
        restartTimer(parser.endsWithMarker ? endPause : stallTimeout, {kind: 'stalled'});
        yield* events;
      }
      yield* parser.flush();
      if (!parser.finished) throw new ChatFault({kind: began ? 'cut' : 'empty'});
    } catch (cause) {
      // The caller aborted.
      if (signal.aborted) return;
      if (parser.endsWithMarker) return yield* parser.flush();
      yield* restOf(parser);
      throw cause instanceof ChatFault ? cause : new ChatFault(timeoutFault ?? {kind: 'cut'}, {cause});
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      // Free the connection: the rest of the body isn't needed.
      reader?.cancel().catch(() => undefined);
      abort();
    }
  }

  async function rate(feedback: Feedback): Promise<boolean> {
    try {
      const response = await fetch(origin + chatPaths.feedback, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: encodeFeedback(feedback),
      });
      return response.ok;
    } catch {
      // No connection.
      return false;
    }
  }

  async function threadHours(): Promise<number | undefined> {
    try {
      const response = await fetch(origin + chatPaths.health);
      const health: unknown = await response.json();
      return v.is(healthSchema, health) ? health.threadHours : undefined;
    } catch {
      // No connection, or a response that isn't JSON.
      return undefined;
    }
  }

  return {ask, rate, threadHours};
}

/** Returns the text that the parser holds back when the answer is interrupted. */
function restOf(parser: StreamParser): ChatEvent[] {
  return parser.flush().filter(({type}) => type === 'delta');
}

async function readRefusal(response: Response): Promise<Fault> {
  const code = parseRefusal(await response.text().catch(() => ''));
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    kind: 'http',
    status: response.status,
    ...(code && {code}),
    ...(retryAfter > 0 && {retryAfter: Math.ceil(retryAfter)}),
  };
}

function isPage(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
