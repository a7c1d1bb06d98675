/** Events that the specification's framing can express, a subset of `ChatEvent`. */
type RawEvent = {type: 'thread'; id: string} | {type: 'delta'; text: string} | {type: 'done'};

/** Maximum length of a leading JSON object, in characters. A longer one is text. */
const MAX_OBJECT_LENGTH = 1024;

const TOOL_MARKER = 'file_search';
/** Markers of the end of the answer, without white space. */
const END_MARKERS: ReadonlySet<string> = new Set(['done', '"done"', '{"done":true}', '{"type":"done"}']);

/**
 * Returns a parser of the specification's framing. Each network chunk is a JSON object with a `threadId`, the tool marker,
 * the end marker, or text.
 *
 * The network may split or join the JSON objects before the text. The parser reassembles them, and treats an object
 * without a `threadId` as text. After the first text, a chunk is text unless it is exactly an object with a `threadId` or
 * a marker.
 */
export function createRawChunkParser() {
  /** The beginning of an incomplete leading object. */
  let held = '';
  let isLeading = true;
  let ended = false;

  function push(chunk: string): RawEvent[] {
    const events: RawEvent[] = [];
    let unit = held + chunk;
    if (isLeading) {
      let length = leadingObjectLength(unit, held.length);
      for (; length !== 0; length = leadingObjectLength(unit, 0)) {
        held = length === undefined ? unit : '';
        if (length === undefined) return events;
        events.push(...read(unit.slice(0, length)));
        unit = unit.slice(length);
      }
      held = '';
    }
    const rest = read(unit);
    if (rest.some(({type}) => type === 'delta')) isLeading = false;
    return [...events, ...rest];
  }

  /** Converts a chunk or a leading object. */
  function read(unit: string): RawEvent[] {
    const mark = unit.trim();
    if (ended || unit === '' || mark === TOOL_MARKER) return [];
    if (END_MARKERS.has(mark.replaceAll(/\s/g, ''))) return [end()];
    const mayBeThread = mark.startsWith('{') && mark.includes('"threadId"');
    const object = mayBeThread ? (parseJson(mark) as {threadId?: unknown} | undefined) : undefined;
    if (!object || !Object.hasOwn(object, 'threadId')) return [{type: 'delta', text: unit}];
    const {threadId} = object;
    const isId = (typeof threadId === 'string' && threadId !== '') || typeof threadId === 'number';
    return isId ? [{type: 'thread', id: String(threadId)}] : [];
  }

  function end(): RawEvent {
    ended = true;
    return {type: 'done'};
  }

  return {
    push,
    /** Returns the held-back characters as text, and `done`: the body's end ends the answer, with or without a marker. */
    flush(): RawEvent[] {
      const events = read(held);
      held = '';
      return ended ? events : [...events, end()];
    },
  };
}

/**
 * Returns the length of the JSON object at the beginning of a text, including leading white space. Returns 0 if there is
 * none, and undefined if more text may complete one.
 *
 * @param from index before which no object ends
 */
function leadingObjectLength(text: string, from: number): number | undefined {
  if (!/^\s*(?:$|\{\s*(?:$|["}]))/.test(text)) return 0;
  for (
    let end = text.indexOf('}', from);
    end >= 0 && end < MAX_OBJECT_LENGTH;
    end = text.indexOf('}', end + 1)
  ) {
    if (parseJson(text.slice(0, end + 1))) return end + 1;
  }
  return text.length < MAX_OBJECT_LENGTH ? undefined : 0;
}

/** Returns the value of a JSON text, or undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, or only a part of it so far.
    return undefined;
  }
}
