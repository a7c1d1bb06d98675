import type {Plugin} from '@docusaurus/types';

/**
 * Says on the page, before it is painted, which language the reader chose in its tabs last. The theme's Tabs read the
 * choice only once they run, and a page that changed then would move under the reader's eyes.
 */
const RESTORE_LANGUAGE =
  "try{const v=localStorage.getItem('docusaurus.tab.language');v&&(document.documentElement.dataset.tabLanguage=v)}catch{}";

/** Docusaurus plugin: tabs show the reader's language before any script of the site has loaded. */
export default function mdxComponentsPlugin(): Plugin {
  return {
    name: 'mdx-components',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: RESTORE_LANGUAGE}]}),
  };
}

export {rehypeComponents} from './rehypeComponents';
export {rehypeReachable} from './rehypeReachable';
export {remarkTerms} from './remarkTerms';
