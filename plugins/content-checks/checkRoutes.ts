import {finding} from '../shared/pageProblems';
import type {Finding, Page, Problem} from './page';
import type {Site} from './site';

const ROUTES_FILE = 'src/config/routes.json';

/** Checks that every published route has a page or a redirect, so that links from other sites keep working. */
export function checkLostRoutes(site: Site): Problem[] {
  const redirected = new Set(site.redirects.map(({from}) => from));
  return [...site.published]
    .filter((route) => !site.pages.has(route) && !site.otherRoutes.has(route) && !redirected.has(route))
    .map((route) => ({
      file: ROUTES_FILE,
      line: 1,
      message: `the published route ${route} no longer exists; restore its page, or redirect it in src/config/redirects.ts`,
    }));
}

/** Checks that every page is recorded as published; the loss of an unrecorded page would go unnoticed. */
export function checkRecordedRoutes(site: Site): Problem[] {
  return [...site.pages.values()]
    .filter(({route}) => !site.published.has(route) && isPlanned(route, site))
    .map(({route, file}) => ({
      file,
      line: 1,
      message: `the route ${route} isn't recorded in ${ROUTES_FILE}; run npm run routes:update`,
    }));
}

/** Checks that a page is planned, or is a child of a planned page. */
export function checkPlannedRoute({route}: Page, site: Site): Finding[] {
  const message = `the route ${route} isn't planned and isn't a child of a planned one; move the page, or add the route to "planned" in ${ROUTES_FILE}`;
  return finding(1, site.published.has(route) || isPlanned(route, site) ? undefined : message);
}

/** Checks that a page is in the sidebar, unless it is excluded on purpose. */
export function checkSidebar({route}: Page, {sidebar}: Site): Finding[] {
  if (sidebar === undefined || sidebar.listed.has(route) || sidebar.leftOut.has(route)) return [];
  const message = `the page isn't in the sidebar; add '${route.slice(1)}' to sidebars.ts, in the group where readers will look for it (or its route to src/config/routesNotInSidebar.ts, if readers should only find it by links and search)`;
  return finding(1, message);
}

/** Returns the planned routes without a page, sorted. */
export function missingRoutes({planned, pages, otherRoutes}: Site): string[] {
  return [...planned].filter((route) => !pages.has(route) && !otherRoutes.has(route)).sort();
}

/** Returns the pages that can't be recorded, because neither they nor a parent is planned. Sorted. */
export function unplannedRoutes(site: Site): string[] {
  return [...site.pages.keys()]
    .filter((route) => !site.published.has(route) && !isPlanned(route, site))
    .sort();
}

/** Returns the published routes plus the planned pages that exist. No route is ever removed. Sorted. */
export function recordedRoutes(site: Site): string[] {
  const existing = [...site.pages.keys()].filter((route) => isPlanned(route, site));
  return [...new Set([...site.published, ...existing])].sort();
}

function isPlanned(route: string, {planned}: Site): boolean {
  return planned.has(route) || [...planned].some((parent) => route.startsWith(`${parent}/`));
}
