import type {Problem} from './page';
import type {Site} from './site';

const MOVED_SECTIONS_FILE = 'src/config/movedHeadings.json';

/** Checks that each heading that a page had is at the address in the table, and no longer on the page. */
export function checkMovedSections(site: Site): Problem[] {
  return Object.entries(site.movedSections).flatMap(([route, addresses]) =>
    Object.entries(addresses).flatMap(([id, address]): Problem[] => {
      const problem = problemOf({route, id, address}, site);
      return problem === undefined ? [] : [{file: MOVED_SECTIONS_FILE, line: 1, message: problem}];
    }),
  );
}

type MovedSection = {route: string; id: string; address: string};

function problemOf({route, id, address}: MovedSection, site: Site): string | undefined {
  const [target = '', heading] = address.split('#');
  const page = site.pages.get(target || route);
  if (page === undefined)
    return `${route}#${id} leads to ${address}, but there is no page ${target || route}; write the section's new address`;
  if (heading !== undefined && !hasHeading(heading, page))
    return `${route}#${id} leads to ${address}, but ${page.file} has no heading with the id "${heading}"; restore the id, or write the section's new address`;
  const former = site.pages.get(route);
  if (former !== undefined && hasHeading(id, former))
    return `${route}#${id} leads to ${address}, but ${former.file} has a heading with this id, which readers wouldn't reach; change that id, or remove this entry`;
  return undefined;
}

function hasHeading(id: string, {headings}: {headings: readonly {id: string | undefined}[]}): boolean {
  return headings.some((heading) => heading.id === id);
}
