import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {applyPatch, fileOf, patches, patchProblems} from '@site/patches/applyPatch.cjs';
import {makeFolder} from '@site/tests/support/folder';

describe.each(patches.map((patch) => [`${patch.package}/${patch.file}`, patch] as const))(
  'the patch of %s',
  (_, patch) => {
    const source = readFileSync(fileOf(patch), 'utf8');

    it('makes every change to the installed version', () => {
      const patched = applyPatch(patch, source);
      for (const {to} of patch.changes) expect(patched).toContain(to);
    });

    it.each(patch.changes)(
      "reports a change that doesn't match the source exactly once: $why",
      ({from, why}) => {
        const message = (count: number) =>
          `expected the change to match ${patch.file} of ${patch.package} ${patch.version} exactly once, ` +
          `found it ${count} times (${why}); correct it for the installed version`;
        expect(() => applyPatch(patch, source.replace(from, ''))).toThrow(message(0));
        expect(() => applyPatch(patch, source + from)).toThrow(message(2));
      },
    );
  },
);

it('names files as the bundler does, if node_modules is a symbolic link', () => {
  const {directory, remove} = makeFolder({});
  try {
    cpSync('patches', path.join(directory, 'patches'), {recursive: true});
    symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'));
    const script = `const {fileOf, patches} = require('./patches/applyPatch.cjs'); console.log(JSON.stringify(patches.map(fileOf)))`;
    const files = execFileSync(process.execPath, ['-e', script], {cwd: directory, encoding: 'utf8'});
    expect(JSON.parse(files)).toEqual(patches.map(fileOf));
  } finally {
    remove();
  }
});

it('lists patches of another version and changes that no longer match, each with file and line', () => {
  const {directory, remove} = makeFolder({});
  try {
    cpSync('patches', path.join(directory, 'patches'), {recursive: true});
    symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'));
    const [browserContext, linkObserver] = ['browserContext', 'linkObserver'].map((name) => {
      const file = path.join(directory, `patches/${name}.cjs`);
      const source = readFileSync(file, 'utf8')
        .replace(/version: '[\d.]+'/, "version: '9.9.9'")
        .replace('innerRef.current = el;`', 'code that is gone`');
      writeFileSync(file, source);
      const lineOf = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;
      const {version} = patches.find(({script}) => script.endsWith(`/${name}.cjs`))!;
      const message = `expected @docusaurus/core 9.9.9, found ${version}; install that version, or review the patch for the one installed and correct its version`;
      return {lineOf, problem: {file: `patches/${name}.cjs`, line: lineOf('9.9.9'), message}};
    });
    const script = `const {patchProblems} = require('./patches/applyPatch.cjs'); console.log(JSON.stringify(patchProblems()))`;
    const found = execFileSync(process.execPath, ['-e', script], {cwd: directory, encoding: 'utf8'});
    expect(JSON.parse(found)).toEqual([
      browserContext!.problem,
      linkObserver!.problem,
      {
        file: 'patches/linkObserver.cjs',
        line: linkObserver!.lineOf('why: '),
        message: expect.stringContaining('exactly once, found it 0 times'),
      },
    ]);
  } finally {
    remove();
  }
});

it('every patch fits the installed packages', () => {
  expect(patches.length).toBeGreaterThan(0);
  expect(patchProblems()).toEqual([]);
});
