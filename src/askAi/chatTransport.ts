import {encodeFeedback, encodeRequest, type ChatRequest, type Feedback} from './chatRequest';
import {ChatFault, type Fault} from './fault';
import {chatPaths, createStreamParser, parseRefusal, type ChatEvent, type StreamParser} from './protocol';

export type TransportOptions = {
  /** Origin of the endpoint; empty for the site's own. */
  origin?: string;
  fetch?: typeof fetch;
  /** Longest wait for the first byte of the answer, in milliseconds. */
  firstByteTimeout?: number;
  /** Longest pause inside the answer, in milliseconds. */
  stallTimeout?: number;
};

/** An answer on its way. */
type IncomingAnswer = {
  /** The events, as they arrive. @throws ChatFault, but not after an abort */
  events: AsyncIterable<ChatEvent>;
  /** Text that arrived and is held back, since what follows may show that it is none. For a reader who stops early. */
  takeRest(): ChatEvent[];
};

export type ChatTransport = {
  /** Sends a question once its events are read. */
  ask(request: ChatRequest, signal: AbortSignal): IncomingAnswer;
  /** True where the endpoint took it. */
  rate(feedback: Feedback): Promise<boolean>;
};

const FIRST_BYTE_TIMEOUT = 20_000;
const STALL_TIMEOUT = 30_000;

/** Sends questions to the endpoint and reads its answers. */
export function createChatTransport({
  origin = '',
  fetch = (...args) => globalThis.fetch(...args),
  firstByteTimeout = FIRST_BYTE_TIMEOUT,
  stallTimeout = STALL_TIMEOUT,
}: TransportOptions = {}): ChatTransport {
  function ask(request: ChatRequest, signal: AbortSignal): IncomingAnswer {
    const parser = createStreamParser();
    return {events: read(request, signal, parser), takeRest: () => restOf(parser)};
  }

  async function* read(
    request: ChatRequest,
    signal: AbortSignal,
    parser: StreamParser,
  ): AsyncGenerator<ChatEvent, void> {
    const controller = new AbortController();
    let late: Fault | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => controller.abort();
    const expectWithin = (milliseconds: number, fault: Fault) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        late = fault;
        abort();
      }, milliseconds);
    };

    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    try {
      expectWithin(firstByteTimeout, {kind: 'no-first-byte'});
      const response = await fetch(origin + chatPaths.stream, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Accept: 'text/event-stream'},
        body: encodeRequest(request),
        signal: controller.signal,
      }).catch((cause: unknown) => {
        throw new ChatFault(late ?? {kind: 'unreachable'}, {cause});
      });
      if (!response.ok) throw new ChatFault(await readRefusal(response));
      // A host of files that answers every address with its pages.
      if (isPage(response)) throw new ChatFault({kind: 'unreachable'});

      reader = response.body?.getReader();
      let began = false;
      while (!parser.finished) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) break;
        began = true;
        expectWithin(stallTimeout, {kind: 'stalled'});
        yield* parser.push(chunk.value);
      }
      yield* parser.flush();
      if (!parser.finished) throw new ChatFault({kind: began ? 'cut' : 'empty'});
    } catch (cause) {
      // The reader left.
      if (signal.aborted) return;
      yield* restOf(parser);
      throw cause instanceof ChatFault ? cause : new ChatFault(late ?? {kind: 'cut'}, {cause});
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      // Whoever stops listening, or has heard the end, needs no more of the body.
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
      return false;
    }
  }

  return {ask, rate};
}

/** The text that an answer still holds back when it is broken off; its end and its faults are no text. */
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
