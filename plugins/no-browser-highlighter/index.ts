import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: leaves Prism out of the main script, where the classic theme puts it for its own code blocks.
 * Fences are highlighted by the build (rehype-highlight-code), and nothing else highlights in a page.
 */
export default function noBrowserHighlighter(): Plugin {
  return {
    name: 'no-browser-highlighter',
    configureWebpack() {
      const theme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      const clientModule = join(theme, 'lib', 'prism-include-languages');
      return {resolve: {alias: {[clientModule]: false, [`${clientModule}.js`]: false}}};
    },
  };
}
