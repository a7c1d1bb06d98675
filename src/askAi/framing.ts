/** How a server sends an answer: as server-sent events, or as the raw chunks of the specification. */
export type Framing = 'events' | 'chunks';

const FIELDS = ['event:', 'data:', 'id:', 'retry:'];
/** Maximum length of the lines that are read before the decision, in characters. */
const MAX_LENGTH = 8192;

/**
 * Returns the framing of a body that begins with this text, or undefined if more text is needed. An answer's text may begin
 * like an event, such as `data: is a field` or `:::note`, so one line that might be a field doesn't decide. What decides is
 * a line that isn't a field, JSON data, a field after an event's name, or a second event.
 *
 * @param isWhole the body has ended
 */
export function framingOf(text: string, isWhole: true): Framing;
export function framingOf(text: string, isWhole: boolean): Framing | undefined;
export function framingOf(text: string, isWhole: boolean): Framing | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  const last = lines.pop()!;
  let isNamed = false;
  let hasEvent = false;
  let isEventComplete = false;
  for (const line of lines) {
    if (line === '') isEventComplete = hasEvent;
    else if (!line.startsWith(':')) {
      if (!isField(line)) return 'chunks';
      if (isNamed || isEventComplete || hasJson(line)) return 'events';
      isNamed = isName(line);
      hasEvent = true;
    }
  }
  if (isField(last) && (isNamed || isEventComplete || hasJson(last))) return 'events';
  const mayBeField = last.startsWith(':') || isField(last) || FIELDS.some((field) => field.startsWith(last));
  if (!mayBeField || text.length > MAX_LENGTH) return 'chunks';
  if (!isWhole) return undefined;
  // A body of comments is an answer that was interrupted before its first event. `:smile:` isn't a comment.
  const comments = [...lines, ...(last.startsWith(':') ? [last] : [])].filter(Boolean);
  const isInterrupted = !hasEvent && comments.length > 0 && comments.every((line) => /^:(?: |$)/.test(line));
  return isInterrupted || isNamed || isName(last) || /^data: ?$/.test(last) ? 'events' : 'chunks';
}

function isField(line: string): boolean {
  return FIELDS.some((field) => line.startsWith(field));
}

function isName(line: string): boolean {
  return /^event: ?[\w.-]*$/.test(line);
}

function hasJson(line: string): boolean {
  return /^data: ?[[{]/.test(line);
}
