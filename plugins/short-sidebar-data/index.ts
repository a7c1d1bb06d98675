import type {Plugin} from '@docusaurus/types';
import {withoutDescriptions} from './withoutDescriptions';

/** What the docs plugin hands to every page: its sidebars, and each document's title and description. */
const SIDEBAR_DATA = /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/]index-\w+\.json$/;

/**
 * Docusaurus plugin: leaves the descriptions of all documents out of what every page loads. Only cards of generated
 * category pages show them, and this site has none; they are more than half of those bytes, and grow with each page.
 */
export default function shortSidebarData(): Plugin {
  return {
    name: 'short-sidebar-data',
    configureWebpack: () => ({
      module: {rules: [{test: SIDEBAR_DATA, type: 'json', parser: {parse: withoutDescriptions}}]},
    }),
  };
}
