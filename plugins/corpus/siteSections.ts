import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {DocPage} from './docPages';

/** A page of the sidebar, or a link to a section of one. A category's page contains the category's entries. */
export type SidebarEntry = {
  route: string;
  title: string;
  description: string;
  entries: SidebarEntry[];
  /** The page is generated: it only lists the entries. */
  isGenerated?: true;
};

/** The part of a sidebar item that is used here. */
export type SidebarItem = {
  type: string;
  id?: string;
  label?: string;
  href?: string;
  description?: string;
  link?: {type: string; id?: string; slug?: string; description?: string};
  items?: SidebarItem[];
};

/** A top-level category of the sidebar. Its description is its own, or that of its page. */
export type SiteSection = {label: string; description: string; entry: SidebarEntry};

/** Returns the sidebar's top-level categories with their entries at any depth. Pages that aren't in `pages` are omitted. */
export function siteSections(
  {loadedVersions}: Pick<LoadedContent, 'loadedVersions'>,
  pages: readonly DocPage[],
): SiteSection[] {
  const pagesByRoute = new Map(pages.map((page) => [page.route, page]));
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const routes = new Map(docs.map(({id, slug}) => [id, routeOfSlug(slug)]));
    const pageOf = (id = '') => pagesByRoute.get(routes.get(id) ?? '');

    function entryOf({
      type,
      id,
      label = '',
      href,
      description = '',
      link,
      items = [],
    }: SidebarItem): SidebarEntry[] {
      if (type === 'link' && href !== undefined)
        return [{route: href, title: label, description, entries: []}];
      const entries = items.flatMap(entryOf);
      if (link?.slug !== undefined) {
        const route = routeOfSlug(link.slug);
        return [{route, title: label, description: link.description ?? '', entries, isGenerated: true}];
      }
      const page = pageOf(link?.id ?? id);
      return page === undefined ? entries : [{...pick(page), entries}];
    }

    return (Object.values(sidebars).flat() as SidebarItem[])
      .filter(({type}) => type === 'category')
      .flatMap((item) =>
        entryOf(item).map((entry) => ({
          label: item.label ?? '',
          description: item.description ?? entry.description,
          entry,
        })),
      );
  });
}

/** Returns an entry and all entries below it, in sidebar order. */
export function entriesIn(entry: SidebarEntry): SidebarEntry[] {
  return [entry, ...entry.entries.flatMap(entriesIn)];
}

/** Returns the route of a URL path without the site's base path: without its trailing slash. */
export function routeOfSlug(slug: string): string {
  return slug.length > 1 ? slug.replace(/\/$/, '') : slug;
}

function pick({route, title, description}: DocPage): Omit<SidebarEntry, 'entries'> {
  return {route, title, description};
}
