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

/** Planned pages that aren't written yet, in their order. */
export function missingRoutes(site: Site): string[] {
  return [...site.planned].filter((route) => !site.pages.has(route)).sort();
}

/** The published routes with those of the existing pages that are of the plan; none is ever taken away. */
export function recordedRoutes(site: Site): string[] {
  const existing = [...site.pages.keys()].filter((route) => isOfPlan(route, site));
  return [...new Set([...site.published, ...existing])].sort();
}

function isOfPlan(route: string, {planned}: Site): boolean {
  return planned.has(route) || [...planned].some((parent) => route.startsWith(`${parent}/`));
}
