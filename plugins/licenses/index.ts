import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The parts of webpack's and Rspack's modules that are used here. */
type BundledModule = {resource?: string; modules?: Iterable<BundledModule>};

const recordOf = (generatedFilesDir: string) => path.join(generatedFilesDir, 'browser-files.json');

/** Docusaurus plugin: records the files from packages that are in the browser's bundles, for the page of licences. */
export default function licenses({generatedFilesDir}: LoadContext): Plugin {
  const file = recordOf(generatedFilesDir);
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) => ({
      plugins: [
        !isServer &&
          process.env.NODE_ENV === 'production' &&
          (({hooks}) =>
            hooks.afterEmit.tapPromise('licenses', async ({modules}) => {
              const files = [...filesOf(modules as Iterable<BundledModule>)];
              const fromPackages = files.filter((name) => name.includes('node_modules'));
              await mkdir(generatedFilesDir, {recursive: true});
              await writeFile(file, JSON.stringify([...new Set(fromPackages)].sort()));
            })),
      ],
    }),
  };
}

/**
 * Returns the files from packages in the browser's bundles of the last build.
 *
 * @throws Error if the site wasn't built with this plugin
 */
export async function filesOfBrowser(generatedFilesDir: string): Promise<string[]> {
  const file = recordOf(generatedFilesDir);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `Expected the list of bundled files in ${file}, found none: run docusaurus build before finish-build.`,
      {cause},
    );
  });
  return JSON.parse(text) as string[];
}

/** Yields the files of all modules, and of the modules that the bundler merged into one. */
function* filesOf(modules: Iterable<BundledModule>): Generator<string> {
  for (const {resource, modules: merged} of modules) {
    if (resource) yield resource.split('?')[0]!;
    if (merged) yield* filesOf(merged);
  }
}
