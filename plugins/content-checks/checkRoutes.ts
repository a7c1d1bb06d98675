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
    .filter(({route}) => !site.published.has(route))
    .map(({route, file}) => ({
      file,
      line: 1,
      message: `the route ${route} isn't recorded in ${ROUTES_FILE}; run npm run routes:update`,
    }));
}

/** Checks that a page is in the sidebar, unless it is excluded on purpose. */
export function checkSidebar({route}: Page, {sidebar}: Site): Finding[] {
  if (sidebar === undefined || sidebar.listed.has(route) || sidebar.leftOut.has(route)) return [];
  const message = `the page isn't in the sidebar; add '${route.slice(1)}' to sidebars.ts, in the group where readers will look for it (or its route to src/config/routesNotInSidebar.ts, if readers should only find it by links and search)`;
  return finding(1, message);
}

/** Returns the published routes plus those of new pages. No route is ever removed. Sorted. */
export function recordedRoutes({published, pages}: Site): string[] {
  return [...new Set([...published, ...pages.keys()])].sort();
}
