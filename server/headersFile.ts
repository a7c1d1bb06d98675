/**
 * A rule of the `_headers` file, which static hosts read (Cloudflare Pages, Netlify and our own server). A path pattern
 * starts a line, and its headers follow on indented lines. The build writes the file and the server reads it.
 */
export type HeaderRule = {
  /** Path from the root of the origin. Each `*` matches any characters. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
};

/** Limits of Cloudflare Pages, which silently drops longer lines and further rules. Exceeding them is an error here. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

/**
 * Returns the text of the headers file.
 *
 * @throws Error that lists everything a host would reject
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const problems: string[] = [];
  if (rules.length > MAX_RULES) problems.push(`expected at most ${MAX_RULES} rules, found ${rules.length}`);
  for (const {path, headers} of rules) {
    if (!path.startsWith('/') || /\s/.test(path)) {
      problems.push(`expected a path that starts with a slash and contains no space, found "${path}"`);
    }
    for (const [name, value] of headers) {
      const line = `  ${name}: ${value}`;
      if (!HEADER_LINE.test(line)) problems.push(`${path}: expected a header, found "${line.trim()}"`);
      if (line.length > MAX_LINE_LENGTH) {
        problems.push(
          `${path}: expected at most ${MAX_LINE_LENGTH} characters for ${name}, found ${line.length}`,
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

/**
 * Returns the rules in the text of a headers file.
 *
 * @throws Error that lists every line that is neither a path, a header, a comment nor blank
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {path: string; headers: [string, string][]}[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const header = HEADER_LINE.exec(line);
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({path: line.trim(), headers: []});
    else if (header && rule) rule.headers.push([header[1]!, header[2]!]);
    else problems.push(`line ${index + 1}: expected a path or one of its headers, found "${line.trim()}"`);
  }
  if (problems.length > 0) throw new Error(`Headers file: ${problems.join('; ')}.`);
  return rules;
}

/** Returns the headers of all rules that match a path. As on the hosts, values of the same header are joined by a comma. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Headers {
  const result = new Headers();
  for (const {path, headers} of rules) {
    if (!matches(path, pathname)) continue;
    for (const [name, value] of headers) result.append(name, value);
  }
  return result;
}

const HEADER_LINE = /^\s+([\w-]+):\s+(\S.*?)\s*$/;

/** Compares the literal parts between the `*` in order. Unlike a regular expression, it can't backtrack. */
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
