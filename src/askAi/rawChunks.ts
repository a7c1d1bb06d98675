/** Events that the specification's framing can express, a subset of `ChatEvent`. */
type RawEvent = {type: 'thread'; id: string} | {type: 'delta'; text: string} | {type: 'done'};

/** Maximum length of a leading JSON object, in characters. A longer one is text. */
const MAX_OBJECT_LENGTH = 1024;

const TOOL_MARKER = 'file_search';
/** What follows the tool marker if the word is part of a sentence or a name, such as "file_search is" or "file_search_2". */
const CONTINUES_SENTENCE = /^(?:[^\S\r\n]|[_.,;:!?'"’)\](-])/;
/** The end marker `done` at the end of a text, or its beginning. White space may follow it. */
const END_MARKER_AT_END = /(?:d|do|don|done\s{0,64})$/;
/** Other end markers, which have to be a separate chunk, without white space. */
const END_OBJECTS: ReadonlySet<string> = new Set(['"done"', '{"done":true}', '{"type":"done"}']);

/**
 * Returns a parser of the specification's framing. Each network chunk is a JSON object with a `threadId`, the tool marker,
 * the end marker, or text. The network may split and join the chunks:
 *
 * - Before the first text, objects and tool markers are found wherever the body is split. An object without a `threadId`
 *   is text. After it, they are found only as separate chunks.
 * - The end marker `done` is held back. It is text if more text follows, so the word can be part of an answer. Only as a
 *   separate chunk after the end of a sentence, it ends the answer at once.
 */
export function createRawChunkParser() {
  /** An incomplete leading object or marker, or an end marker that more text would make a word. */
  let held = '';
  let isLeading = true;
  let isSentenceComplete = false;
  let ended = false;

  function push(chunk: string): RawEvent[] {
    if (ended || chunk === '') return [];
    if (isLeading && held === '' && chunk.trim() === TOOL_MARKER) return [];
    const marked = isLeading ? undefined : readMarker(chunk);
    if (marked) return ended ? [...release(), ...marked] : marked;
    const events: RawEvent[] = [];
    let from = held.length;
    let unit = take() + chunk;
    while (isLeading) {
      const length = leadingUnitLength(unit, from);
      if (length === undefined) {
        held = unit;
        return events;
      }
      if (length === 0) isLeading = false;
      else events.push(...(readMarker(unit.slice(0, length)) ?? textOf(unit.slice(0, length))));
      if (ended) return events;
      unit = unit.slice(length);
      from = 0;
    }
    held = END_MARKER_AT_END.exec(unit)?.[0] ?? '';
    const text = unit.slice(0, unit.length - held.length);
    isSentenceComplete = /[.!?]$/.test(text);
    return [...events, ...textOf(text)];
  }

  /** Returns the events of a marker, or undefined if the unit is text. */
  function readMarker(unit: string): RawEvent[] | undefined {
    const mark = unit.trim();
    if (mark === TOOL_MARKER) return [];
    if (END_OBJECTS.has(mark.replaceAll(/\s/g, '')) || (unit.trimEnd() === 'done' && isSentenceComplete))
      return [end()];
    const mayBeThread = mark.startsWith('{') && mark.includes('"threadId"');
    const object = mayBeThread ? (parseJson(mark) as {threadId?: unknown} | undefined) : undefined;
    if (!object || !Object.hasOwn(object, 'threadId')) return undefined;
    const {threadId} = object;
    const isId = (typeof threadId === 'string' && threadId !== '') || typeof threadId === 'number';
    return isId ? [{type: 'thread', id: String(threadId)}] : [];
  }

  /** Returns the held-back text that isn't a marker. */
  function release(): RawEvent[] {
    const text = endsWithMarker() ? '' : take();
    return readMarker(text) ?? textOf(text);
  }

  function take(): string {
    const text = held;
    held = '';
    return text;
  }

  function end(): RawEvent {
    ended = true;
    return {type: 'done'};
  }

  return {
    push,
    /** Returns the held-back characters that aren't a marker as text, and `done` if the text ends with the end marker. */
    flush(): RawEvent[] {
      if (ended) return [];
      return endsWithMarker() ? [end()] : release();
    },
    /** True if the text so far ends with the end marker, so that a pause means the end. */
    get endsWithMarker() {
      return endsWithMarker();
    },
  };

  function endsWithMarker(): boolean {
    return held.trimEnd() === 'done';
  }
}

function textOf(text: string): RawEvent[] {
  return text === '' ? [] : [{type: 'delta', text}];
}

/**
 * Returns the length of the JSON object or tool marker at the beginning of a text, including leading white space. Returns
 * 0 if there is none, and undefined if more text may complete one.
 *
 * @param from index before which no object ends
 */
function leadingUnitLength(text: string, from: number): number | undefined {
  const start = text.trimStart();
  if (TOOL_MARKER.startsWith(start)) return text.length < MAX_OBJECT_LENGTH ? undefined : 0;
  if (start.startsWith(TOOL_MARKER))
    return CONTINUES_SENTENCE.test(start.slice(TOOL_MARKER.length))
      ? 0
      : text.length - start.length + TOOL_MARKER.length;
  if (!/^\{\s*(?:$|["}])/.test(start)) return 0;
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
