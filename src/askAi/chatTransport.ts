import type {Fault} from './chatState';
import {encodeFeedback, encodeRequest, type ChatRequest, type Feedback} from './chatRequest';
import {chatPaths, createStreamParser, parseRefusal, type ChatEvent} from './protocol';

/** Thrown where an answer doesn't come, or not whole; an abort by the caller ends the events without one. */
export class ChatFault extends Error {
  constructor(
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(fault.kind, options);
    this.name = 'ChatFault';
  }
}

export type TransportOptions = {
  /** Origin of the endpoint; empty for the site's own. */
  origin?: string;
  fetch?: typeof fetch;
  /** Longest wait for the first byte of the answer, in milliseconds. */
  firstByteTimeout?: number;
  /** Longest pause inside the answer, in milliseconds. */
  stallTimeout?: number;
};

export type ChatTransport = {
  /** Events of an answer, as they arrive. @throws ChatFault */
  ask(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent, void>;
  /** True where the endpoint took it. */
  rate(feedback: Feedback): Promise<boolean>;
};

const FIRST_BYTE_TIMEOUT = 20_000;
const STALL_TIMEOUT = 30_000;

/**
 * Statuses of a host that has no endpoint, since it serves files only. Those above 500 are of a proxy whose endpoint is
 * down.
 */
const NO_ENDPOINT = new Set([403, 404, 405]);

/** Sends questions to the endpoint and reads its answers. */
export function createChatTransport({
  origin = '',
  fetch = (...args) => globalThis.fetch(...args),
  firstByteTimeout = FIRST_BYTE_TIMEOUT,
  stallTimeout = STALL_TIMEOUT,
}: TransportOptions = {}): ChatTransport {
  async function* ask(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent, void> {
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
    /** What an exception means: the reader left, a deadline passed, or the connection broke. */
    const explain = (cause: unknown, fault: Fault): ChatFault | undefined =>
      signal.aborted ? undefined : cause instanceof ChatFault ? cause : new ChatFault(late ?? fault, {cause});

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

      const parser = createStreamParser();
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
      const fault = explain(cause, {kind: 'cut'});
      if (fault) throw fault;
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

/** The fault of a host where nothing answers questions, so that the browser may answer instead. */
export function hasNoEndpoint(fault: Fault): boolean {
  if (fault.kind === 'unreachable') return true;
  if (fault.kind !== 'http' || fault.code !== undefined) return false;
  return NO_ENDPOINT.has(fault.status) || fault.status > 500;
}
