import path from 'node:path';
import {compareNames, compileWithLatest} from '@site/scripts/drift/sdkNames';
import {makeFolder} from '@site/tests/support/folder';

const library = (version: string, name: string) => ({
  'package.json': JSON.stringify({
    name: '@multiversx/lib',
    version,
    type: 'module',
    main: 'index.js',
    types: 'index.d.ts',
  }),
  'index.js': `export const ${name} = () => 42;\n`,
  'index.d.ts': `export declare const ${name}: () => number;\n`,
});

const releases = makeFolder(
  Object.fromEntries(
    [
      ['old', library('1.0.0', 'balanceOf')] as const,
      ['same', library('1.0.1', 'balanceOf')] as const,
      ['renamed', library('2.0.0', 'readBalance')] as const,
    ].flatMap(([folder, files]) => Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])),
  ),
);
afterAll(() => releases.remove());
const release = (name: string) => `file:${path.join(releases.directory, name)}`;

/** A project with a dependency on the old release of a library. */
const files = {
  'samples/projects.json': JSON.stringify([{name: 'app', folder: 'samples/app', toolchain: 'node'}]),
  'samples/app/package.json': JSON.stringify({
    type: 'module',
    dependencies: {'@multiversx/lib': release('old')},
    devDependencies: {typescript: `file:${path.resolve('node_modules/typescript')}`},
  }),
  'samples/app/tsconfig.json': JSON.stringify({
    compilerOptions: {strict: true, types: [], module: 'nodenext'},
    include: ['app.ts'],
  }),
  'samples/app/app.ts':
    "import {balanceOf} from '@multiversx/lib';\nexport const total: number = balanceOf();\n",
};
const pagesOfSample = new Map([['samples/app/app.ts', ['docs/app.mdx:8']]]);

async function upgradedTo(name: string) {
  const root = makeFolder(files);
  const cache = makeFolder({});
  const upgraded = await compileWithLatest(root.directory, cache.directory, async () => release(name));
  root.remove();
  cache.remove();
  return upgraded;
}

describe('compileWithLatest', () => {
  it('omits projects whose dependencies are the latest releases', async () => {
    expect(await upgradedTo('old')).toEqual({results: [], unreachable: []});
  }, 60_000);

  it('finds no name in a release that changes none', async () => {
    const {results} = await upgradedTo('same');
    expect(results).toEqual([
      {folder: 'samples/app', releases: [`@multiversx/lib@${release('same')}`], log: ''},
    ]);
    expect(compareNames(results, pagesOfSample)).toEqual([]);
  }, 120_000);

  it('names the page, the line and the name that the latest release renamed', async () => {
    const {results} = await upgradedTo('renamed');
    expect(compareNames(results, pagesOfSample)).toEqual([
      {
        name: 'samples/app/app.ts:1',
        message: `Module '"@multiversx/lib"' has no exported member 'balanceOf'.`,
        places: ['docs/app.mdx:8'],
      },
    ]);
  }, 120_000);
});
