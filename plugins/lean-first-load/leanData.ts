import type {LoadedVersion, PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';

/** Items of the navbar that look up a document by its id, or the one on screen by its address. */
const DOCUMENT_ITEMS = new Set(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown']);

type NavbarItem = {type?: string; items?: NavbarItem[]};

/** Whether every page needs the list of all documents: for the navbar, or for a banner that leads to another version. */
export function needsDocuments(
  versions: readonly Pick<LoadedVersion, 'banner'>[],
  navbar: NavbarItem[],
): boolean {
  return versions.length > 1 || versions.some(({banner}) => banner) || navbar.some(namesDocument);
}

function namesDocument({type = 'default', items = []}: NavbarItem): boolean {
  return DOCUMENT_ITEMS.has(type) || items.some(namesDocument);
}

/** What the docs plugin tells all pages, with no document but the first one of each version. */
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
 * A route of the docs plugin, whose data of a version is without the list of its documents. Only cards show their
 * descriptions: plugins/lean-first-load/theme/DocCard loads them.
 *
 * @param onDocuments gets each list that is left out
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

/** That an item is listed is what its absence says too. */
function leanItem(whole: PropSidebarItem): object {
  const {unlisted, ...item} = whole as PropSidebarItem & {unlisted?: boolean};
  return {
    ...item,
    ...(unlisted && {unlisted}),
    ...(item.type === 'category' && {items: item.items.map(leanItem)}),
  };
}
