import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {applyPatch, checkPatches, fileOf, patches} from '@site/patches/applyPatch.cjs';
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
          `expected each change to match ${patch.file} of ${patch.package} ${patch.version} exactly once. Pin that ` +
          `version, or review these changes for the one installed:\n- found ${count} times: ${why}`;
        expect(() => applyPatch(patch, source.replace(from, ''))).toThrow(message(0));
        expect(() => applyPatch(patch, source + from)).toThrow(message(2));
      },
    );

    it('gives the reason of each change, and its upstream issue if there is one', () => {
      for (const {why, issue} of patch.changes) {
        expect(why).toMatch(/\.$/);
        expect(issue).toMatch(/^(?:https:\/\/github\.com\/[\w-]+\/[\w-]+\/|no upstream issue$)/);
      }
    });
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

it('every patch fits the installed packages', () => {
  expect(patches.length).toBeGreaterThan(0);
  checkPatches();
});
