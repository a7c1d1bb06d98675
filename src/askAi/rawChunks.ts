/** What the specification's framing can say; a part of the protocol's `ChatEvent`. */
type RawEvent = {type: 'thread'; id: string} | {type: 'delta'; text: string} | {type: 'done'};

/** Characters that a leading JSON object may have; a longer one is text. */
const LONGEST_OBJECT = 1024;

const TOOL_MARKER = 'file_search';
/** What ends the answer, white space left out. */
const END_MARKERS: ReadonlySet<string> = new Set(['done', '"done"', '{"done":true}', '{"type":"done"}']);

/**
 * Reads the specification's framing. Each network chunk is one of: a JSON object with a `threadId`, the tool marker, the
 * end marker, or text.
 *
 * The network may cut or join the JSON objects before the text; they are put together again, and one of them that has no
 * `threadId` is text. After the first text, a chunk that isn't exactly an object with a `threadId` or a marker is text.
 */
export function createRawChunkParser() {
  /** The beginning of a leading object whose end hasn't come yet. */
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

  /** What one chunk, or one leading object, says. */
  function read(unit: string): RawEvent[] {
    const mark = unit.trim();
    if (ended || unit === '' || mark === TOOL_MARKER) return [];
    if (END_MARKERS.has(mark.replaceAll(/\s/g, ''))) return [end()];
    const object = mark.startsWith('{') && mark.includes('"threadId"') ? parseObject(mark) : undefined;
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
    /** What is held back, as text, and `done`: the end of the body is the end of the answer, with or without a marker. */
    flush(): RawEvent[] {
      const events = read(held);
      held = '';
      return ended ? events : [...events, end()];
    },
  };
}

/**
 * Length of the JSON object that a text begins with, white space before it included; 0 where it begins with none, and
 * undefined where more text may complete one.
 *
 * @param from No object ends before this index.
 */
function leadingObjectLength(text: string, from: number): number | undefined {
  if (!/^\s*(?:$|\{\s*(?:$|["}]))/.test(text)) return 0;
  for (
    let end = text.indexOf('}', from);
    end >= 0 && end < LONGEST_OBJECT;
    end = text.indexOf('}', end + 1)
  ) {
    if (parseObject(text.slice(0, end + 1))) return end + 1;
  }
  return text.length < LONGEST_OBJECT ? undefined : 0;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
