import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkers, missingTools} from '@site/scripts/copies/checkers';
import {copiesOf, fileOf, type Copy} from '@site/scripts/copies/copiesOf';
import {pageOf} from '@site/tests/support/contentSite';

const helper = `import {join} from 'node:path';
// #region one
export const one: string = join('a', 'b');
// #endregion one
// #region wrong
export const wrong: number = join('a', 'b');
// #endregion wrong
`;
const files = {
  read: (file: string) =>
    file === 'samples/js/src/a.ts' ? helper : file === 'samples/cli/a.sh' ? 'ls' : undefined,
  list: () => [],
};
const page = pageOf(
  [
    'ts file=samples/js/src/a.ts#one',
    'ts excerpt file=samples/js/src/a.ts#wrong',
    'bash file=samples/cli/a.sh',
  ]
    .concat(['json file=samples/js/a.json', 'ts file=samples/js/src/a.ts#one'])
    .map((words) => `\`\`\`${words}\n\`\`\`\n`)
    .join('\n'),
);

describe('copiesOf', () => {
  it('has each sample once, with its setup and its places, but no excerpts and no data', () => {
    expect(copiesOf([page], files)).toEqual([
      {
        language: 'ts',
        sample: 'samples/js/src/a.ts',
        region: 'one',
        code: "import {join} from 'node:path';\n\nexport const one: string = join('a', 'b');\n",
        places: [`${page.file}:1`, `${page.file}:13`],
      },
      {language: 'bash', sample: 'samples/cli/a.sh', code: 'ls\n', places: [`${page.file}:7`]},
    ]);
  });

  it('reports a sample that does not exist', () => {
    const missing = pageOf('```ts file=samples/js/b.ts\n```\n');
    expect(() => copiesOf([missing], files)).toThrow(
      /^docs\/.*:1: expected the sample samples\/js\/b\.ts, found no/,
    );
  });

  it('names the files of copies like their samples, without the names of tests', () => {
    const copy = (sample: string, language: string): Copy => ({language, sample, code: '', places: []});
    expect(fileOf(copy('samples/a/b.test.ts', 'ts'), 1)).toBe('samples/a/b.copy1.ts');
    expect(fileOf(copy('samples/a/b_test.go', 'go'), 2)).toBe('samples/a/b_copy2.go');
  });
});

describe('checkers', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'copies-'));
    mkdirSync(path.join(root, 'samples/js/src'), {recursive: true});
    writeFileSync(path.join(root, 'samples/js/src/a.ts'), 'export const a = 1;\n');
    writeFileSync(
      path.join(root, 'samples/js/tsconfig.json'),
      JSON.stringify({
        compilerOptions: {module: 'esnext', strict: true, noUnusedLocals: true, types: []},
        include: ['src'],
      }),
    );
    symlinkSync(path.resolve('node_modules'), path.join(root, 'samples/js/node_modules'));
  });
  afterAll(() => rmSync(root, {recursive: true}));

  const check = (toolchain: 'node' | 'cli', codes: readonly string[]) => {
    const copies = codes.map((code): Copy => ({
      language: 'ts',
      sample: 'samples/js/src/a.ts',
      code,
      places: ['docs/a.mdx:1'],
    }));
    const project = {name: 'js', folder: 'samples/js', toolchain} as const;
    return checkers[toolchain]!.check(copies, {root, project, cache: root});
  };
  const messages = (problems: Awaited<ReturnType<typeof check>>) => problems.map(({message}) => message);

  it('compile TypeScript next to its sample, accept unused imports, and leave no files', async () => {
    const codes = [
      "import {a} from './a';",
      "import {a} from './a';\nconst b = a;\nawait 1;",
      'const b = 2;',
      'c();',
    ];
    expect(messages(await check('node', codes))).toEqual(["line 1: error TS2304: Cannot find name 'c'."]);
    expect(existsSync(path.join(root, 'samples/js/.copies'))).toBe(false);
    expect(readdirSync(path.join(root, 'samples/js/src'))).toEqual(['a.ts']);
  });

  it('parse shell commands', async () => {
    expect(messages(await check('cli', ['ls | wc', 'if true; then']))).toEqual([
      expect.stringMatching(/syntax error: unexpected end of file/),
    ]);
  });

  it('fail if a tool fails without naming a copy', async () => {
    writeFileSync(path.join(root, 'samples/js/src/broken.ts'), 'const = 1;\n');
    await expect(check('node', ['export {};'])).rejects.toThrow(/src\/broken\.ts/);
    rmSync(path.join(root, 'samples/js/src/broken.ts'));
  });

  it('know their tools', async () => {
    expect(await missingTools('cli')).toEqual([]);
    checkers.cli!.tools.push('no-such-tool');
    expect(await missingTools('cli')).toEqual(['no-such-tool']);
    checkers.cli!.tools.pop();
  });
});
