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

/**
 * Returns a route of the docs plugin without the document lists in its version data. Only cards need the documents'
 * descriptions: plugins/lean-first-load/theme/DocCard loads them.
 *
 * @param onDocuments receives each removed list
 */
export function leanRoute(
  route: RouteConfig,
  onDocuments: (version: string, documents: PropVersionMetadata['docs']) => void,
): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (version !== undefined) onDocuments(version.version, version.docs);
  return {
    ...route,
    ...(version && {
      props: {...route.props, version: {...version, docs: {}, docsSidebars: leanSidebars(version)}},
    }),
    ...(route.routes && {routes: route.routes.map((inner) => leanRoute(inner, onDocuments))}),
  };
}

function leanSidebars({docsSidebars}: PropVersionMetadata) {
  return Object.fromEntries(Object.entries(docsSidebars).map(([name, items]) => [name, items.map(leanItem)]));
}

/** Removes `unlisted: false`, which is the default. */
function leanItem(fullItem: PropSidebarItem): object {
  const {unlisted, ...item} = fullItem as PropSidebarItem & {unlisted?: boolean};
  return {
    ...item,
    ...(unlisted && {unlisted}),
    ...(item.type === 'category' && {items: item.items.map(leanItem)}),
  };
}
