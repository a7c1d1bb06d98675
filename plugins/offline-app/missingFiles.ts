import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

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
  const addresses: unknown[] = [];
  visit(fromHtml(html), 'element', ({tagName, properties: {rel, src, href, poster}}) => {
    if (LOADING.has(tagName) && !NOT_LOADED.test(String(rel))) addresses.push(poster, src, href);
  });
  return addresses.filter((address) => typeof address === 'string');
}

/** The bundler's style sheets contain no URL in a comment or string, so this needs no parser. */
function styleAddresses(css: string): string[] {
  return [...css.matchAll(STYLE_URL)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}
