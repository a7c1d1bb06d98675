/** What Docusaurus generates for the browser's router. */
export type GeneratedRoutes = {
  /** `routes.js` */
  routes: string;
  /** `registry.js` */
  registry: string;
  /** `routesChunkNames.json` */
  chunkNames: string;
};

/** A line of the registry: the chunk that a module is loaded with, and what it is imported by. */
const REGISTRY_LINE =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"]+")\), "[^"]*", require\.resolveWeak\("[^"]*"\)\],?$/;
const PAGE_ROUTE =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true,\s*sidebar: "(\w+)"\s*\}/g;
/** What stands around every documentation page, in pieces so small that an answer's headers are larger. */
const FRAME = /^"@theme\/Doc(?:sRoot|VersionRoot|Root|Item)"$|-content-docs\/\w+\/__plugin\.json"$/;
/** In place of the hash by which Docusaurus tells routes of one path apart. */
const PAGE = 'page';

/**
 * Docusaurus asks for the file of a chunk by its name, to prefetch it. Those of pages have none, since the bundler would
 * list all of their names in what every page loads, twice: what their import loads is noted instead of loaded.
 */
const PREFETCH = `
const fileOf = __webpack_require__.gca;
__webpack_require__.gca = (name) => fileOf(pages.includes(name) ? chunkOf(registry[name][0]) : name);
function chunkOf(load) {
  const ensure = __webpack_require__.e;
  let chunk;
  __webpack_require__.e = (id) => {
    chunk = id;
    return new Promise(() => {});
  };
  load();
  __webpack_require__.e = ensure;
  return chunk;
}`;

type Page = {source: string; path: string; sidebar: string; name: string; comp: string; text: string};

/**
 * The same three modules in fewer bytes. A page of the documentation stands once in them, with its path and the import
 * of its text, where Docusaurus names it three times, its chunk twice, and its source file, which only the build needs;
 * the frame of those pages is one chunk. Everything else stays as it is.
 *
 * @param inOrder puts the paths of the pages in the order in which the first module lists them
 * @throws Error where the modules aren't written as Docusaurus 3.10.2 does it.
 */
export function compactRoutes(
  {routes, registry, chunkNames}: GeneratedRoutes,
  inOrder: (paths: string[]) => string[] = (paths) => paths,
): GeneratedRoutes {
  const requests = readRegistry(registry);
  const names = JSON.parse(chunkNames) as Record<string, Record<string, unknown>>;
  const pages = readPages(routes, names);
  const first = pages[0]!;
  const textOf = new Map(pages.map(({path, text}) => [path, text]));
  const texts = new Set(textOf.values());
  for (const {name} of pages) delete names[name];

  const importOf = (chunk: string, comment: string): string =>
    `() => import(${comment}${requests.get(chunk) ?? fail(`a module of the chunk ${chunk} in registry.js`, 'none')})`;
  const others = [...requests].filter(([chunk]) => !texts.has(chunk));
  return {
    registry: lines(
      'const registry = {',
      ...others.map(([chunk, request]) => {
        const name = FRAME.test(request) ? first.comp : chunk;
        return `  "${chunk}": [${importOf(chunk, `/* webpackChunkName: "${name}" */ `)}],`;
      }),
      '};',
      'export const pages = [];',
      'const add = (path, load) => {',
      '  pages.push(path);',
      '  registry[path] = [load];',
      '};',
      ...inOrder([...textOf.keys()]).map(
        (path) => `add(${JSON.stringify(path)}, ${importOf(textOf.get(path)!, '')});`,
      ),
      PREFETCH,
      'export default registry;',
    ),
    chunkNames: lines(
      "import {pages} from '@generated/registry';",
      `const names = ${JSON.stringify(names)};`,
      `for (const path of pages) names[path + '-${PAGE}'] = {__comp: '${first.comp}', content: path};`,
      'export default names;',
    ),
    routes: lines("import {pages} from '@generated/registry';", withPages(routes, pages)),
  };
}

function readRegistry(registry: string): Map<string, string> {
  const [, list = ''] = registry.split(/^export default \{\n|\};?\n?$/);
  const found = list.trimEnd().split('\n');
  return new Map(
    found.map((line) => {
      const [, chunk, request] =
        REGISTRY_LINE.exec(line) ?? fail('a module on each line of registry.js', line);
      return [chunk!, request!];
    }),
  );
}

/** The pages that differ in nothing but their path and their text; the first one says what they are like. */
function readPages(routes: string, names: Record<string, Record<string, unknown>>): Page[] {
  const found = [...routes.matchAll(PAGE_ROUTE)].map(([source, path, hash, sidebar]) => {
    const name = `${path}-${hash}`;
    const {__comp: comp, content: text, ...rest} = names[name] ?? {};
    return {source, path, sidebar, name, comp, text, isPlain: Object.keys(rest).length === 0} as Page & {
      isPlain: boolean;
    };
  });
  const [first] = found;
  if (first === undefined) return fail('routes of documentation pages in routes.js', 'none');
  return found.filter(
    ({sidebar, comp, text, isPlain}) =>
      isPlain && text !== undefined && sidebar === first.sidebar && comp === first.comp,
  );
}

/** The routes with all pages made from their list, in the place of the first one. */
function withPages(routes: string, pages: readonly Page[]): string {
  const [first, last] = [pages[0]!, pages.at(-1)!];
  const between = routes.slice(routes.indexOf(first.source), routes.indexOf(last.source));
  if (between.includes('routes: ['))
    return fail('all documentation pages in one list of routes.js', 'several');
  const route = `{path, component: ComponentCreator(path, '${PAGE}'), exact: true, sidebar: "${first.sidebar}"}`;
  const sources = new Set(pages.map(({source}) => source));
  return routes.replace(new RegExp(`${PAGE_ROUTE.source},?`, 'g'), (source) => {
    if (source.startsWith(first.source)) return `...pages.map((path) => (${route})),`;
    return sources.has(source.replace(/,$/, '')) ? '' : source;
  });
}

function lines(...all: string[]): string {
  return `${all.join('\n')}\n`;
}

function fail(expected: string, found: string): never {
  throw new Error(
    `Lean first load: expected ${expected}, as Docusaurus 3.10.2 writes it, found ${found}. Correct plugins/lean-first-load/compactRoutes.ts after an update.`,
  );
}
