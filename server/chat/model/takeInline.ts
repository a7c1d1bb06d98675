/** So many characters of what was held can be shown, as this text. */
type Step = {text: string; length: number};

/** Whether an answer may link to an address. */
type IsAllowed = (address: string) => boolean;

/** Longer than this is neither a link nor code within a line. */
const LONGEST = 1000;

/** An opening sign, and that its text goes to its end or may go on. */
const LINK_TEXT = /^\[((?:\\.|`[^`\n]*`|[^[\]`\\\n])*)\]/;
const OPEN_LINK_TEXT = /^\[(?:\\.|`[^`\n]*`|[^[\]`\\\n])*(?:`[^`\n]*|\\)?$/;
const DESTINATION = /^\(\s*(?:<([^<>\n]*)>|([^\s<]\S*)?)(?:\s+(?:"[^"]*"|'[^']*'|\(.*\)))?\s*\)$/;
const AUTOLINK = /^<([a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/i;
const WORD = /^(?:\\[!-/:-@[-`{-~]|[^\s`![\]<\\]|\\(?![!-/:-@[-`{-~]))+/;
/** What GFM makes a link of, in the middle of a word too. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s|"]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** What can't stand in code where a table could cut it in two. */
const RISKY = /[[<@]|:\/\/|www\./i;

/**
 * The next step through a line: a word, code, a link, or what looks like the beginning of one. Undefined where more
 * has to be known.
 */
export function takeInline(held: string, isLast: boolean, isAllowed: IsAllowed): Step | undefined {
  const sign = held[0]!;
  if (sign === '\n') return asIs(sign);
  if (/\s/.test(sign)) return asIs(/^[^\S\n]+/.exec(held)![0]);
  if (sign === '`') return takeCode(held, isLast);
  if (sign === '[') return takeLink(held, isLast, isAllowed) ?? openOr(held, isLast, '[');
  if (held.length === 1 && !isLast) return undefined;
  if (sign === '!') {
    if (held[1] !== '[') return asIs('!');
    const picture = takeLink(held.slice(1), isLast, () => false);
    return picture ? {...picture, length: picture.length + 1} : openOr(held.slice(1), isLast, '!', '\\!');
  }
  // No other bracket ends a link or begins a definition.
  if (sign === ']') return {text: /[(:]/.test(held[1] ?? '') ? ']\\' : ']', length: 1};
  if (sign === '<') return takeAutolink(held, isLast);
  const word = WORD.exec(held)![0];
  return word.length === held.length && !isLast ? undefined : {text: withoutLinks(word), length: word.length};
}

function asIs(text: string): Step {
  return {text, length: text.length};
}

/** Code to its end on the same line. A backtick that ends nowhere is written as a sign. */
function takeCode(held: string, isLast: boolean): Step | undefined {
  const run = /^`+/.exec(held)![0];
  const line = /^[^\n]*/.exec(held)![0].slice(0, LONGEST);
  const isWhole = line.length < held.length || isLast;
  const code = new RegExp(`^${run}(?!\`)(.*?[^\`])${run}(?!\`)`).exec(line);
  if (code ? code[0].length === held.length && !isLast : !isWhole) return undefined;
  const isCut = code && /(?<!\\)\|/.test(code[1]!) && RISKY.test(code[1]!);
  return code && !isCut ? asIs(code[0]) : {text: run.replaceAll('`', '\\`'), length: run.length};
}

/** A whole link, as itself or as its text. */
function takeLink(held: string, isLast: boolean, isAllowed: IsAllowed): Step | undefined {
  const [label, text = ''] = LINK_TEXT.exec(held.slice(0, LONGEST)) ?? [];
  if (label === undefined) return undefined;
  const target = inParentheses(held.slice(label.length, LONGEST));
  const [whole, pointed, plain = ''] = DESTINATION.exec(target ?? '') ?? [];
  if (whole === undefined) return undefined;
  const address = pointed ?? plain;
  const plainly = inline(text);
  return {
    text: isAllowed(address) ? `[${plainly}](${address})` : plainly,
    length: label.length + whole.length,
  };
}

/** Waits for what may become a link; otherwise the sign stands for itself. */
function openOr(held: string, isLast: boolean, sign: string, text = sign): Step | undefined {
  const window = held.slice(0, LONGEST);
  const [label] = LINK_TEXT.exec(window) ?? [];
  const rest = label === undefined ? undefined : window.slice(label.length);
  const isOpen =
    rest === undefined
      ? OPEN_LINK_TEXT.test(window)
      : rest === '' || (/^\([^\n]*$/.test(rest) && inParentheses(rest) === undefined);
  return isOpen && !isLast && window.length < LONGEST ? undefined : {text, length: sign.length};
}

/** From the parenthesis that a text begins with to the one that closes it. */
function inParentheses(text: string): string | undefined {
  let depth = 0;
  for (let at = 0; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at === 0 ? undefined : text.slice(0, at + 1);
  }
  return undefined;
}

function takeAutolink(held: string, isLast: boolean): Step | undefined {
  const window = held.slice(0, LONGEST);
  const [link, address] = AUTOLINK.exec(window) ?? [];
  if (link !== undefined && address !== undefined) return {text: asCode(address), length: link.length};
  if (/^<[^\s<>]*$/.test(window) && !isLast && window.length < LONGEST) return undefined;
  // A tag is shown as its text anyway, and could hide a backtick.
  return {text: /^<[a-z/!?]/i.test(held) ? '\\<' : '<', length: 1};
}

/** All of a text that stands within a line. */
function inline(text: string): string {
  let rest = text;
  let shown = '';
  while (rest !== '') {
    const step = takeInline(rest, true, () => false)!;
    shown += step.text.startsWith('`') && /(?<!\\)`$/.test(shown) ? ` ${step.text}` : step.text;
    rest = rest.slice(step.length);
  }
  return shown;
}

/** A word whose addresses are code, which nobody can follow by a click. */
function withoutLinks(word: string): string {
  // What the reader's Markdown takes for an address it reads with escapes and entities resolved.
  const resolved = word
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(colon|sol|period|commat|lowbar));/gi,
      (entity, decimal, hex, name) =>
        characterOf(entity as string, decimal as string, hex as string, name as string),
    )
    .replaceAll(/\\([:/.@_-])/g, '$1')
    // After a bracket, it would define what the bracket holds.
    .replace(/^:/, '\\:');
  ADDRESS.lastIndex = 0;
  if (!ADDRESS.test(resolved)) return word;
  return resolved.replaceAll(ADDRESS, (address, at: number) => {
    const end = /(?:\\?[!"'()*,.:;?\]_}~])*$/.exec(address)!.index;
    // A backslash before a backtick would make a sign of it.
    const space = resolved[at - 1] === '\\' ? ' ' : '';
    return `${space}${asCode(address.slice(0, end))}${address.slice(end)}`;
  });
}

const NAMED: Readonly<Record<string, string>> = {colon: ':', sol: '/', period: '.', commat: '@', lowbar: '_'};

function characterOf(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
  const character = String.fromCodePoint(
    Math.min(decimal ? Number(decimal) : Number.parseInt(hex!, 16), 0x10ffff),
  );
  return /[\w:/.@+-]/.test(character) ? character : entity;
}

function asCode(text: string): string {
  const code = text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
  const runs = Array.from(code.matchAll(/`+/g), ([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}
