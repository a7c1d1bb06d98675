import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PageKind} from '../../src/retrieval/index/corpus';

/** Metadata of a page; its text isn't read yet. */
export type DocPage = {
  /** Path relative to the site's folder: `docs/learn/sharding.mdx`. */
  file: string;
  route: string;
  title: string;
  description: string;
  kind?: PageKind;
  deprecated: boolean;
  /** What the page was checked against, and the month. */
  checked?: string;
  /** Label of the top-level sidebar category that contains the page. */
  category?: string;
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

/**
 * Returns the latest version of the docs. Only it is searched, answered from, exported and drawn: other versions have pages
 * with the same slugs.
 */
export function latestVersion({loadedVersions}: Pick<LoadedContent, 'loadedVersions'>) {
  return loadedVersions.filter(({isLast}) => isLast);
}

/** Returns the pages without drafts and unlisted pages, sorted by route. */
export function docPages(content: Pick<LoadedContent, 'loadedVersions'>): DocPage[] {
  return latestVersion(content)
    .flatMap(({docs, sidebars}) => {
      const categories = topCategoriesOf(Object.values(sidebars).flat() as SidebarItem[]);
      return docs
        .filter(({draft, unlisted}) => !draft && !unlisted)
        .map(({id, source, slug, title, description, frontMatter}): DocPage => ({
          file: source.replace(/^@site\//, ''),
          route: routeOfSlug(slug),
          title,
          description,
          kind: frontMatter.kind as PageKind | undefined,
          deprecated: frontMatter.deprecated === true,
          checked: frontMatter.checked as string | undefined,
          category: categories.get(id),
        }));
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Returns the route of a URL path without the site's base path: without its trailing slash. */
export function routeOfSlug(slug: string): string {
  return slug.length > 1 ? slug.replace(/\/$/, '') : slug;
}

/** Maps the id of each document to the label of its top-level sidebar category. */
function topCategoriesOf(items: readonly SidebarItem[]): Map<string, string> {
  return new Map(
    items.flatMap((item) =>
      item.type === 'category' ? idsIn(item).map((id): [string, string] => [id, item.label ?? '']) : [],
    ),
  );
}

/** Returns the ids of an item's documents, including the one that introduces a category. */
function idsIn({id, link, items = []}: SidebarItem): string[] {
  return [id ?? link?.id ?? [], items.flatMap(idsIn)].flat();
}
