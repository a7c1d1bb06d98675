import type {LoadContext} from '@docusaurus/types';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {FACT_FILES, factValues} from '@site/plugins/lean-first-load/factValues';
import {leanRegistry} from '@site/plugins/lean-first-load/leanRegistry';
import leanTools from '@site/plugins/lean-first-load/leanTools';
import {gasFacts} from '@site/src/facts/gas';

/** Evaluates the statements `export const name = …`. */
function exportsOf(source: string): Record<string, unknown> {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return new Function(`${source.replaceAll('export const', 'const')}; return {${names.join()}};`)() as Record<
    string,
    unknown
  >;
}

describe("the browser's facts", () => {
  it('have the values of the registry, and nothing else', () => {
    const {gasFacts: values} = exportsOf(factValues(path.resolve('src/facts/gas.ts')));
    expect(values).toEqual(
      Object.fromEntries(Object.entries(gasFacts).map(([name, {value}]) => [name, {value}])),
    );
  });

  it('come from files with facts, not from the code that supports them', () => {
    expect(FACT_FILES.test('/site/src/facts/gas.ts')).toBe(true);
    expect(
      ['fact', 'registry', 'sources'].some((name) => FACT_FILES.test(`/site/src/facts/${name}.ts`)),
    ).toBe(false);
  });

  it('fail the build for a file with other exports', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'facts-')), 'gas.ts');
    writeFileSync(file, 'export const other = {a: 1};\n');
    expect(() => factValues(file)).toThrow('found the export other: move it to another file');
  });
});

it('styles of the home page and of code that loads on demand are separate files, but only in the browser build', () => {
  const {configureWebpack} = leanTools({generatedFilesDir: '/site/.docusaurus'} as LoadContext);
  type Group = {test: (module: object) => boolean};
  type Config = {optimization?: {splitChunks: {cacheGroups: Record<string, Group>}}};
  const configOf = (isServer: boolean) =>
    (configureWebpack as (_: object, isServer: boolean) => Config)({}, isServer);
  const groups = configOf(false).optimization!.splitChunks.cacheGroups;
  const groupsOf = (file: string) =>
    Object.keys(groups).filter((name) => groups[name]!.test({nameForCondition: () => `/site/${file}`}));
  expect(groupsOf('src/components/tools/styles.module.css')).toEqual(['tool-styles']);
  expect(groupsOf('src/components/AskAi/Message/styles.module.css')).toEqual(['ask-ai-styles']);
  expect(groupsOf('src/components/ApiConsole/styles.module.css')).toEqual(['console-styles']);
  expect(groupsOf('src/components/home/Hero/styles.module.css')).toEqual(['home-styles']);
  expect(groupsOf('src/css/search.css')).toEqual(['search-styles']);
  expect(groupsOf('node_modules/@docsearch/css/dist/modal.css')).toEqual(['search-styles']);
  expect(groupsOf('src/components/CopyButton/styles.module.css')).toEqual([]);
  expect(groupsOf('src/theme/SearchBar/styles.module.css')).toEqual([]);
  expect(configOf(true).optimization).toBeUndefined();
});

describe('the list of the chunks of all routes', () => {
  const entryOf = (module: string, chunk: string) =>
    `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;
  const parts = ['DocItem', 'DocRoot', 'DocVersionRoot', 'DocsRoot'].map((name) => `@theme/${name}`);
  const shared = [...parts, '@generated/docusaurus-plugin-content-docs/default/__plugin.json'];
  const page = '@site/a (b).mdx';
  const list = (modules: string[]) =>
    `export default {\n${modules.map((module, index) => entryOf(module, `a${index}`)).join('')}};`;

  it('has no names of modules, and one chunk for what every document loads', () => {
    const lean = leanRegistry('registry.js', list([...shared, page]));
    expect(lean.split('\n').slice(1, -1)).toEqual([
      ...shared.map(
        (module, index) => `  "a${index}": [() => import(/* webpackChunkName: "a0" */ "${module}"), "a0"],`,
      ),
      `  "a5": [() => import(/* webpackChunkName: "a5" */ "${page}")],`,
    ]);
  });

  it('has names with hyphens in `npm start`', () => {
    const source = list(shared) + entryOf(page, 'content---a-1-b-2c');
    expect(leanRegistry('registry.js', source)).not.toContain('resolveWeak');
  });

  it('fails the build if Docusaurus writes it in another way', () => {
    const fails = (source: string, message: string) =>
      expect(() => leanRegistry('registry.js', source)).toThrow(message);
    fails(list(shared.slice(1)), 'found 4 of 4, without @theme/DocItem. Adapt');
    fails(list(shared).replace('resolveWeak', 'resolve'), 'found 4 of 5, without @theme/DocItem. Adapt');
  });
});
