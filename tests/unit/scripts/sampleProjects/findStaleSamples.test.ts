import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Verification} from '@site/plugins/remark-samples/verification';
import {hashProject} from '@site/scripts/sampleProjects/contentHash';
import {findStaleSamples, staleProjects} from '@site/scripts/sampleProjects/findStaleSamples';

const projects = [
  {name: 'a', folder: 'samples/a', toolchain: 'rust'},
  {name: 'b', folder: 'samples/b', toolchain: 'node'},
] as const;
const passed: Verification = {
  folder: 'samples/a',
  toolchain: 'rust',
  hash: 'sha256:1',
  date: '2026-11-20',
  result: 'passed',
  tools: {},
};
const hashes = new Map([
  ['a', 'sha256:1'],
  ['b', 'sha256:2'],
]);

describe('staleProjects', () => {
  it('reports nothing if every hash equals the verified one', () => {
    expect(staleProjects(projects, {a: passed, b: {...passed, hash: 'sha256:2'}}, hashes)).toEqual([]);
  });

  it('reports changed, failed, unverified and removed projects with the command to run', () => {
    const verified = {a: {...passed, hash: 'sha256:0'}, c: passed};
    expect(staleProjects(projects, verified, hashes)).toEqual([
      'samples/a changed after it was verified on 2026-11-20: run npm run verify:samples a',
      'samples/b was never verified: run npm run verify:samples b',
      'samples/verified.json contains "c", which isn\'t in samples/projects.json: run npm run verify:samples',
    ]);
    expect(staleProjects(projects.slice(0, 1), {a: {...passed, result: 'failed'}}, hashes)).toEqual([
      'samples/a failed its verification on 2026-11-20: correct it, then run npm run verify:samples a',
    ]);
  });
});

describe('findStaleSamples', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'stale-'));
    mkdirSync(path.join(root, 'samples/a'), {recursive: true});
    write('samples/projects.json', JSON.stringify(projects.slice(0, 1)));
    write('samples/a/one.rs', '// #region one\na\n// #endregion one\n');
    write(
      'samples/verified.json',
      JSON.stringify({a: {...passed, hash: hashProject(root, {...projects[0]})}}),
    );
  });
  afterEach(() => rmSync(root, {recursive: true}));

  function write(file: string, text: string): void {
    writeFileSync(path.join(root, file), text);
  }

  it('finds a sample that changed and a region without an end', () => {
    write('samples/a/one.rs', '// #region one\na\n');
    expect(findStaleSamples(root)).toEqual([
      'samples/a changed after it was verified on 2026-11-20: run npm run verify:samples a',
      'samples/a/one.rs: line 1: #region one has no end; write #endregion one',
    ]);
  });
});
