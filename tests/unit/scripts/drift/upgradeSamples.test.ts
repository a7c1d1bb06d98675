import path from 'node:path';
import {compareSamples} from '@site/scripts/drift/samples';
import {compareNames} from '@site/scripts/drift/sdkNames';
import {verifyUpgraded} from '@site/scripts/drift/upgradeSamples';
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
    scripts: {test: 'node --test'},
    dependencies: {'@multiversx/lib': release('old')},
    devDependencies: {typescript: `file:${path.resolve('node_modules/typescript')}`},
  }),
  'samples/app/tsconfig.json': JSON.stringify({
    compilerOptions: {strict: true, types: [], module: 'nodenext'},
    include: ['app.ts'],
  }),
  'samples/app/app.ts':
    "import {balanceOf} from '@multiversx/lib';\nexport const total: number = balanceOf();\n",
  'samples/app/app.test.js':
    "import {test} from 'node:test';\nimport assert from 'node:assert';\nimport {balanceOf} from '@multiversx/lib';\ntest('adds', () => assert.equal(balanceOf(), 42));\n",
};
const pagesOfSample = new Map([['samples/app/app.ts', ['docs/app.mdx:8']]]);

async function upgradedTo(name: string) {
  const root = makeFolder(files);
  const cache = makeFolder({});
  const upgraded = await verifyUpgraded(root.directory, cache.directory, () =>
    Promise.resolve(release(name)),
  );
  root.remove();
  cache.remove();
  return upgraded;
}

describe('verifyUpgraded', () => {
  it('omits projects whose dependencies are the latest releases', async () => {
    expect(await upgradedTo('old')).toEqual({results: [], unreachable: []});
  }, 60_000);

  it('passes with a release that changes no name', async () => {
    const {results} = await upgradedTo('same');
    expect(results).toEqual([expect.objectContaining({folder: 'samples/app', passed: true})]);
    expect(compareNames(results, pagesOfSample)).toEqual([]);
    expect(compareSamples(results, pagesOfSample)).toEqual([]);
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
    expect(compareSamples(results, pagesOfSample)).toEqual([
      {
        name: `samples/app with @multiversx/lib ${release('old')} → ${release('renamed')}`,
        message: expect.stringContaining('app: tsc failed'),
        places: ['docs/app.mdx:8'],
      },
    ]);
  }, 120_000);
});
