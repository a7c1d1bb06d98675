import type {FormerLink} from '../former-links/readFormerLinks';
import {destinations} from '../former-links/pageMaps';
import type {Problem} from './page';
import type {Site} from './site';

/** Checks that each former link leads to a section that exists, and that its reader gets there. */
export function checkFormerLinks(site: Site): Problem[] {
  const {links, problems} = site.formerLinks;
  const destinationOf = destinations(site.pages, site.redirects);
  const redirects = site.redirects.flatMap(({from, to}): Problem[] => {
    const moved = redirectOf(to, site);
    if (moved === undefined) return [];
    const message = `the redirect from ${from} leads to ${to}, which moved; write ${moved}`;
    return [{file: 'src/config/redirects.ts', line: 1, message}];
  });
  const found = links.flatMap((link): Problem[] => {
    const target = redirectOf(link.route, site);
    // Reported above, once for all links of the page.
    if (target !== undefined && redirectOf(target, site) !== undefined) return [];
    const message = problemOf(link, site, destinationOf(link.route));
    return message === undefined ? [] : [{file: link.file, line: link.line, message}];
  });
  return [...problems, ...redirects, ...found, ...contradictions(links, destinationOf)];
}

/** Reports fragments that a page would have to send to two sections: it can't tell which former page a reader comes from. */
function contradictions(links: readonly FormerLink[], destinationOf: (route: string) => string | undefined) {
  const first = new Map<string, FormerLink>();
  return links.flatMap((link): Problem[] => {
    const page = destinationOf(link.route);
    const key = `${page}#${link.id}`;
    const other = first.get(key) ?? link;
    first.set(key, other);
    if (page === undefined || other.target === link.target) return [];
    const message = `"${link.id}" leads to ${link.target}, but ${other.file}:${other.line} sends it to ${other.target}, and readers of both arrive at ${page}; write the same address in both`;
    return [{file: link.file, line: link.line, message}];
  });
}

function problemOf({route, id, target}: FormerLink, site: Site, destination?: string): string | undefined {
  const [path = '', heading] = target.split('#');
  const page = site.pages.get(path);
  if (page === undefined) {
    const moved = redirectOf(path, site);
    const address = heading === undefined ? moved : `${moved}#${heading}`;
    return `"${id}" leads to ${target}, but there is no page ${path}; write ${moved === undefined ? "the section's new address" : address}`;
  }
  if (heading !== undefined && !hasHeading(heading, page))
    return `"${id}" leads to ${target}, but ${page.file} has no heading with the id "${heading}"; restore the id, or write the section's new address`;
  if (destination === undefined)
    return `the former page ${route} has no page and no redirect; add ['${route}', '/its/new/route'] to src/config/redirects.ts`;
  const arrival = site.pages.get(destination)!;
  if (target !== `${destination}#${id}` && hasHeading(id, arrival))
    return `"${id}" leads to ${target}, but ${arrival.file} has a heading with this id, which readers open instead; change that id, or write ${destination}#${id}`;
  return undefined;
}

/** Returns today's address of a former section; undefined if the section has none. */
export function formerTarget(route: string, id: string, {formerLinks}: Site): string | undefined {
  return formerLinks.links.find((link) => link.route === route && link.id === id)?.target;
}

/** Returns where a route without a page is redirected. */
function redirectOf(route: string, {pages, redirects}: Site): string | undefined {
  return pages.has(route) ? undefined : redirects.find(({from}) => from === route)?.to;
}

function hasHeading(id: string, {headings}: {headings: readonly {id: string | undefined}[]}): boolean {
  return headings.some((heading) => heading.id === id);
}
