import type {ChatEvent} from './protocol';

/** Longest JSON object that can name a thread; a longer one is text. */
const LONGEST_CONTROL = 1024;

/** Once text of the answer came, characters of an open object that wait for a thread id: it may as well be code in the answer. */
const LONGEST_WAIT = 256;

/** Words that the specification's servers send beside the answer. */
const TOOL_MARKER = 'file_search';
const END_MARKER = 'done';

/**
 * Reads the specification's framing: each network chunk is a unit, namely a JSON object with a `threadId`, the tool
 * marker, or text; the text `done` in a chunk ends the answer.
 *
 * What the network did to the units is undone where that can be told: an object glued to text, or cut in two.
 * An object without a `threadId`, a number and any other JSON are text.
 */
export function createRawChunkParser() {
  /** Chunks that may be the beginning of an object with a thread id. */
  let held: string[] = [];
  /** An open object that was shown because it is long: an id that it turns out to have counts all the same. */
  let shown = '';
  let textCame = false;
  let ended = false;

  function push(chunk: string): ChatEvent[] {
    const found = shown === '' ? [] : watch(chunk);
    return [...found, ...read(chunk)];
  }

  /** The thread id of the object that was shown, where a chunk completes it. */
  function watch(chunk: string): ChatEvent[] {
    const object = shown + chunk;
    const isOpen = endOfObject(object, 0) < 0 && object.length <= LONGEST_CONTROL;
    shown = isOpen ? object : '';
    const control = isOpen ? undefined : findControl(object);
    return control?.start === 0 && control.threadId !== undefined
      ? [{type: 'thread', id: control.threadId}]
      : [];
  }

  function read(chunk: string): ChatEvent[] {
    if (ended || chunk === '') return [];
    if (held.length === 0) return readUnit(chunk);
    const units = [...held, chunk];
    const candidate = units.join('');
    if (isOpenObject(candidate) && mayWait(candidate, textCame)) {
      held = units;
      return [];
    }
    held = [];
    const end = endOfObject(candidate, 0);
    if (parseObject(candidate.slice(0, Math.max(0, end)))) return readUnit(candidate);
    if (isOpenObject(candidate)) shown ||= candidate;
    return readAsText(units);
  }

  /** Units that turned out to begin with no object: their first brace is text, and one after it may begin one. */
  function readAsText([first = '', ...others]: readonly string[]): ChatEvent[] {
    return [...readText(first.slice(0, 1)), ...read(first.slice(1)), ...others.flatMap(read)];
  }

  /** The objects of a chunk, and the text around them. */
  function readUnit(unit: string): ChatEvent[] {
    const events: ChatEvent[] = [];
    let rest = unit;
    for (let control = findControl(rest); control && !ended; control = findControl(rest)) {
      events.push(...readText(rest.slice(0, control.start)));
      if (ended) return events;
      if (control.threadId !== undefined) events.push({type: 'thread', id: control.threadId});
      if (control.ends) events.push(end());
      rest = rest.slice(control.end);
    }
    if (ended) return events;
    let open = rest.length;
    for (const start of openObjects(rest)) {
      const object = rest.slice(start);
      if (mayWait(object, textCame || rest.slice(0, start).trim() !== '')) {
        open = start;
        break;
      }
      shown ||= object;
    }
    events.push(...readText(rest.slice(0, open)));
    if (!ended && open < rest.length) held = [rest.slice(open)];
    return events;
  }

  function readText(unit: string): ChatEvent[] {
    if (ended) return [];
    const text = textCame ? unit : withoutToolMarker(unit);
    if (text === '' || text === TOOL_MARKER) return [];
    if (!text.includes(END_MARKER)) {
      if (text.trim() !== '') textCame = true;
      return [{type: 'delta', text}];
    }
    return isEndMarker(text) ? [end()] : [{type: 'delta', text: withoutEndMarker(text)}, end()];
  }

  function end(): ChatEvent {
    ended = true;
    return {type: 'done'};
  }

  return {
    push,
    /** The end of the body is the end of the answer, with or without a marker. */
    flush(): ChatEvent[] {
      if (ended) return [];
      const events: ChatEvent[] = [];
      while (held.length > 0) {
        const units = held;
        held = [];
        events.push(...readAsText(units));
      }
      return ended ? events : [...events, end()];
    },
  };
}

type Control = {start: number; end: number; threadId: string | undefined; ends: boolean};

/** The first complete object of a text that carries a thread id. */
function findControl(text: string): Control | undefined {
  let key = text.indexOf('"threadId"');
  let from = Math.max(0, key - LONGEST_CONTROL);
  while (key >= 0) {
    const start = text.indexOf('{', from);
    if (start < 0) return undefined;
    if (start > key) {
      key = text.indexOf('"threadId"', start);
      from = Math.max(start, key - LONGEST_CONTROL);
      continue;
    }
    const end = endOfObject(text, start);
    const value = end > key ? parseObject(text.slice(start, end)) : undefined;
    if (value && Object.hasOwn(value, 'threadId')) {
      return {start, end, threadId: readThreadId(value.threadId), ends: isEnding(value)};
    }
    // A whole object without the key is skipped with all that is in it; anything else may hold one.
    from = value ? end : start + 1;
  }
  return undefined;
}

/** Where objects begin that the next chunk may complete. */
function* openObjects(text: string): Generator<number> {
  let start = text.indexOf('{', text.length - LONGEST_CONTROL);
  for (; start >= 0; start = text.indexOf('{', start + 1)) {
    if (isOpenObject(text.slice(start))) yield start;
  }
}

/** The beginning of an object whose keys are quoted. */
const OBJECT_START = /^\{\s*(?:$|"(?:[^"\\]|\\.)*(?:\\?$|"\s*(?:$|:)))/;

/** Whether more text may make this an object with a thread id. */
function isOpenObject(text: string): boolean {
  return text.length <= LONGEST_CONTROL && OBJECT_START.test(text) && endOfObject(text, 0) < 0;
}

/** Whether an open object isn't shown before its end. */
function mayWait(object: string, textCame: boolean): boolean {
  return !textCame || object.includes('"threadId"') || object.length <= LONGEST_WAIT;
}

/** Index after the brace that closes the one at `start`; -1 where it is missing or too far away. */
function endOfObject(text: string, start: number): number {
  const last = Math.min(text.length, start + LONGEST_CONTROL);
  let depth = 0;
  let quoted = false;
  for (let index = start; index < last; index++) {
    const character = text[index];
    if (quoted) {
      if (character === '\\') index++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return index + 1;
  }
  return -1;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function readThreadId(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

function isEnding(value: Record<string, unknown>): boolean {
  return value.done === true || [value.type, value.event, value.status].includes(END_MARKER);
}

/** A unit that says nothing but that the answer ends: the word, quoted or not, or an object of it. */
function isEndMarker(unit: string): boolean {
  const text = unit.trim();
  if (text === END_MARKER || text === `"${END_MARKER}"`) return true;
  const value = text.startsWith('{') ? parseObject(text) : undefined;
  return value !== undefined && isEnding(value);
}

/** Words that end like the marker. */
const WORDS = new Set(['undone', 'redone', 'outdone', 'overdone', 'underdone', 'condone']);

/** The marker glued to the end of the text goes; a word at its end stays, and so does one in the middle. */
function withoutEndMarker(text: string): string {
  const [glued, before = ''] = /(\p{L}{0,32})done\s{0,8}$/u.exec(text.slice(-48)) ?? [];
  if (glued === undefined) return text;
  const rest = text.slice(0, text.length - glued.length);
  const isWord = before === '' ? /[ \t_-]$/.test(rest) : WORDS.has(`${before}done`.toLowerCase());
  return isWord ? text : rest + before;
}

/** The tool marker glued to the first words of the answer goes; the words "file_search …" stay. */
function withoutToolMarker(text: string): string {
  return text.replace(/^(?:file_search(?![\s.,;:!?)'"`_-]|$))+/, '');
}
