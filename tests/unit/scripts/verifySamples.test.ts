import {createHash} from 'node:crypto';
import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {Verified} from '@site/plugins/remark-samples/verification';
import {hashProject} from '@site/scripts/sampleProjects/contentHash';
import {makeFolder} from '@site/tests/support/folder';
import {runScript} from '@site/tests/support/runScript';

const project = {
  name: 'adder',
  folder: 'samples/adder',
  toolchain: 'node',
  library: 'chain-library',
} as const;
const lockfile = '{"lockfileVersion": 3}';

/** A TypeScript project with one function and its test; its dependencies are already installed. */
const files = {
  'samples/projects.json': JSON.stringify([project]),
  'samples/adder/package.json': JSON.stringify({type: 'module', scripts: {test: 'node --test'}}),
  'samples/adder/package-lock.json': lockfile,
  'samples/adder/tsconfig.json': JSON.stringify({
    compilerOptions: {strict: true, types: [], module: 'esnext'},
    include: ['add.ts'],
  }),
  'samples/adder/add.ts': 'export const add = (a: bigint, b: bigint): bigint => a + b;\n',
  'samples/adder/add.test.js':
    "import {test} from 'node:test';\nimport assert from 'node:assert';\ntest('adds', () => assert.equal(1n + 1n, 2n));\n",
  'samples/adder/node_modules/.verified-lock': createHash('sha256').update(lockfile).digest('hex'),
  'samples/adder/node_modules/chain-library/package.json': JSON.stringify({version: '1.2.3'}),
};

let folder: {directory: string; remove(): void};
afterEach(() => folder.remove());

function makeProject(changes: Record<string, string> = {}): void {
  folder = makeFolder({...files, ...changes});
  const bin = path.join(folder.directory, 'samples/adder/node_modules/.bin');
  symlinkSync(path.resolve('node_modules/.bin'), bin);
}

function verify(env: Record<string, string> = {}) {
  const run = runScript('verifySamples.ts', [], {
    cwd: folder.directory,
    env: {XDG_CACHE_HOME: path.join(folder.directory, 'cache'), ...env},
  });
  return {...run, stdout: run.stdout.replace(/\(\d+\.\d s\)/g, '(… s)')};
}

const verified = () =>
  JSON.parse(readFileSync(path.join(folder.directory, 'samples/verified.json'), 'utf8')) as Verified;

describe('npm run verify:samples', () => {
  it('compiles and tests a project, and writes hash, versions, day and result', () => {
    makeProject();
    expect(verify()).toEqual({
      status: 0,
      stdout: 'adder: tsc passed (… s)\nadder: npm test passed (… s)\n1 of 1 projects passed\n',
      stderr: '',
    });
    expect(verified()).toEqual({
      adder: {
        folder: project.folder,
        toolchain: 'node',
        hash: hashProject(folder.directory, project),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        result: 'passed',
        library: {name: 'chain-library', version: '1.2.3'},
        tools: {node: process.versions.node, npm: expect.stringMatching(/^\d+\.\d+\.\d+$/)},
      },
    });
    expect(runScript('checkSamples.ts', [], {cwd: folder.directory}).status).toBe(0);
  }, 120_000);

  it('fails if code does not compile, says where, and records the failure', () => {
    makeProject({'samples/adder/add.ts': 'export const add = (a: bigint): number => a;\n'});
    const {status, stdout} = verify();
    expect(stdout).toContain('adder: tsc failed (… s)\n');
    expect(stdout).toContain("add.ts(1,43): error TS2322: Type 'bigint' is not assignable to type 'number'.");
    expect(stdout).toContain('0 of 1 projects passed; failed: adder\n');
    expect(status).toBe(1);
    expect(verified().adder?.result).toBe('failed');
    expect(runScript('checkSamples.ts', [], {cwd: folder.directory}).stderr).toMatch(
      /^samples\/adder failed its verification on [\d-]+: correct it, then run npm run verify:samples adder\n$/,
    );
  }, 120_000);

  it('says which tools are missing, for which project and where to get them', () => {
    makeProject({
      'samples/projects.json': JSON.stringify([
        project,
        {name: 'contracts', folder: 'samples/contracts', toolchain: 'rust'},
        {name: 'go', folder: 'samples/go', toolchain: 'go'},
      ]),
    });
    expect(verify({PATH: path.join(folder.directory, 'empty')})).toEqual({
      status: 1,
      stdout: '0 of 3 projects passed; not verified because a tool is missing: adder, contracts, go\n',
      stderr: [
        "cargo isn't installed, but needed for contracts: see https://rustup.rs",
        "rustc isn't installed, but needed for contracts: see https://rustup.rs",
        "node isn't installed, but needed for adder: see https://nodejs.org",
        "npm isn't installed, but needed for adder: see https://nodejs.org",
        "go isn't installed, but needed for go: see https://go.dev/dl",
        '',
      ].join('\n'),
    });
  }, 120_000);
});
