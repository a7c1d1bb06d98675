import type {Plugin} from '@docusaurus/types';

/**
 * Sets the tab language that the reader chose last on the `html` element before the first paint. The theme's Tabs read
 * the choice only after hydration, which would shift the layout of a visible page.
 */
const RESTORE_LANGUAGE =
  "try{const v=localStorage.getItem('docusaurus.tab.language');v&&(document.documentElement.dataset.tabLanguage=v)}catch{}";

/** Docusaurus plugin: tabs show the reader's language before the site's scripts load. */
export default function mdxComponentsPlugin(): Plugin {
  return {
    name: 'mdx-components',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: RESTORE_LANGUAGE}]}),
  };
}

export {rehypeAlt} from './rehypeAlt';
export {rehypeComponents} from './rehypeComponents';
export {rehypeContents} from './rehypeContents';
export {rehypeReachable} from './rehypeReachable';
export {remarkOwnComponents} from './remarkOwnComponents';
export {remarkTerms} from './remarkTerms';
