import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: `@docsearch/react/modal` is DocSearch's script with the changes in `patches/docsearch.cjs`. The
 * build stops where one of them doesn't match the installed version.
 */
export default function patchedDocSearch(): Plugin {
  return {
    name: 'patched-docsearch',
    configureWebpack() {
      const script = require.resolve('@docsearch/react/dist/esm/index.js');
      return {
        resolve: {alias: {'@docsearch/react/modal$': script}},
        module: {rules: [{include: script, use: path.resolve('patches/docsearch.cjs')}]},
      };
    },
  };
}
