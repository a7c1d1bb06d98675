import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';

/** A package whose code readers download or the server runs. */
export type ShippedPackage = {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** Text of the licence; undefined if the package contains none. */
  text?: string;
};

/** The servers, and the service worker of the PWA plugin, which the plugin bundles with a separate bundler. */
const ENTRIES = ['server/main.ts', 'server/serveChat.ts', 'server/serveMcp.ts'];
const WORKER = '@docusaurus/plugin-pwa/lib/sw.js';

/** Returns the files from packages in the bundles of the servers and the service worker, relative to the site's folder. */
export async function filesOfServers(siteDir: string): Promise<string[]> {
  const {metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: [...ENTRIES, require.resolve(WORKER, {paths: [siteDir]})],
    bundle: true,
    platform: 'node',
    // For its top-level import of our extension, which has no package.
    define: {'process.env.PWA_SW_CUSTOM': 'undefined'},
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).filter((file) => packageFolderOf(file) !== undefined);
}

/**
 * Returns the packages of files, sorted by name and version. The tools for licences list everything that is installed
 * for production, which includes the build; this lists what is in the bundles.
 *
 * @throws Error that names every package without a licence
 */
export function packagesOf(files: Iterable<string>, siteDir: string): ShippedPackage[] {
  const folders = new Set(Array.from(files, packageFolderOf).filter((folder) => folder !== undefined));
  const packages = new Map<string, ShippedPackage>();
  for (const folder of folders) {
    const shipped = readPackage(path.resolve(siteDir, folder));
    packages.set(`${shipped.name}@${shipped.version}`, shipped);
  }
  const unlicensed = [...packages].filter(([, {license}]) => license === '').map(([id]) => id);
  if (unlicensed.length > 0) {
    throw new Error(
      `Expected a licence in package.json of every package that ships, found none in ${unlicensed.join(', ')}: replace these packages.`,
    );
  }
  return [...packages.keys()].sort().map((id) => packages.get(id)!);
}

/** Returns the folder of the package that contains a file, or undefined for a file of the project. */
function packageFolderOf(file: string): string | undefined {
  const parts = file.split(path.sep).flatMap((part) => part.split('/'));
  const start = parts.lastIndexOf('node_modules') + 1;
  if (start === 0) return undefined;
  const isScoped = parts[start]?.startsWith('@');
  return parts.slice(0, start + (isScoped ? 2 : 1)).join('/');
}

function readPackage(folder: string): ShippedPackage {
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string | {type: string};
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:[.-]|$)/i.test(entry));
  return {
    name,
    version,
    license: (typeof license === 'object' ? license.type : license) ?? '',
    text: file === undefined ? undefined : readFileSync(path.join(folder, file), 'utf8').trim(),
  };
}
