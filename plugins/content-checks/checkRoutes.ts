import {finding} from '../shared/pageProblems';
import {formerTarget} from './checkFormerLinks';
import type {Finding, Page, Problem} from './page';
import type {Site} from './site';

/** The record of what was published, relative to the project's folder. */
export const ROUTES_FILE = 'src/config/routes.json';

/**
 * Everything ever published: routes, and the ids of the headings of each page, separated by spaces, so that the file has
 * a line for each page.
 */
export type Published = {published: readonly string[]; headings: Readonly<{[route: string]: string}>};

/** Checks that every published route has a page or a redirect, so that links from other sites keep working. */
export function checkLostRoutes(site: Site): Problem[] {
  return [...site.published.keys()]
    .filter((route) => !site.pages.has(route) && !site.otherRoutes.has(route))
    .flatMap((route) => lostRoute(route, site) ?? []);
}

/** Returns the problem of a route without a page; undefined if it wasn't published, or is redirected. */
export function lostRoute(route: string, {published, redirects}: Site): Problem | undefined {
  if (!published.has(route) || redirects.some(({from}) => from === route)) return undefined;
  const message = `the published page ${route} is gone; if it moved, add ['${route}', '/its/new/route'] here first, then this check names the links to change; otherwise restore it`;
  return {file: 'src/config/redirects.ts', line: 1, message};
}

/** Checks that a page and its headings are recorded as published; the loss of unrecorded ones would go unnoticed. */
export function checkRecorded({route, headings}: Page, {published}: Site): Finding[] {
  const known = published.get(route);
  const ids = headings.flatMap(({id}) => (id === undefined || known?.has(id) ? [] : id));
  if (known !== undefined && ids.length === 0) return [];
  const headingIds = ids.length === 1 ? `heading id ${ids[0]} isn't` : `heading ids ${ids.join(', ')} aren't`;
  const what = known === undefined ? `route ${route} isn't` : headingIds;
  return finding(1, `the ${what} recorded in ${ROUTES_FILE}; run npm run routes:update`);
}

/** Checks that every published heading of a page is still on it, or has a new address. */
export function checkLostHeadings({route, headings}: Page, site: Site): Finding[] {
  const ids = new Set(headings.map(({id}) => id));
  const lost = [...(site.published.get(route) ?? [])].filter(
    (id) => !ids.has(id) && formerTarget(route, id, site) === undefined,
  );
  return lost.flatMap((id) =>
    finding(
      1,
      `the heading id "${id}" is gone, so old links to it open the top of the page; restore it, or add a line to former-links${route}.yaml: "${id}: ${route}#its-new-id"`,
    ),
  );
}

/** Checks that a page is in the sidebar, unless it is excluded on purpose. */
export function checkSidebar({route}: Page, {sidebar}: Site): Finding[] {
  if (sidebar === undefined || sidebar.listed.has(route) || sidebar.leftOut.has(route)) return [];
  const message = `the page isn't in the sidebar; add '${route.slice(1)}' to sidebars.ts, in the group where readers will look for it (or its route to src/config/routesNotInSidebar.ts, if readers should only find it by links and search)`;
  return finding(1, message);
}

/** Returns the record with the routes and headings of the site's pages added. Nothing is ever removed. Sorted. */
export function recordOf({published, pages}: Site): Published {
  const routes = [...new Set([...published.keys(), ...pages.keys()])].sort();
  const headings = routes.flatMap((route) => {
    const ids = (pages.get(route)?.headings ?? []).flatMap(({id}) => id ?? []);
    const all = [...new Set([...(published.get(route) ?? []), ...ids])].sort();
    return all.length > 0 ? [[route, all.join(' ')] as const] : [];
  });
  return {published: routes, headings: Object.fromEntries(headings)};
}
