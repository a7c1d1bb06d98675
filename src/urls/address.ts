import {parseUrl} from './parseUrl';

/** Returns the canonical URL of a page, with a trailing slash. `site` is the URL of the home page, with a trailing slash. */
export function pageAddress(route: string, site: string): string {
  return route === '/' ? site : `${site}${encodeURI(route.slice(1))}/`;
}

/** Returns the URL of a page's Markdown. */
export function markdownAddress(route: string, site: string): string {
  return `${pageAddress(route, site)}index.md`;
}

/**
 * Returns the absolute URL of a link on a page. Links to pages of the site get their canonical URL. A link that isn't a
 * valid URL is returned unchanged.
 *
 * @param page canonical URL of the page that contains the link
 */
export function absoluteAddress(link: string, {page, site}: {page: string; site: string}): string {
  const isRoute = link.startsWith('/') && !link.startsWith('//');
  const [reference, base] = isRoute ? [`.${link}`, site] : [link, page];
  const url = parseUrl(reference, base);
  if (url === undefined) return link;
  const isPage = url.href.startsWith(site) && !/(?:\/|\.\w+)$/.test(url.pathname);
  if (isPage) url.pathname += '/';
  return url.href;
}

/** Returns the route of a page's URL, canonical or not, or of its Markdown: `/learn/sharding` for `learn/sharding.md`. */
export function routeOfAddress(address: string, site: string): string {
  const absolute = absoluteAddress(address, {page: site, site});
  const path = absolute.startsWith(site)
    ? new URL(absolute).pathname.slice(new URL(site).pathname.length)
    : address;
  return `/${decodePath(path)
    .replace(/(?:(?:^|\/)index)?\.(?:md|html)$/, '')
    .replaceAll(/^\/+|\/+$/g, '')}`;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // An invalid percent encoding: no page has this address.
    return path;
  }
}
