/** Elements whose address the browser fetches to show the page. */
const FETCHED = /<(?:script|img|image|use|source|video|audio|link)\b[^>]*>/g;
const ADDRESS = /\s(?:src|href|poster)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;
/** A link to an address that the page doesn't load: another form of it, a hint, or one for installers. */
const NOT_LOADED = /\srel=["']?(?:canonical|alternate|sitemap|preconnect|dns-prefetch|manifest|search)\b/;
const STYLE_URL = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)/g;

/**
 * Files of this site that a page or a style sheet loads and that aren't kept for offline use, in their order.
 * `file` is its path relative to the build folder; a kept file is named in the same way.
 */
export function missingFiles(
  {file, text}: {file: string; text: string},
  {kept, baseUrl}: {kept: ReadonlySet<string>; baseUrl: string},
): string[] {
  const here = new URL(baseUrl + file, 'https://site.invalid/');
  const missing = new Set<string>();
  for (const address of file.endsWith('.css') ? styleAddresses(text) : pageAddresses(text)) {
    if (address === '' || address.startsWith('#') || !URL.canParse(address, here.href)) continue;
    const {origin, pathname} = new URL(address, here);
    if (origin !== here.origin) continue;
    const path = decodeURI(pathname);
    if (!path.startsWith(baseUrl) || !kept.has(path.slice(baseUrl.length))) missing.add(path);
  }
  return [...missing];
}

function pageAddresses(html: string): string[] {
  const tags = html.match(FETCHED)?.filter((tag) => !NOT_LOADED.test(tag)) ?? [];
  return tags.flatMap((tag) => quoted(tag, ADDRESS)).map((address) => address.replaceAll('&amp;', '&'));
}

function styleAddresses(css: string): string[] {
  return quoted(css, STYLE_URL);
}

/** What a pattern captures in double quotes, single quotes or none. */
function quoted(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}
