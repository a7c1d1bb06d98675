import type {Plugin} from '@docusaurus/types';
import {checkPatches, fileOf, patches} from '../../patches/applyPatch.cjs';

/**
 * Docusaurus plugin: applies the changes in `patches/` to files of packages. The build fails if a package has another
 * version, or if a change doesn't match. `patched-docsearch` is the script of `@docsearch/react` with its changes; no package
 * has this name, so that the build fails without this plugin.
 */
export default function patchedPackages(): Plugin {
  return {
    name: 'patched-packages',
    // Not left to the loader, which doesn't run for files in the bundler's cache. Not in `configureWebpack`, which knip calls
    // to find dependencies: it would report hundreds of missing ones.
    async loadContent() {
      checkPatches();
    },
    configureWebpack() {
      return {
        resolve: {alias: {'patched-docsearch$': require.resolve('@docsearch/react/dist/esm/index.js')}},
        module: {
          rules: [
            {
              include: patches.map(fileOf),
              // Before the compilation of JSX.
              enforce: 'pre',
              use: require.resolve('../../patches/loader.cjs'),
            },
          ],
        },
      };
    },
  };
}
