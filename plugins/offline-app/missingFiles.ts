import {Parser} from 'htmlparser2';

/** Elements whose URL the browser loads to show the page. */
const LOADING = new Set(['script', 'img', 'image', 'use', 'source', 'video', 'audio', 'link']);
/** `link` elements whose URL the page doesn't load: alternative URLs, hints, and files for installers. */
const NOT_LOADED = /^(?:canonical|alternate|sitemap|preconnect|dns-prefetch|manifest|search)\b/;
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
  const addresses: (string | undefined)[] = [];
  const parser = new Parser({
    onopentag(name, {rel = '', poster, src, href}) {
      if (LOADING.has(name) && !NOT_LOADED.test(rel)) addresses.push(poster, src, href);
    },
  });
  parser.end(html);
  return addresses.filter((address) => address !== undefined);
}

/** The bundler's style sheets contain no URL in a comment or string, so this needs no parser. */
function styleAddresses(css: string): string[] {
  return [...css.matchAll(STYLE_URL)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}
