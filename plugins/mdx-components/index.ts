import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Says on the page, before it is painted, which language the reader chose in its tabs last. The theme's Tabs read the
 * choice only once they run, and a page that changed then would move under the reader's eyes.
 */
const RESTORE_LANGUAGE =
  "try{const v=localStorage.getItem('docusaurus.tab.language');v&&(document.documentElement.dataset.tabLanguage=v)}catch{}";

/**
 * Docusaurus plugin: a page depends on the glossary that its terms come from and on the record of its samples, so that
 * a change of those renews it in `npm start` and in a build that reuses the bundler's cache. Tabs show the reader's
 * language before any script of the site has loaded.
 */
export default function mdxComponentsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'mdx-components',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: RESTORE_LANGUAGE}]}),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus leaves out of its rule for other MDX files what the rules for MDX include, so one has to say it.
            include: [path.join(siteDir, 'docs')],
            enforce: 'pre',
            use: [require.resolve('./dependencyLoader.cjs')],
          },
        ],
      },
    }),
  };
}

export {rehypeComponents} from './rehypeComponents';
export {rehypeReachable} from './rehypeReachable';
export {remarkTerms} from './remarkTerms';
