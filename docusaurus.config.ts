import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import {themes as codeThemes} from 'prism-react-renderer';
import {loadEnvFile, readEnvironment} from './src/config/environment';
import {hasHistory} from './plugins/finish-build/commit';
import {product, repository} from './src/config/product';
import {navbarItems} from './src/config/navbar';
import {copyright, footerLinks} from './src/config/footer';
import {redirects} from './src/config/redirects';
import {pwaOptions} from './plugins/offline-app/pwa';
import chatEndpoint from './plugins/chat-endpoint';
import corpus from './plugins/corpus';
import {FEED_FILE} from './plugins/corpus/changesFeed';
import earlyFont from './plugins/bundler/earlyFont';
import earlyInput from './plugins/bundler/earlyInput';
import lateStyles from './plugins/bundler/lateStyles';
import formerLinks from './plugins/former-links';
import finishBuild from './plugins/finish-build';
import {hiddenOptions} from './plugins/lean-first-load/hiddenOptions';
import leanDocs from './plugins/lean-first-load/leanDocs';
import leanTools from './plugins/lean-first-load/leanTools';
import {thirdPartiesOf} from './plugins/security-headers/thirdParties';
import noBrowserHighlighter from './plugins/bundler/noBrowserHighlighter';
import pagesOnDemand from './plugins/bundler/pagesOnDemand';
import patchedPackages from './plugins/patched-packages';
import {pageTemplate} from './plugins/bundler/pageTemplate';
import printColors from './plugins/bundler/printColors';
import mdxComponents, {rehypeContents} from './plugins/mdx-components';
import openApi from './plugins/openapi';
import pageDependencies from './plugins/page-dependencies';
import {parseFrontMatterWithFacts} from './plugins/remark-facts';
import {createPageTrees} from './plugins/shared/markdown';
import socialCards from './plugins/social-cards';
import systemColorMode from './plugins/bundler/systemColorMode';
import wholeWorkers from './plugins/bundler/wholeWorkers';
import {sidebarSections} from './plugins/site-routes/sidebarSections';
import sidebars from './sidebars';
import {beforeDefaultRemarkPlugins, rehypePlugins} from './plugins/markdownPlugins';

loadEnvFile();
const environment = readEnvironment(process.env);
const trees = createPageTrees();
// The dates of pages come from the Git history. In an archive without one, pages show no date.
const showsDates = hasHistory(__dirname);

const config: Config = {
  title: product.siteTitle,
  tagline: product.tagline,
  titleDelimiter: '·',
  favicon: 'img/favicon.svg',
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  trailingSlash: true,
  organizationName: repository.owner,
  projectName: repository.name,
  i18n: {defaultLocale: 'en', locales: ['en']},

  future: {v4: true, faster: true, experimental_vcs: showsDates},
  // The specification requires the storage key `theme`; with v4, Docusaurus would add a namespace to it.
  storage: {namespace: false},

  ssrTemplate: pageTemplate(),

  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        href: environment.baseUrl + FEED_FILE,
        title: "What's new",
      },
    },
    ...(environment.preconnect
      ? [{tagName: 'link', attributes: {rel: 'preconnect', href: environment.preconnect}}]
      : []),
  ],

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: parseFrontMatterWithFacts,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  clientModules: [
    './src/clientModules/showLoadFailures.ts',
    './src/clientModules/keepOfflineCopy.ts',
    './src/clientModules/prefetchQueue.ts',
    './src/clientModules/revealActiveEntry.ts',
    './src/clientModules/scrollInShell.ts',
    './src/clientModules/webFont.ts',
  ],

  presets: [
    [
      'classic',
      {
        // `leanDocs` below replaces the preset's docs plugin.
        docs: false,
        blog: false,
        // For the Markdown of the home page, which shows facts and samples.
        pages: {beforeDefaultRemarkPlugins: beforeDefaultRemarkPlugins(trees), rehypePlugins},
        theme: {
          customCss: [
            'fonts',
            'custom',
            'base',
            'controls',
            'navbar',
            'layout',
            'pageLinks',
            'prose',
            'tables',
            'scroll',
            'code',
            'searchButton',
            'print',
          ].map((name) => `./src/css/${name}.css`),
        },
        // Search engines ignore changefreq and priority.
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
        gtag: environment.analyticsId ? {trackingID: environment.analyticsId} : undefined,
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    systemColorMode,
    printColors,
    earlyFont,
    earlyInput,
    noBrowserHighlighter,
    wholeWorkers,
    patchedPackages,
    // Plugins that read the site's context or the bundler's configuration are pairs with options, because knip calls plain
    // functions without them.
    [lateStyles, {}],
    [pagesOnDemand, {}],
    [
      leanDocs,
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        editUrl: `${repository.url}/edit/${repository.branch}/`,
        showLastUpdateTime: showsDates,
        beforeDefaultRemarkPlugins: beforeDefaultRemarkPlugins(trees),
        rehypePlugins: [...rehypePlugins, rehypeContents],
      } satisfies DocsOptions,
    ],
    [leanTools, {}],
    [corpus, {}],
    [chatEndpoint, {}],
    [formerLinks, {trees}],
    [openApi, {}],
    mdxComponents,
    [pageDependencies, {trees}],
    hiddenOptions('@docusaurus/plugin-client-redirects', {redirects}),
    hiddenOptions('@docusaurus/plugin-pwa', pwaOptions),
    [socialCards, {}],
    [finishBuild, {thirdParties: thirdPartiesOf(environment)}],
  ],

  customFields: {
    chatOrigin: environment.chatOrigin,
    hasHostedSearch: environment.algolia !== undefined,
    recordsSearches: environment.recordsSearches,
  },

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      // Documents are articles (src/theme/DocItem/Metadata).
      {property: 'og:type', content: 'website'},
      {property: 'og:image:alt', content: `${product.siteTitle}: ${product.tagline}`},
      {name: 'twitter:image:alt', content: `${product.siteTitle}: ${product.tagline}`},
    ],
    colorMode: {defaultMode: 'dark'},
    navbar: {
      title: product.siteTitle,
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
      items: navbarItems(sidebarSections(sidebars.docs), environment.baseUrl),
    },
    footer: {links: footerLinks, copyright},
    // Section 3 of the specification names these themes. The site's colours of code are in rehype-highlight-code/tokenTheme.ts.
    prism: {theme: codeThemes.github, darkTheme: codeThemes.vsDark},
    algolia: {
      // The theme's schema requires non-empty values; the embedded engine doesn't use them.
      appId: environment.algolia?.appId ?? 'embedded',
      apiKey: environment.algolia?.apiKey ?? 'embedded',
      indexName: environment.algolia?.indexName ?? 'embedded',
      insights: environment.algolia?.insights ?? false,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
