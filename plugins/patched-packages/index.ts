import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {fileOf, patches, patchProblems} from '../../patches/applyPatch.cjs';
import {assumptions} from './assumptions';
import {changedAssumptions} from './changedAssumptions';
import {changedOriginals, recordOriginals} from './ejectedComponents';

const ROOT = path.join(__dirname, '../..');

/**
 * Docusaurus plugin: applies the changes in `patches/` to files of packages. `patched-docsearch` is the script of
 * `@docsearch/react` with its changes; no package has this name, so that the build fails without this plugin.
 *
 * The build ends if a patch doesn't match, if a package changes code that this site relies on, or if the original of an
 * ejected component changes. `docusaurus record-ejected` records the originals as reviewed.
 */
export default function patchedPackages(): Plugin {
  return {
    name: 'patched-packages',
    extendCli(cli) {
      cli
        .command('record-ejected')
        .description('Record the originals of all ejected components as reviewed.')
        .action(() => recordOriginals(ROOT));
    },
    // Checked here because the loader skips files in the bundler's cache.
    loadContent() {
      const problems = [
        ...patchProblems().map(({file, line, message}) => `${file}:${line}: ${message}`),
        ...changedAssumptions(assumptions),
        ...changedOriginals(ROOT),
      ];
      if (problems.length === 0) return;
      logger.error(
        `Packages changed code that this site relies on (see "Upgrade Docusaurus" in CONTRIBUTING.md):\n\n${problems.join('\n\n')}`,
      );
      // An error that is thrown here is printed below two stacks.
      process.exit(1);
    },
    configureWebpack: () => ({
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
    }),
  };
}
