import {createParser, type EventSourceMessage} from 'eventsource-parser';
import {isSiteRoute} from './chatRequest';
import {createRawChunkParser} from './rawChunks';

/**
 * The chat endpoint: its paths, its refusals and the events of its answers, how they are written and how they are read.
 * `chatRequest.ts` has what is sent to it. Client and server import both files, which do no I/O.
 */

/** Paths of the endpoint below its origin. */
export const chatPaths = {
  stream: '/ai-docs-api/chat/stream',
  feedback: '/ai-docs-api/chat/feedback',
  health: '/ai-docs-api/health',
} as const;

/** A section of the site that an answer rests on. */
export type Source = {
  title: string;
  /** Route without the site's base path, such as `/learn/sharding`. */
  route: string;
  /** Id of the heading, without `#`. */
  anchor?: string;
};

/** Every way in which the endpoint refuses or fails: its HTTP status, and the sentence that goes with it. */
export const refusals = {
  bad_request: {status: 400, message: 'The request is not a question that this endpoint understands.'},
  origin_not_allowed: {status: 403, message: 'This site may not ask this endpoint.'},
  not_found: {status: 404, message: 'There is nothing at this address.'},
  method_not_allowed: {status: 405, message: 'This address does not take this method.'},
  too_large: {status: 413, message: 'The request is too large.'},
  unsupported_media_type: {status: 415, message: 'The request must be JSON.'},
  rate_limited: {status: 429, message: 'Too many questions in a short time.'},
  internal: {status: 500, message: 'The answer failed.'},
  busy: {status: 503, message: 'Too many answers are being written at the moment.'},
  timed_out: {status: 504, message: 'The answer took too long.'},
} as const satisfies Record<string, {status: number; message: string}>;

export type RefusalCode = keyof typeof refusals;

export type ChatEvent =
  | {type: 'thread'; id: string}
  | {type: 'delta'; text: string}
  | {type: 'sources'; sources: readonly Source[]}
  /** The sections that a model was given: `[3]` in its answer cites the third, and nothing else in it is a link. */
  | {type: 'citations'; sources: readonly Source[]}
  /** The answer is complete. An `answerId` says that the endpoint takes feedback on it. */
  | {type: 'done'; answerId?: string}
  /** The answer failed on its way; the reader keeps what came before. */
  | {type: 'error'; code: RefusalCode};

/** Bytes that say nothing but "still here", for a server whose answer pauses longer than a few seconds. */
export const KEEP_ALIVE = ': keep-alive\n\n';

/** Most that one event may hold before the stream is given up as broken. */
const LONGEST_EVENT = 1 << 20;

/** An event as text of a `text/event-stream` body. */
export function encodeEvent({type, ...rest}: ChatEvent): string {
  const data = 'code' in rest ? {...rest, message: refusals[rest.code].message} : rest;
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The JSON body of an answer whose status isn't OK. */
export function encodeRefusal(code: RefusalCode): string {
  return JSON.stringify({error: {code, message: refusals[code].message}});
}

/** The code in the body of an answer whose status isn't OK, or undefined where another server wrote it. */
export function parseRefusal(body: string): RefusalCode | undefined {
  const value = parseJson(body);
  return isObject(value) && isObject(value.error) && isRefusalCode(value.error.code)
    ? value.error.code
    : undefined;
}

export type StreamParser = {
  /** Events that these bytes complete. After `done` or `error` there are none. */
  push(bytes: Uint8Array): ChatEvent[];
  /** Events that the end of the body completes. */
  flush(): ChatEvent[];
  /** An answer has ended as it should: by `done` or `error`, or, where chunks are raw, by the end of the body. */
  readonly finished: boolean;
};

/** What reads the text of one framing. */
type TextParser = {push(text: string): ChatEvent[]; flush(): ChatEvent[]};

/**
 * Reads an answer from the bytes of its body, cut wherever the network cut them.
 * The first characters tell whether the server sends events or the raw chunks of the specification.
 */
export function createStreamParser(): StreamParser {
  const decoder = new TextDecoder();
  let undecided: string[] = [];
  let inner: TextParser | undefined;
  let finished = false;

  function take(text: string): ChatEvent[] {
    if (text === '') return [];
    if (inner) return inner.push(text);
    undecided.push(text);
    const framing = sniff(undecided.join(''));
    return framing === undefined ? [] : decide(framing);
  }

  function decide(framing: 'events' | 'chunks'): ChatEvent[] {
    inner = framing === 'events' ? createEventParser() : createRawChunkParser();
    const texts = undecided;
    undecided = [];
    return texts.flatMap(inner.push);
  }

  /** Nothing follows the end of an answer. */
  function untilTheEnd(events: ChatEvent[]): ChatEvent[] {
    if (finished) return [];
    const end = events.findIndex(({type}) => type === 'done' || type === 'error');
    if (end < 0) return events;
    finished = true;
    return events.slice(0, end + 1);
  }

  return {
    push: (bytes) => (finished ? [] : untilTheEnd(take(decoder.decode(bytes, {stream: true})))),
    flush() {
      if (finished) return [];
      const events = take(decoder.decode());
      // Of all that is still open, only a comment says more about the framing than about the answer.
      if (undecided.length > 0)
        events.push(...decide(/^\s*:/.test(undecided.join('')) ? 'events' : 'chunks'));
      if (inner) events.push(...inner.flush());
      return untilTheEnd(events);
    },
    get finished() {
      return finished;
    },
  };
}

const FIELDS = ['event', 'data', 'id', 'retry'];
const LONGEST_PREAMBLE = 8192;

/** Which framing a body has by its first characters; undefined while they are too few to say. */
function sniff(text: string): 'events' | 'chunks' | undefined {
  // Blank lines and comments may stand before the first field.
  const start = /^(?:[\r\n]|:[^\r\n]*[\r\n])*/.exec(text)?.[0].length ?? 0;
  const line = text.slice(start, start + 16);
  if (FIELDS.some((field) => line.startsWith(`${field}:`))) return 'events';
  const open = line === '' || line.startsWith(':') || FIELDS.some((field) => field.startsWith(line));
  return open && text.length <= LONGEST_PREAMBLE ? undefined : 'chunks';
}

function createEventParser(): TextParser {
  let events: ChatEvent[] = [];
  let closing = false;
  let broken = false;
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: (message) => events.push(...readEvent(message, closing)),
    onError({type}) {
      if (type !== 'max-buffer-size-exceeded') return;
      // Fed again, this parser would throw.
      broken = true;
      events.push({type: 'error', code: 'internal'});
    },
  });
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
      return push('\n\n');
    },
  };
}

/** What one event means; `cut` where the body ended before the event did. */
function readEvent({event, data}: EventSourceMessage, cut: boolean): ChatEvent[] {
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
      return [
        typeof fields.answerId === 'string' ? {type: 'done', answerId: fields.answerId} : {type: 'done'},
      ];
    case 'error':
      return [{type: 'error', code: isRefusalCode(fields.code) ? fields.code : 'internal'}];
    case undefined:
    case 'message':
      return cut ? [] : readUnnamed(data);
    default:
      return [];
  }
}

/** An event without a name: a server that puts the specification's chunks into events. */
function readUnnamed(data: string): ChatEvent[] {
  if (data === '[DONE]') return [{type: 'done'}];
  const chunks = createRawChunkParser();
  return [...chunks.push(data), ...chunks.flush().filter(({type}) => type !== 'done')];
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
