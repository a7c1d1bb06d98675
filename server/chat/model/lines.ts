/** A fence whose code goes on. */
export type Fence = {
  run: string;
  /** How each line of the code begins, where the fence stands in a list or a quote. */
  continuation: string;
  /** The line that ends it. */
  closing: string;
  /** It needs a blank line above it; as the next line of a paragraph it would be none. */
  isApart: boolean;
};

/** The signs of the quotes and list items that a line begins with, and its indent. */
const PREFIX = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/;
const ONLY_PREFIX = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]?))*[ \t]*$/;
const MAY_BE_FENCE = /^(?:`{1,2}|~{1,2}|(?:`{3,}|~{3,})[^\n]*)$/;
const MAY_BE_DEFINITION = /^\[[\w .-]*(?:\](?::[^\n]*)?)?$/;
const FENCE = /^(?:(`{3,})[^\n`]*|(~{3,})[^\n]*)(?:\n|$)/;
/** Labels with marks of their own are no model's, and could hide something. */
const DEFINITION =
  /^\[([\w .-]+)\]:[ \t]*(?:<([^<>\s]*)>|([^<\s]\S*))(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*(?:\n|$)/;
const ADDRESS = /[/.:#]/;

export function prefixOf(text: string): string {
  return PREFIX.exec(text)?.[0] ?? '';
}

/** Whether more of a line has to be known to tell what it begins with. */
export function isOpenLine(text: string, fence: Fence | undefined): boolean {
  if (text.includes('\n')) return false;
  if (fence || ONLY_PREFIX.test(text)) return true;
  const rest = text.slice(prefixOf(text).length);
  return MAY_BE_FENCE.test(rest) || MAY_BE_DEFINITION.test(rest);
}

export function fenceIn(text: string, prefix: string): Fence | undefined {
  const [, backticks, tildes] = FENCE.exec(text.slice(prefix.length)) ?? [];
  const run = backticks ?? tildes;
  if (run === undefined) return undefined;
  const continuation = prefix.replaceAll('\t', '    ').replaceAll(/[^ >]/g, ' ');
  return {
    run,
    continuation,
    closing: `${continuation}${run}`,
    isApart: /\d|^\s{4}/.test(prefix) || prefix.includes('\t'),
  };
}

export function closesFence(line: string, {run}: Fence): boolean {
  const text = line.replace(/^[ \t>]*/, '').trimEnd();
  return text.length >= run.length && text === run[0]!.repeat(text.length);
}

/** A line of code as it belongs to its fence in any reading: one that stands further to the left would end its list. */
export function codeLine(line: string, {continuation}: Fence): string {
  if (line.startsWith(continuation)) return line;
  const isQuoted = continuation.includes('>');
  if (line.trim() === '' && !isQuoted) return line;
  const content = isQuoted ? line.replace(/^(?:[ \t]*>)+/, '') : line;
  return `${continuation}${content.replace(/^[ \t]+/, '')}`;
}

/** The definition of a reference that a line holds, and how it is written in one way only. */
export function definitionIn(
  text: string,
  prefix: string,
): {address: string; text: string; length: number} | undefined {
  const [line = '', label = '', pointed, plain = ''] = DEFINITION.exec(text.slice(prefix.length)) ?? [];
  const address = pointed ?? plain;
  if (!ADDRESS.test(address)) return undefined;
  return {address, text: `${prefix}[${label}]: ${address}\n`, length: prefix.length + line.length};
}
