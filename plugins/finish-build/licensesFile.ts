import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {init, type ModuleInfos} from 'license-checker-rseidelsohn';
import {codeVersion} from '../shared/diskCache';
import {openFileCache} from '../shared/fileCache';
import {sourceUrl} from '../../src/urls/repositoryUrl';

export const LICENSES_FILE = 'licenses.txt';

/** Address of the former page of licences, which redirects to the file. */
export const LICENSES_PAGE = 'licenses/index.html';

/**
 * Returns the text of the file of licences, which changes with the project's or the installed packages: npm lists them in
 * `node_modules/.package-lock.json`.
 *
 * @param cacheDir folder of caches
 */
export async function cachedLicenses(projectDir: string, cacheDir: string): Promise<string> {
  const cache = openFileCache(path.join(cacheDir, 'licenses'), codeVersion());
  const lists = ['package.json', 'node_modules/.package-lock.json'];
  const texts = await Promise.all(lists.map((file) => readFile(path.join(projectDir, file), 'utf8')));
  const text = await cache.read(texts.join('\n'), async () => Buffer.from(await licensesFile(projectDir)));
  await cache.forgetUnused();
  return text.toString();
}

/**
 * Returns the text of `/licenses.txt`: name, version and licence of every installed package that the `dependencies` of a
 * project need. Readers download parts of them, the servers run others, and the rest is only for the build.
 *
 * @throws Error that names every package without a licence
 */
export async function licensesFile(projectDir: string): Promise<string> {
  const packages = await new Promise<ModuleInfos>((resolve, reject) =>
    init(
      {
        start: projectDir,
        production: true,
        excludePrivatePackages: true,
        // Adds the text.
        customFormat: {licenseText: ''},
      },
      (error, found) => (error ? reject(error) : resolve(found)),
    ),
  );
  const unlicensed = Object.keys(packages).filter((id) => packages[id]!.licenses === 'UNKNOWN');
  if (unlicensed.length > 0) {
    throw new Error(
      `Expected a licence in every package that the site needs, found none in ${unlicensed.join(', ')}: replace these packages.`,
    );
  }
  return [
    `The code of this site is under the MIT licence (${sourceUrl('LICENSE')}), its text under CC BY 4.0 (${sourceUrl('LICENSE-CONTENT')}).`,
    'It is built with these packages:\n',
    ...Object.entries(packages).map(([id, {licenses, licenseText = ''}]) =>
      [`${id}: ${licenses}`, licenseText.trim(), ''].join('\n\n'),
    ),
  ].join('\n');
}
