import {createParser, type EventSourceMessage} from 'eventsource-parser';
import * as v from 'valibot';
import {isSiteRoute} from './chatRequest';
import {framingOf, type Framing} from './framing';
import {createRawChunkParser, parseJson} from './rawChunks';

/**
 * Protocol of the chat endpoint: its paths, its error responses, and the encoding and parsing of its events. Requests are
 * in `chatRequest.ts`. Client and server share both files, which do no I/O.
 */

/** Paths of the endpoint. */
export const chatPaths = {
  stream: '/ai-docs-api/chat/stream',
  feedback: '/ai-docs-api/chat/feedback',
  health: '/ai-docs-api/health',
} as const;

/** A section of the site that an answer is based on. */
export type Source = {
  title: string;
  /** Route without the site's base path, such as `/learn/sharding`. */
  route: string;
  /** Id of the heading, without `#`. */
  anchor?: string;
};

/** Error responses of the endpoint: HTTP status and message by code. */
export const refusals = {
  bad_request: {status: 400, message: 'The request is invalid.'},
  origin_not_allowed: {status: 403, message: 'Origin not allowed.'},
  not_found: {status: 404, message: 'Not found.'},
  method_not_allowed: {status: 405, message: 'Method not allowed.'},
  too_large: {status: 413, message: 'The request is too large.'},
  unsupported_media_type: {status: 415, message: 'The request must be JSON.'},
  rate_limited: {status: 429, message: 'Too many questions in a short time.'},
  internal: {status: 500, message: 'The answer failed.'},
  busy: {status: 503, message: 'The server is busy.'},
  timed_out: {status: 504, message: 'The answer took too long.'},
} as const satisfies Record<string, {status: number; message: string}>;

export type RefusalCode = keyof typeof refusals;

/** Fields of `done`, which ends a complete answer. A field of another type is omitted. */
const answerEnd = v.object({
  /** If set, the endpoint accepts feedback on the answer. */
  answerId: v.fallback(v.optional(v.string()), undefined),
  /** The documentation doesn't answer the question, or it must not be answered. */
  declined: v.fallback(v.optional(v.boolean()), undefined),
  /** Questions that the reader may ask next. */
  followUps: v.fallback(v.optional(v.array(v.string())), undefined),
});

export type ChatEvent =
  | {type: 'thread'; id: string}
  | {type: 'delta'; text: string}
  | {type: 'sources'; sources: readonly Source[]}
  /** The sections in a model's prompt. `[3]` in its answer cites the third; other links in the answer are plain text. */
  | {type: 'citations'; sources: readonly Source[]}
  | ({type: 'done'} & v.InferOutput<typeof answerEnd>)
  /** The answer failed. The text before stays valid. */
  | {type: 'error'; code: RefusalCode};

/** Comment that keeps the connection open while an answer pauses. */
export const KEEP_ALIVE = ': keep-alive\n\n';

/** Maximum length of an event, in characters. A longer one is an error. */
const MAX_EVENT_LENGTH = 1 << 20;

/** Returns an event in the `text/event-stream` format. */
export function encodeEvent({type, ...rest}: ChatEvent): string {
  const data = 'code' in rest ? {...rest, message: refusals[rest.code].message} : rest;
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Returns the JSON body of an error response. */
export function encodeRefusal(code: RefusalCode): string {
  return JSON.stringify({error: {code, message: refusals[code].message}});
}

/** Returns the code in the body of an error response, or undefined if another server wrote it. */
export function parseRefusal(body: string): RefusalCode | undefined {
  const value = parseJson(body);
  return isObject(value) && isObject(value.error) && isRefusalCode(value.error.code)
    ? value.error.code
    : undefined;
}

export type StreamParser = {
  /** Returns the events that these bytes complete; none after `done` or `error`. */
  push(bytes: Uint8Array): ChatEvent[];
  /** Returns the events that the end of the body completes. */
  flush(): ChatEvent[];
  /** True after `done` or `error` or, for raw chunks, after the end of the body. */
  readonly finished: boolean;
  /** True if the text so far ends with the end marker `done`, so that a pause means the end. */
  readonly endsWithMarker: boolean;
};

type TextParser = {push(text: string): ChatEvent[]; flush(): ChatEvent[]; readonly endsWithMarker: boolean};

/**
 * Returns a parser of an answer's body, in chunks of any size. It detects by the first lines whether the server sends
 * events or the raw chunks of the specification.
 */
export function createStreamParser(): StreamParser {
  const decoder = new TextDecoder();
  let undecided: string[] = [];
  let inner: TextParser | undefined;
  let endsWithBody = false;
  let finished = false;

  function pushText(text: string): ChatEvent[] {
    if (text === '') return [];
    if (inner) return inner.push(text);
    undecided.push(text);
    const framing = framingOf(undecided.join(''), false);
    return framing === undefined ? [] : decide(framing);
  }

  function decide(framing: Framing): ChatEvent[] {
    inner = framing === 'events' ? createEventParser() : createRawChunkParser();
    // The end of the body ends raw chunks, with or without a marker.
    endsWithBody = framing === 'chunks';
    const texts = undecided;
    undecided = [];
    return texts.flatMap(inner.push);
  }

  /** Drops events after `done` or `error`. */
  function throughEnd(events: ChatEvent[]): ChatEvent[] {
    if (finished) return [];
    const end = events.findIndex(({type}) => type === 'done' || type === 'error');
    if (end < 0) return events;
    finished = true;
    return events.slice(0, end + 1);
  }

  return {
    push: (bytes) => (finished ? [] : throughEnd(pushText(decoder.decode(bytes, {stream: true})))),
    flush() {
      if (finished) return [];
      const events = pushText(decoder.decode());
      if (undecided.length > 0) events.push(...decide(framingOf(undecided.join(''), true)));
      if (inner) events.push(...inner.flush());
      if (endsWithBody) events.push({type: 'done'});
      return throughEnd(events);
    },
    get finished() {
      return finished;
    },
    get endsWithMarker() {
      return inner?.endsWithMarker ?? false;
    },
  };
}

function createEventParser(): TextParser {
  /** Reads events without a name, from a server that sends the specification's chunks as events. */
  const chunks = createRawChunkParser();
  let events: ChatEvent[] = [];
  let closing = false;
  let broken = false;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: (message) => events.push(...readMessage(message)),
    onError({type}) {
      if (type !== 'max-buffer-size-exceeded') return;
      // The parser throws on further input.
      broken = true;
      events.push({type: 'error', code: 'internal'});
    },
  });
  function readMessage({event = 'message', data}: EventSourceMessage): ChatEvent[] {
    if (event !== 'message') return readEvent(event, data, closing);
    if (data === '[DONE]') return [...chunks.flush(), {type: 'done'}];
    return closing ? [] : chunks.push(data);
  }
  function push(text: string): ChatEvent[] {
    if (!broken) parser.feed(text);
    const completed = events;
    events = [];
    return completed;
  }
  return {
    push,
    flush() {
      closing = true;
      return [...push('\n\n'), ...chunks.flush()];
    },
    get endsWithMarker() {
      return chunks.endsWithMarker;
    },
  };
}

/** Converts an event with a name. `cut` is true if the body ended within the event. */
function readEvent(event: string, data: string, cut: boolean): ChatEvent[] {
  const value = parseJson(data);
  const fields = isObject(value) ? value : {};
  switch (event) {
    case 'thread':
      return typeof fields.id === 'string' && fields.id !== '' ? [{type: 'thread', id: fields.id}] : [];
    case 'delta':
      if (typeof fields.text === 'string')
        return fields.text === '' ? [] : [{type: 'delta', text: fields.text}];
      return cut ? [] : [{type: 'delta', text: data}];
    case 'sources':
    case 'citations':
      return [{type: event, sources: readSources(fields.sources)}];
    case 'done':
      return [{type: 'done', ...v.parse(answerEnd, fields)}];
    case 'error':
      return [{type: 'error', code: isRefusalCode(fields.code) ? fields.code : 'internal'}];
    default:
      return [];
  }
}

function readSources(value: unknown): Source[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (!isObject(item) || typeof item.title !== 'string' || item.title.trim() === '') return [];
    if (typeof item.route !== 'string' || !isSiteRoute(item.route)) return [];
    const {title, route, anchor} = item;
    return [typeof anchor === 'string' && anchor !== '' ? {title, route, anchor} : {title, route}];
  });
}

function isRefusalCode(value: unknown): value is RefusalCode {
  return typeof value === 'string' && Object.hasOwn(refusals, value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
