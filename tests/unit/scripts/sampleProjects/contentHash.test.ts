import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashFiles, hashProject, listFiles} from '@site/scripts/sampleProjects/contentHash';

const encode = (text: string) => new TextEncoder().encode(text);
const one = {path: 'samples/a/one.rs', content: encode('fn one() {}\n')};
const two = {path: 'samples/a/two.rs', content: encode('fn two() {}\n')};

describe('hashFiles', () => {
  it("doesn't depend on the order of the files", () => {
    expect(hashFiles([one, two])).toBe(hashFiles([two, one]));
    expect(hashFiles([one, two])).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it("doesn't depend on line endings", () => {
    expect(hashFiles([{...one, content: encode('fn one() {}\r\n')}])).toBe(hashFiles([one]));
  });

  it.each([
    ['changed content', [one, {...two, content: encode('fn two() { }\n')}]],
    ['a renamed file', [one, {...two, path: 'samples/a/three.rs'}]],
    ['a missing file', [one]],
    [
      'swapped contents',
      [
        {...one, content: two.content},
        {...two, content: one.content},
      ],
    ],
  ])('changes with %s', (_what, files) => {
    expect(hashFiles(files)).not.toBe(hashFiles([one, two]));
  });
});

describe('a project on disk', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'hash-'));
    write('samples/a/src/one.rs');
    write('samples/a/output/one.abi.json');
    write('samples/b/expected/one.data');
  });
  afterEach(() => rmSync(root, {recursive: true}));

  function write(file: string, text = file): void {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }

  it('consists of the files that Git would track', () => {
    write('samples/a/target/debug/one');
    write('samples/a/node_modules/x/index.js');
    write('samples/a/wasm-view/src/lib.rs');
    write('samples/a/src/__pycache__/one.pyc');
    write('samples/a/output/one.wasm');
    write('samples/a/build.log');
    expect(listFiles(root, 'samples/a')).toEqual(['samples/a/output/one.abi.json', 'samples/a/src/one.rs']);
  });

  it('has another hash after a change to a file that its tests read, but not to another file', () => {
    const project = {
      name: 'a',
      folder: 'samples/a',
      toolchain: 'rust',
      reads: ['samples/b/expected'],
    } as const;
    const before = hashProject(root, {...project, reads: [...project.reads]});
    write('samples/b/other.data');
    expect(hashProject(root, {...project, reads: [...project.reads]})).toBe(before);
    write('samples/b/expected/one.data', 'changed');
    expect(hashProject(root, {...project, reads: [...project.reads]})).not.toBe(before);
  });
});

(existsSync('.git') ? describe : describe.skip)('this checkout', () => {
  it('lists the same files as Git does', () => {
    const listed = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', 'samples'],
      {
        encoding: 'utf8',
      },
    );
    const standing = listed
      .trim()
      .split('\n')
      .filter((file) => existsSync(file));
    expect(listFiles(process.cwd(), 'samples')).toEqual([...new Set(standing)].sort());
  });
});
