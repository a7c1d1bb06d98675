import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf} from '../../patches/applyPatch.cjs';
import {listFiles} from '../shared/listFiles';

/** The name of an ejected component, such as `src/theme/Tabs`, with the hash of the original. */
export type Hashes = Readonly<Record<string, string>>;

/** Where originals are, as `[package, folder]`; where two have the same component, Docusaurus uses the first. */
const THEMES = [
  ['@docusaurus/theme-search-algolia', 'lib/theme'],
  ['@docusaurus/plugin-pwa', 'lib/theme'],
  ['@docusaurus/theme-classic', 'lib/theme'],
  ['@docusaurus/core', 'lib/client/theme-fallback'],
] as const;
const OWN_THEME = 'src/theme';
const RECORD = 'plugins/patched-packages/originals.json';
const COMMAND = 'npx docusaurus record-ejected';

/** Returns a sentence for each component whose original is another than when it was ejected. */
export function changedOriginals(siteDir: string): string[] {
  return compareHashes(JSON.parse(readFileSync(path.join(siteDir, RECORD), 'utf8')), hashesOf(siteDir));
}

/** Records the originals of all ejected components as reviewed. */
export function recordOriginals(siteDir: string): void {
  writeFileSync(path.join(siteDir, RECORD), `${JSON.stringify(hashesOf(siteDir), undefined, 2)}\n`);
}

export function compareHashes(recorded: Hashes, found: Hashes): string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(found)])].sort();
  return names.flatMap((name) => {
    if (recorded[name] === found[name]) return [];
    if (found[name] === undefined)
      return `${name}: expected an ejected component, found none, or no original that it replaces. Delete the component if Docusaurus doesn't use it any more, then record this: ${COMMAND}`;
    if (recorded[name] === undefined)
      return `${name}: expected a recorded hash of the original that it replaces, found none. Record it: ${COMMAND}`;
    return `${name}: Docusaurus changed the original since it was ejected. Compare the two versions of the original, adopt what matters, then record the new hash: ${COMMAND}`;
  });
}

/** Returns the hashes of all originals that have been replaced, but not those that are only wrapped. */
function hashesOf(siteDir: string): Hashes {
  const entries = listFiles(path.join(siteDir, OWN_THEME), /\.tsx?$/).flatMap((file) => {
    const name = file.replace(/(?:\/index)?\.tsx?$/, '');
    const source = readFileSync(path.join(siteDir, OWN_THEME, file), 'utf8');
    const isWrapper = ['original', 'init'].some((kind) => source.includes(`@theme-${kind}/${name}'`));
    const hash = isWrapper ? undefined : hashOfOriginal(name);
    return hash === undefined ? [] : [[`${OWN_THEME}/${name}`, hash] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns the SHA-256 hash of a component's script and styles, or undefined if no theme has the component. */
function hashOfOriginal(name: string): string | undefined {
  for (const [packageName, folder] of THEMES) {
    const component = path.join(folderOf(packageName), folder, name);
    const inFolder = listFiles(component, /^[^/]+\.(?:js|css)$/).map((file) => path.join(component, file));
    const files = [...inFolder, `${component}.js`].filter((file) => existsSync(file));
    if (files.length === 0) continue;
    const hash = createHash('sha256');
    for (const file of files) hash.update(readFileSync(file));
    return hash.digest('hex');
  }
  return undefined;
}
