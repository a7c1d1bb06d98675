import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: `patched-docsearch` is the script of `@docsearch/react` with the changes in `patches/docsearch.cjs`.
 * The build fails if a change doesn't match the installed version. It also fails without this plugin, because no package
 * has this name.
 */
export default function patchedDocSearch(): Plugin {
  return {
    name: 'patched-docsearch',
    configureWebpack() {
      const script = require.resolve('@docsearch/react/dist/esm/index.js');
      return {
        resolve: {alias: {'patched-docsearch$': script}},
        module: {rules: [{include: script, use: require.resolve('../../patches/loader.cjs')}]},
      };
    },
  };
}
