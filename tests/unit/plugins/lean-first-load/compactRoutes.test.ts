import {compactRoutes} from '@site/plugins/lean-first-load/compactRoutes';

const moduleLine = (chunk: string, request: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const route = (path: string, hash: string, sidebar?: string) => `
          {
            path: '${path}',
            component: ComponentCreator('${path}', '${hash}'),
            exact: true${sidebar ? `,\n            sidebar: "${sidebar}"` : ''}
          }`;
const framed = (...pages: string[]) => `
import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search/',
    component: ComponentCreator('/search/', '21e'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', '728'),
    routes: [${pages.join(',')}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const generated = {
  routes: framed(
    route('/learn/a/', '111', 'docs'),
    route('/learn/alone/', '222'),
    route('/learn/b/', '333', 'docs'),
    route('/learn/c/', '444', 'docs'),
  ),
  registry: `export default {
${[
  moduleLine('aaaa', '@site/docs/learn/a.mdx'),
  moduleLine('al0n', '@site/docs/learn/alone.mdx'),
  moduleLine('bbbb', '@site/docs/learn/b.mdx'),
  moduleLine('cccc', '@site/docs/learn/c.mdx'),
  moduleLine('item', '@theme/DocItem'),
  moduleLine('root', '@theme/DocsRoot'),
  moduleLine('find', '@theme/SearchPage'),
].join('\n')}};
`,
  chunkNames: JSON.stringify({
    '/search/-21e': {__comp: 'find'},
    '/-728': {__comp: 'root'},
    '/learn/a/-111': {__comp: 'item', content: 'aaaa'},
    '/learn/alone/-222': {__comp: 'item', content: 'al0n'},
    '/learn/b/-333': {__comp: 'item', content: 'bbbb'},
    '/learn/c/-444': {__comp: 'item', content: 'cccc'},
  }),
};

type Route = {path: string; component: string; exact?: true; sidebar?: string; routes?: Route[]};
type Registry = Record<string, [() => string]>;

/** What the bundler gives to the modules. */
const bundler = {
  e: (chunk: string): unknown => chunk,
  gca: (chunk: string) => `/assets/${chunk}.js`,
};

/** What the modules export, where an import is the chunk's name with the module's, and a component its route's name. */
function run({registry, chunkNames, routes}: typeof generated) {
  const body = (source: string) =>
    source
      .replaceAll(/^import .*$/gm, '')
      .replaceAll(/import\(\/\* webpackChunkName: "(\w+)" \*\/ "([^"]+)"\)/g, '"$1 $2"')
      .replaceAll(/import\("([^"]+)"\)/g, '__webpack_require__.e("chunk of $1")')
      .replace('export const', 'const')
      .replace('export default', 'exported =');
  // oxlint-disable-next-line no-new-func -- the generated code is what is tested
  return new Function(
    'ComponentCreator',
    '__webpack_require__',
    `let exported;
    ${body(registry)}
    const registryExport = exported;
    {${body(chunkNames)}}
    const names = exported;
    ${body(routes)}
    return {registry: registryExport, chunkNames: names, routes: exported};`,
  )((path: string, hash?: string) => `${path}-${hash}`, bundler) as {
    registry: Registry;
    chunkNames: Record<string, object>;
    routes: Route[];
  };
}

const compact = run(compactRoutes(generated));
const documents = compact.routes.find(({path}) => path === '/')!.routes!;

describe('compactRoutes', () => {
  it('keeps every route, with what it says', () => {
    expect(compact.routes.map(({path}) => path)).toEqual(['/search/', '/', '*']);
    expect(documents.map(({path}) => path).sort()).toEqual([
      '/learn/a/',
      '/learn/alone/',
      '/learn/b/',
      '/learn/c/',
    ]);
    expect(documents.filter(({sidebar}) => sidebar === 'docs')).toHaveLength(3);
    expect(documents.every(({exact}) => exact)).toBe(true);
  });

  it('finds the frame and the text of each page by the name of its route', () => {
    const textOf = (path: string) => {
      const {component} = documents.find((one) => one.path === path)!;
      const {__comp, content} = compact.chunkNames[component] as {__comp: string; content: string};
      return [__comp, compact.registry[content]![0]()];
    };
    expect(textOf('/learn/a/')).toEqual(['item', 'chunk of @site/docs/learn/a.mdx']);
    expect(textOf('/learn/c/')).toEqual(['item', 'chunk of @site/docs/learn/c.mdx']);
    expect(textOf('/learn/alone/')).toEqual(['item', 'al0n @site/docs/learn/alone.mdx']);
  });

  it('loads the frame of all pages in one piece, and nothing else with it', () => {
    expect(compact.registry.item![0]()).toBe('item @theme/DocItem');
    expect(compact.registry.root![0]()).toBe('item @theme/DocsRoot');
    expect(compact.registry.find![0]()).toBe('find @theme/SearchPage');
    expect(compact.chunkNames['/-728']).toEqual({__comp: 'root'});
  });

  it('says which file to prefetch for a page, without loading it', () => {
    expect(bundler.gca('/learn/b/')).toBe('/assets/chunk of @site/docs/learn/b.mdx.js');
    expect(bundler.gca('item')).toBe('/assets/item.js');
    expect(bundler.e('anything')).toBe('anything');
  });

  it('names a page once', () => {
    const {registry, chunkNames, routes} = compactRoutes(generated);
    const all = registry + chunkNames + routes;
    expect(all.split('/learn/b/')).toHaveLength(2);
    expect(all.split('@site/docs/learn/b.mdx')).toHaveLength(2);
  });

  it('says what has changed where Docusaurus writes something else', () => {
    const after = (changed: Partial<typeof generated>) => () => compactRoutes({...generated, ...changed});
    expect(after({routes: 'export default [];'})).toThrow(
      /expected routes of documentation pages in routes.js/,
    );
    expect(after({registry: 'export default {\n  aaaa: load,\n};\n'})).toThrow(
      /expected a module on each line of registry.js, as Docusaurus 3.10.2 writes it, found {3}aaaa: load,/,
    );
    const nested = `
      {
        path: '/inner/',
        component: ComponentCreator('/inner/', '999'),
        routes: [${route('/learn/b/', '333', 'docs')}]
      }`;
    expect(after({routes: framed(route('/learn/a/', '111', 'docs'), nested)})).toThrow(
      /expected all documentation pages in one list/,
    );
  });
});
