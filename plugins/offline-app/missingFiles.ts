/** Elements whose URL the browser loads to show the page. */
const LOADING_TAG = /<(?:script|img|image|use|source|video|audio|link)\b[^>]*>/g;
const ADDRESS = /\s(?:src|href|poster)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;
/** `link` elements whose URL the page doesn't load: alternative URLs, hints, and files for installers. */
const NOT_LOADED = /\srel=["']?(?:canonical|alternate|sitemap|preconnect|dns-prefetch|manifest|search)\b/;
const STYLE_URL = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)/g;

/**
 * Returns the files of this site that a page or style sheet loads and that aren't available offline, in document order.
 * `file` and `kept` are paths relative to the build folder.
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
  const tags = html.match(LOADING_TAG)?.filter((tag) => !NOT_LOADED.test(tag)) ?? [];
  return tags
    .flatMap((tag) => capturedValues(tag, ADDRESS))
    .map((address) => address.replaceAll('&amp;', '&'));
}

function styleAddresses(css: string): string[] {
  return capturedValues(css, STYLE_URL);
}

/** Returns the values that a pattern captures in double quotes, in single quotes, or without quotes. */
function capturedValues(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}
