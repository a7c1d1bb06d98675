import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {FACT_FILES, factValues} from '@site/plugins/lean-first-load/factValues';
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

it('styles of code that loads on demand are separate files, but only in the browser build', () => {
  const {configureWebpack} = leanTools();
  type Group = {test: (module: object) => boolean};
  type Config = {optimization?: {splitChunks: {cacheGroups: Record<string, Group>}}};
  const configOf = (isServer: boolean) =>
    (configureWebpack as (_: object, isServer: boolean) => Config)({}, isServer);
  const groups = configOf(false).optimization!.splitChunks.cacheGroups;
  const groupsOf = (folder: string) =>
    Object.keys(groups).filter((name) =>
      groups[name]!.test({nameForCondition: () => `/site/src/components/${folder}/styles.module.css`}),
    );
  expect(groupsOf('tools')).toEqual(['tool-styles']);
  expect(groupsOf('AskAi/Message')).toEqual(['ask-ai-styles']);
  expect(groupsOf('ApiConsole')).toEqual(['console-styles']);
  expect(groupsOf('CopyButton')).toEqual([]);
  expect(configOf(true).optimization).toBeUndefined();
});
