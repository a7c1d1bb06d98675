import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundledFiles, type Compilation} from './bundledFiles';

const recordOf = (generatedFilesDir: string) => path.join(generatedFilesDir, 'browser-files.json');

/** Docusaurus plugin: records the files that are in the browser's bundles, for the page of licences. */
export default function licenses({generatedFilesDir}: LoadContext): Plugin {
  const file = recordOf(generatedFilesDir);
  return {
    name: 'licenses',
    configureWebpack: ({mode}, isServer) => ({
      plugins: [
        !isServer &&
          mode === 'production' &&
          (({hooks}) =>
            hooks.afterEmit.tapPromise('licenses', async (compilation) => {
              await mkdir(generatedFilesDir, {recursive: true});
              await writeFile(file, JSON.stringify(bundledFiles(compilation as Compilation)));
            })),
      ],
    }),
  };
}

/**
 * Returns the absolute paths of the files in the browser's bundles of the last build.
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
