type SidebarItem = {
  type: string;
  label?: string;
  href?: string;
  items?: SidebarItem[];
  docId?: string;
  unlisted?: boolean;
};
export type SidebarData = {
  version: {docsSidebars: Record<string, SidebarItem[]>; docs: Record<string, unknown>};
};
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
 * The docs plugin's data of a version, without the list of its documents, which only cards of generated category pages
 * show; this site has none.
 */
export function leanSidebarData(source: string): SidebarData {
  const data = JSON.parse(source) as SidebarData;
  const {docsSidebars} = data.version;
  for (const [name, items] of Object.entries(docsSidebars)) docsSidebars[name] = items.map(leanItem);
  return {...data, version: {...data.version, docs: {}}};
}

function leanItem(whole: SidebarItem): SidebarItem {
  const {unlisted, ...item} = whole;
  return {
    ...item,
    ...(unlisted && {unlisted}),
    ...(item.items && {items: item.items.map(leanItem)}),
  };
}

/** A sidebar's items with nothing but the label of those that lead to the next page of the list. */
type CompactItem = string | (Omit<SidebarItem, 'items'> & {items?: CompactItem[]});

/**
 * The same data as a module that takes the addresses of pages from the list of their routes, and that list put in the
 * order of the sidebar: every page loads both.
 *
 * @param paths of all pages, with a slash at their end
 */
export function compactSidebar(
  {version}: SidebarData,
  paths: readonly string[],
): {module: string; paths: string[]} {
  const left = new Set(paths);
  const inOrder: string[] = [];
  const compact = ({items, ...item}: SidebarItem): CompactItem => {
    if (items) return {...item, items: items.map(compact)};
    const {type, label, href, docId, ...others} = item;
    const path = `${href}/`;
    const isNamed = label !== undefined && docId !== undefined && href === `/${docId}`;
    const isPlain = type === 'link' && isNamed && Object.keys(others).length === 0;
    if (!isPlain || !left.delete(path)) return item;
    inOrder.push(path);
    return label;
  };
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(compact)]),
  );
  return {
    module: `import {pages} from '@generated/registry';
const data = ${JSON.stringify({version: {...version, docsSidebars}})};
let next = 0;
const restore = (item) => {
  if (typeof item === 'string') {
    const href = pages[next++].slice(0, -1);
    return {type: 'link', label: item, href, docId: href.slice(1)};
  }
  return item.items ? {...item, items: item.items.map(restore)} : item;
};
const {docsSidebars} = data.version;
for (const name in docsSidebars) docsSidebars[name] = docsSidebars[name].map(restore);
export default data;
`,
    paths: [...inOrder, ...left],
  };
}

/** The site's settings, as a module, without those that only the build reads. */
export function leanConfig(source: string): string {
  const [head = '', json = ''] = source.split('export default ');
  const config = JSON.parse(json.replace(/;\s*$/, '')) as {themeConfig?: {prism?: object}} & Record<
    string,
    unknown
  >;
  for (const name of BUILD_ONLY) delete config[name];
  // Themes of the highlighter in the browser, which this site leaves out (plugins/no-browser-highlighter).
  delete config.themeConfig?.prism;
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
