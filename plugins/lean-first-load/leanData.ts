type SidebarItem = {items?: SidebarItem[]; docId?: string; unlisted?: boolean};
type SidebarData = {version: {docsSidebars: Record<string, SidebarItem[]>; docs: Record<string, unknown>}};
type GlobalData = Record<string, Record<string, {versions?: {mainDocId?: string; docs?: {id: string}[]}[]}>>;

/** Says how the site is built, which the browser has no use for. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'markdown',
] as const;

/**
 * The docs plugin's data of a version, without what only cards of generated category pages show, of which this site has
 * none: the list of documents, and which document a link of the sidebar leads to.
 */
export function leanSidebarData(source: string): SidebarData {
  const data = JSON.parse(source) as SidebarData;
  const {docsSidebars} = data.version;
  for (const [name, items] of Object.entries(docsSidebars)) docsSidebars[name] = items.map(leanItem);
  return {...data, version: {...data.version, docs: {}}};
}

function leanItem({docId: _, unlisted, ...item}: SidebarItem): SidebarItem {
  return {
    ...item,
    ...(unlisted && {unlisted}),
    ...(item.items && {items: item.items.map(leanItem)}),
  };
}

/** The site's settings, as a module, without those that only the build reads. */
export function leanConfig(source: string): string {
  const [head = '', json = ''] = source.split('export default ');
  const config = JSON.parse(json.replace(/;\s*$/, '')) as Record<string, unknown>;
  for (const name of BUILD_ONLY) delete config[name];
  return `${head}export default ${JSON.stringify(config)};\n`;
}

/**
 * What plugins tell all pages, without the list of documents but for each version's first one: items of the navbar name
 * documents by their ids, and those of this site have addresses.
 */
export function leanGlobalData(source: string): string {
  const data = JSON.parse(source) as GlobalData;
  for (const version of Object.values(data['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ({versions = []}) => versions,
  )) {
    version.docs = version.docs?.filter(({id}) => id === version.mainDocId);
  }
  return JSON.stringify(data);
}
