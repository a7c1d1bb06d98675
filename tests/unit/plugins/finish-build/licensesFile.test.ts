import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {cachedLicenses, licensesFile} from '@site/plugins/finish-build/licensesFile';
import {makeFolder} from '@site/tests/support/folder';

const packageFile = (content: object) => JSON.stringify({version: '1.0.0', ...content});

/** A project that needs package a, which needs b, and uses c only in development. */
function projectWith(b: object): ReturnType<typeof makeFolder> {
  return makeFolder({
    'package.json': packageFile({
      name: 'site',
      private: true,
      dependencies: {a: '1.0.0'},
      devDependencies: {c: '1.0.0'},
    }),
    'node_modules/a/package.json': packageFile({name: 'a', license: 'MIT', dependencies: {'@s/b': '1.0.0'}}),
    'node_modules/a/LICENSE': 'Licence of a',
    'node_modules/@s/b/package.json': packageFile({name: '@s/b', ...b}),
    'node_modules/c/package.json': packageFile({name: 'c', license: 'ISC'}),
  });
}

it('has the licences of all packages that production needs, with their texts', async () => {
  const {directory, remove} = projectWith({license: 'BSD-3-Clause'});
  const text = await licensesFile(directory);
  remove();
  expect(text).toContain('a@1.0.0: MIT\n\nLicence of a\n');
  expect(text).toContain('@s/b@1.0.0: BSD-3-Clause');
  expect(text).not.toContain('c@1.0.0');
  expect(text).not.toContain('site@1.0.0');
});

it('names a package without a licence', async () => {
  const {directory, remove} = projectWith({});
  await expect(licensesFile(directory)).rejects.toThrow('found none in @s/b@1.0.0: replace these packages.');
  remove();
});

it('is computed again when the installed packages have changed', async () => {
  const {directory, remove} = projectWith({license: 'MIT'});
  const list = path.join(directory, 'node_modules/.package-lock.json');
  const read = () => cachedLicenses(directory, path.join(directory, '.cache'));
  const install = (license: string, packages: string) => {
    writeFileSync(path.join(directory, 'node_modules/a/LICENSE'), license);
    writeFileSync(list, packages);
  };
  install('First', '1');
  expect(await read()).toContain('First');
  install('Second', '1');
  expect(await read()).toContain('First');
  install('Second', '2');
  expect(await read()).toContain('Second');
  remove();
});
