import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {latestVersion, routeOfSlug, type DocPage, type SidebarItem} from './docPages';

/** A page of the sidebar, or a link to a section of one. A category's page contains the category's entries. */
export type SidebarEntry = {
  route: string;
  title: string;
  description: string;
  entries: SidebarEntry[];
  /** The page is generated: it only lists the entries. */
  isGenerated?: true;
};

/** A top-level category of the sidebar. Its description is its own, or that of its page. */
export type SiteSection = {label: string; description: string; entry: SidebarEntry};

/** Returns the sidebar's top-level categories with their entries at any depth. Pages that aren't in `pages` are omitted. */
export function siteSections(
  content: Pick<LoadedContent, 'loadedVersions'>,
  pages: readonly DocPage[],
): SiteSection[] {
  const pagesByRoute = new Map(pages.map((page) => [page.route, page]));
  return latestVersion(content).flatMap(({docs, sidebars}) => {
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

function pick({route, title, description}: DocPage): Omit<SidebarEntry, 'entries'> {
  return {route, title, description};
}
