import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PageKind} from '../../src/corpus/corpus';

/** A page of the site before its text is read. */
export type DocPage = {
  /** Path from the site's folder: `docs/learn/sharding.mdx`. */
  file: string;
  route: string;
  title: string;
  description: string;
  kind?: PageKind;
  deprecated: boolean;
  /** The label of the sidebar's top category that the page is in. */
  door?: string;
};

type SidebarItem = {type: string; id?: string; label?: string; items?: SidebarItem[]};

/** The pages that readers find, in a stable order: not drafts, and not those that are unlisted. */
export function docPages({loadedVersions}: Pick<LoadedContent, 'loadedVersions'>): DocPage[] {
  return loadedVersions
    .flatMap(({docs, sidebars}) => {
      const categories = topCategoriesOf(Object.values(sidebars).flat() as SidebarItem[]);
      return docs
        .filter(({draft, unlisted}) => !draft && !unlisted)
        .map(({id, source, slug, title, description, frontMatter}): DocPage => ({
          file: source.replace(/^@site\//, ''),
          route: slug.length > 1 ? slug.replace(/\/$/, '') : slug,
          title,
          description,
          kind: frontMatter.kind as PageKind | undefined,
          deprecated: frontMatter.deprecated === true,
          door: categories.get(id),
        }));
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** The label of the sidebar's top category that each document is in, by the document's id. */
function topCategoriesOf(items: readonly SidebarItem[]): Map<string, string> {
  return new Map(
    items.flatMap((item) =>
      item.type === 'category' ? idsIn(item).map((id): [string, string] => [id, item.label ?? '']) : [],
    ),
  );
}

function idsIn({type, id, items = []}: SidebarItem): string[] {
  return type === 'category' ? items.flatMap(idsIn) : id === undefined ? [] : [id];
}
