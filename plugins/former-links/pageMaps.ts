import type {PageMap} from '../../src/formerLinks/pageMap';
import type {FormerLink} from './readFormerLinks';

type Site = {
  /** Ids of the headings of each page, by route. */
  headings: ReadonlyMap<string, readonly string[]>;
  redirects: readonly {from: string; to: string}[];
  /** Returns the URL of an address like `/route#id`. */
  urlOf: (address: string) => string;
};

/** Returns the map of each page that has former links or child pages, by its route. */
export function pageMaps(
  links: readonly FormerLink[],
  {headings, redirects, urlOf}: Site,
): Map<string, PageMap> {
  const destinationOf = destinations(headings, redirects);
  const sections = new Map<string, PageMap['sections']>();
  for (const {route, id, target, gone} of links) {
    const page = destinationOf(route);
    if (page === undefined) continue;
    const url = urlOnPage(target, page, urlOf);
    sections.set(page, {...sections.get(page), [id]: gone === undefined ? url : [url, gone]});
  }
  const children = childSections(headings, urlOf);
  return new Map(
    [...headings.keys()]
      .filter((route) => sections.has(route) || children.has(route))
      .map((route) => [route, {sections: sections.get(route) ?? {}, children: children.get(route) ?? []}]),
  );
}

/** Returns a function from a former route to the route of the page where its readers arrive today. */
export function destinations(
  pages: {has(route: string): boolean},
  redirects: Site['redirects'],
): (route: string) => string | undefined {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return (route) => {
    const page = pages.has(route) ? route : targets.get(route);
    return page !== undefined && pages.has(page) ? page : undefined;
  };
}

function urlOnPage(target: string, page: string, urlOf: Site['urlOf']): string {
  const [route, id] = target.split('#');
  if (route !== page) return urlOf(target);
  return id === undefined ? '' : `#${id}`;
}

function childSections(headings: Site['headings'], urlOf: Site['urlOf']): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const [route, ids] of headings) {
    const parent = route.slice(0, route.lastIndexOf('/'));
    if (!headings.has(parent)) continue;
    children.set(parent, [...(children.get(parent) ?? []), ...ids.map((id) => urlOf(`${route}#${id}`))]);
  }
  return children;
}
