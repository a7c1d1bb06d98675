import type {LoadedVersion, PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';

/** Navbar items that look up a document by its id, or the current document by its route. */
const DOCUMENT_ITEM_TYPES = new Set(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown']);

type NavbarItem = {type?: string; items?: NavbarItem[]};

/** Returns whether every page needs the list of all documents: for the navbar, or for a link to another version. */
export function needsDocuments(
  versions: readonly Pick<LoadedVersion, 'banner'>[],
  navbar: NavbarItem[],
): boolean {
  return versions.length > 1 || versions.some(({banner}) => banner) || navbar.some(isDocumentItem);
}

function isDocumentItem({type = 'default', items = []}: NavbarItem): boolean {
  return DOCUMENT_ITEM_TYPES.has(type) || items.some(isDocumentItem);
}

/** Removes all documents except the main document of each version from the docs plugin's global data. */
export function leanGlobalData(data: GlobalPluginData): GlobalPluginData {
  return {
    ...data,
    versions: data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({id}) => id === version.mainDocId),
    })),
  };
}

/** Title, description and kind of each page, generated category page and described link, by its URL. */
type PageTexts = Record<string, {title: string; description: string; kind?: string}>;

/** Returns the texts that lists of pages show. */
export function pageTexts(versions: readonly Pick<LoadedVersion, 'docs' | 'sidebars'>[]): PageTexts {
  const described = versions.flatMap(({docs, sidebars}) => [
    ...docs,
    ...Object.values(sidebars).flat().flatMap(describedIn),
  ]);
  const kinds = new Map(
    versions.flatMap(({docs}) =>
      docs.map(({permalink, frontMatter}) => [pathOf(permalink), (frontMatter as {kind?: string}).kind]),
    ),
  );
  return Object.fromEntries(
    described.map(({permalink, title, description = ''}) => [
      permalink,
      // A link to a section has the kind of its page.
      {title, description, kind: kinds.get(pathOf(permalink))},
    ]),
  );
}

function pathOf(url: string): string {
  return url.replace(/#.*$/, '').replace(/\/$/, '');
}

type Described = {permalink: string; title: string; description?: string};

/** Returns the links and generated pages of a sidebar item. */
function describedIn(item: LoadedVersion['sidebars'][string][number]): Described[] {
  if (item.type === 'link') return [{...item, permalink: item.href, title: item.label}];
  if (item.type !== 'category') return [];
  const {link, label, items} = item;
  return [
    ...(link?.type === 'generated-index' ? [{...link, title: link.title ?? label}] : []),
    ...items.flatMap(describedIn),
  ];
}

/**
 * Returns a route of the docs plugin without the texts of `pageTexts`, which only the pages of categories show and load
 * (src/theme/DocCategoryGeneratedIndexPage).
 */
export function leanRoute(route: RouteConfig): RouteConfig {
  const {version, categoryGeneratedIndex, ...props} = route.props ?? {};
  const hasProps = route.props !== undefined && categoryGeneratedIndex === undefined;
  const {props: _, ...rest} = route;
  return {
    ...rest,
    ...(hasProps && {
      props: version === undefined ? props : {...props, version: leanVersion(version as PropVersionMetadata)},
    }),
    ...(route.routes && {routes: route.routes.map(leanRoute)}),
  };
}

function leanVersion(version: PropVersionMetadata) {
  const sidebars = Object.entries(version.docsSidebars);
  return {
    ...version,
    docs: {},
    docsSidebars: Object.fromEntries(sidebars.map(([name, items]) => [name, items.map(leanItem)])),
  };
}

/** Placeholder for each document's id: the theme only checks that one exists. */
const SOME_DOCUMENT = 'document';

/** Removes ids, descriptions, and `unlisted: false`, which is the default. */
function leanItem(fullItem: PropSidebarItem): object {
  const {
    unlisted,
    docId,
    description: _,
    ...item
  } = fullItem as PropSidebarItem & {unlisted?: boolean; docId?: string; description?: string};
  return {
    ...item,
    ...(docId !== undefined && {docId: SOME_DOCUMENT}),
    ...(unlisted && {unlisted}),
    ...(item.type === 'category' && {items: item.items.map(leanItem)}),
  };
}
