/**
 * The `_headers` file that static hosts (Cloudflare Pages, Netlify and our own server) read: a path pattern
 * at the start of a line, its headers indented below. The build writes it and the server reads it back.
 */
export type HeaderRule = {
  /** A path from the root of the origin; each `*` stands for any characters. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
};

/** Cloudflare Pages drops a longer line and further rules without an error, so writing them is one here. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

/** @throws Error that lists everything a host would not accept. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const problems: string[] = [];
  if (rules.length > MAX_RULES) problems.push(`at most ${MAX_RULES} rules are read, found ${rules.length}`);
  for (const {path, headers} of rules) {
    if (!path.startsWith('/') || /\s/.test(path)) {
      problems.push(`a path must start with a slash and hold no space, found "${path}"`);
    }
    for (const [name, value] of headers) {
      const line = `  ${name}: ${value}`;
      if (!HEADER_LINE.test(line)) problems.push(`${path}: not a header: "${line.trim()}"`);
      if (line.length > MAX_LINE_LENGTH) {
        problems.push(
          `${path}: ${name} takes ${line.length} characters of the ${MAX_LINE_LENGTH} that are read`,
        );
      }
    }
  }
  if (problems.length > 0) throw new Error(`Headers file: ${problems.join('; ')}.`);
  const blocks = rules.map(({path, headers}) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** @throws Error that names every line that is neither a path, a header, a comment nor blank. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {path: string; headers: [string, string][]}[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const header = HEADER_LINE.exec(line);
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({path: line.trim(), headers: []});
    else if (header && rule) rule.headers.push([header[1]!, header[2]!]);
    else problems.push(`line ${index + 1} is neither a path nor a header of one: "${line.trim()}"`);
  }
  if (problems.length > 0) throw new Error(`Headers file: ${problems.join('; ')}.`);
  return rules;
}

/** The headers of every rule that matches a path. As on the hosts, one set by several rules is joined by a comma. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Headers {
  const result = new Headers();
  for (const {path, headers} of rules) {
    if (!matches(path, pathname)) continue;
    for (const [name, value] of headers) result.append(name, value);
  }
  return result;
}

const HEADER_LINE = /^\s+([\w-]+):\s+(\S.*?)\s*$/;

/** Walks the literal parts between the `*` in order, so that no pattern can make it slow. */
function matches(pattern: string, pathname: string): boolean {
  const [start, ...parts] = pattern.split('*') as [string, ...string[]];
  const end = parts.pop();
  if (end === undefined) return pathname === start;
  if (!pathname.startsWith(start)) return false;
  let position = start.length;
  for (const part of parts) {
    const found = pathname.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return pathname.length - end.length >= position && pathname.endsWith(end);
}
