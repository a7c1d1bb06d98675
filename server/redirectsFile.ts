/**
 * A redirect of the `_redirects` file, which static hosts read (Cloudflare Pages, Netlify and our own server): a line
 * `/from /to 301`. Both paths are encoded and start at the root of the origin.
 */
export type RedirectRule = readonly [from: string, to: string];

/** Limit of Cloudflare Pages, which ignores further lines. */
const MAX_RULES = 2000;

/**
 * Returns the text of the redirects file.
 *
 * @throws Error that lists everything a host would reject
 */
export function formatRedirectsFile(rules: readonly RedirectRule[]): string {
  const problems = rules
    .flat()
    .filter((path) => !path.startsWith('/') || path.startsWith('//') || /\s/.test(path))
    .map((path) => `expected an encoded path that starts with one slash, found "${path}"`);
  if (rules.length > MAX_RULES)
    problems.push(`expected at most ${MAX_RULES} redirects, found ${rules.length}`);
  if (problems.length > 0) throw new Error(`Redirects file: ${problems.join('; ')}.`);
  return rules.map(([from, to]) => `${from} ${to} 301\n`).join('');
}

/**
 * Returns the redirects in the text of a redirects file.
 *
 * @throws Error that lists every line of another form
 */
export function parseRedirectsFile(text: string): Map<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const problems = lines.filter((line) => !/^\/\S* \/\S* 301$/.test(line));
  if (problems.length > 0)
    throw new Error(
      `Redirects file: expected lines like "/from /to 301", found ${problems.map((line) => `"${line}"`).join(', ')}.`,
    );
  return new Map(lines.map((line) => line.split(' ').slice(0, 2) as [string, string]));
}
