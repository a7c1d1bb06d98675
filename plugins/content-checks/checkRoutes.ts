import type {Finding, Page, Problem} from './page';
import type {Site} from './site';

const ROUTES_FILE = 'src/config/routes.json';

/** Published routes that neither have a page nor are redirected: links to them from elsewhere are dead. */
export function checkLostRoutes(site: Site): Problem[] {
  const redirected = new Set(site.redirects.map(({from}) => from));
  return [...site.published]
    .filter((route) => !site.pages.has(route) && !site.otherRoutes.has(route) && !redirected.has(route))
    .map((route) => ({
      file: ROUTES_FILE,
      line: 1,
      message: `the route ${route} has stood and doesn't any more; bring its page back, or redirect it in src/config/redirects.ts`,
    }));
}

/** Existing pages that aren't on record yet, so that losing them would go unseen. */
export function checkRecordedRoutes(site: Site): Problem[] {
  return [...site.pages.values()]
    .filter(({route}) => !site.published.has(route) && isOfPlan(route, site))
    .map(({route, file}) => ({
      file,
      line: 1,
      message: `the route ${route} isn't on record in ${ROUTES_FILE}; run npm run routes:update`,
    }));
}

/** A page is of the plan, or a child of one that is. */
export function checkPlannedRoute({route}: Page, site: Site): Finding[] {
  if (site.published.has(route) || isOfPlan(route, site)) return [];
  return [
    {
      line: 1,
      message: `the route ${route} isn't planned and isn't a child of a planned one; move the page, or add the route to "planned" in ${ROUTES_FILE}`,
    },
  ];
}

/** A reader finds every page in the sidebar, except for those that are left out of it on purpose. */
export function checkSidebar({route}: Page, {sidebar}: Site): Finding[] {
  if (sidebar === undefined || sidebar.listed.has(route) || sidebar.leftOut.has(route)) return [];
  return [
    {
      line: 1,
      message: `the page isn't in the sidebar; add '${route.slice(1)}' to sidebars.ts, in the group where readers will look for it (or its route to src/config/routesNotInSidebar.ts, if readers should only find it by links and search)`,
    },
  ];
}

/** Planned pages without a file, in their order. */
export function missingRoutes({planned, pages, otherRoutes}: Site): string[] {
  return [...planned].filter((route) => !pages.has(route) && !otherRoutes.has(route)).sort();
}

/** Pages that aren't put on record, because the plan knows neither them nor a parent of them. */
export function unplannedRoutes(site: Site): string[] {
  return [...site.pages.keys()]
    .filter((route) => !site.published.has(route) && !isOfPlan(route, site))
    .sort();
}

/** The published routes with those of the existing pages that are of the plan; none is ever taken away. */
export function recordedRoutes(site: Site): string[] {
  const existing = [...site.pages.keys()].filter((route) => isOfPlan(route, site));
  return [...new Set([...site.published, ...existing])].sort();
}

function isOfPlan(route: string, {planned}: Site): boolean {
  return planned.has(route) || [...planned].some((parent) => route.startsWith(`${parent}/`));
}
