import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: removes Prism from the main script, to which the classic theme adds it for its code blocks. The
 * build highlights code fences (rehype-highlight-code), so the browser needs no highlighter.
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
