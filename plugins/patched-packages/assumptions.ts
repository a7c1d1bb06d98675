/** Code of a package that a part of this site relies on, without changing it and without a public interface. */
export type Assumption = {
  /** The file of this repository, or several, that would be wrong if the code changed. */
  usedBy: string;
  /** The consequence if the code changed unnoticed. */
  otherwise: string;
  package: string;
  file: string;
  /** Text that the file must contain, exactly as it is. */
  text: string;
};

export const assumptions: readonly Assumption[] = [
  {
    usedBy: 'plugins/bundler/noBrowserHighlighter.ts',
    otherwise: 'Prism is part of the main script again',
    package: '@docusaurus/theme-classic',
    file: 'lib/index.js',
    text: `'./prism-include-languages',`,
  },
  {
    usedBy: 'plugins/lean-first-load/leanData.ts (SOME_DOCUMENT)',
    otherwise: 'breadcrumbs may look up a document that is not there',
    package: '@docusaurus/plugin-content-docs',
    file: 'lib/client/docsUtils.js',
    text: `            else if (item.type === 'link' &&
                item.docId &&
                isSamePath(item.href, pathname)) {`,
  },
  {
    usedBy: 'plugins/lean-first-load/leanData.ts, src/theme/DocCard',
    otherwise: 'a card may look up a document that is not there',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/DocCard/index.js',
    text: 'useDocById(item.docId ?? undefined)',
  },
  {
    usedBy: 'plugins/lean-first-load/leanTools.ts (priority), plugins/bundler/wholeWorkers.ts (chunks)',
    otherwise:
      'all pages load the styles of tools, chat and console, or workers are split into several files',
    package: '@docusaurus/core',
    file: 'lib/webpack/base.js',
    text: `                    name: false,
                    cacheGroups: {
                        // Disable the built-in cacheGroups
                        default: false,
                        common: {
                            name: 'common',
                            minChunks: totalPages > 2 ? totalPages * 0.5 : 2,
                            priority: 40,
                        },
                        // Only create one CSS file to avoid
                        // problems with code-split CSS loading in different orders
                        // causing inconsistent/non-deterministic styling
                        // See https://github.com/facebook/docusaurus/issues/2006
                        styles: {
                            name: 'styles',
                            type: 'css/mini-extract',
                            chunks: \`all\`,
                            enforce: true,
                            priority: 50,
                        },
                    },`,
  },
  {
    usedBy: 'plugins/bundler/systemColorMode.ts',
    otherwise: "the page appears in the wrong colour mode if the reader chose the system's",
    package: '@docusaurus/theme-classic',
    file: 'lib/inlineScripts.js',
    text: `  var initialTheme = getQueryStringTheme() || getStoredTheme();\``,
  },
  {
    usedBy: 'plugins/bundler/systemColorMode.ts',
    otherwise: "the page appears in the wrong colour mode if the reader chose the system's",
    package: '@docusaurus/theme-classic',
    file: 'lib/inlineScripts.js',
    text: `  document.documentElement.setAttribute('data-theme', initialTheme || `,
  },
  {
    usedBy: 'src/theme/Layout/Provider/SystemColorMode.tsx (option persist)',
    otherwise: 'the choice "system" is overwritten',
    package: '@docusaurus/theme-common',
    file: 'lib/contexts/colorMode.js',
    text: `        const { persist = true } = options;`,
  },
  {
    usedBy: 'src/theme/Layout/Provider/SystemColorMode.tsx (capture listener)',
    otherwise: 'two open tabs change the colour mode without end',
    package: '@docusaurus/theme-common',
    file: 'lib/contexts/colorMode.js',
    text: `        return ColorModeStorage.listen((e) => {
            setColorMode(coerceToColorModeChoice(e.newValue));`,
  },
  {
    usedBy: 'src/theme/Layout/Provider/SystemColorMode.tsx (capture listener)',
    otherwise: 'two open tabs change the colour mode without end',
    package: '@docusaurus/theme-common',
    file: 'lib/utils/storageUtils.js',
    text: `                window.addEventListener('storage', listener);`,
  },
  {
    usedBy: 'src/theme/SearchBar/useResultRefresh.ts, src/theme/SearchBar/Results.tsx',
    otherwise: 'the selected result changes by itself, or no results appear',
    package: '@algolia/autocomplete-core',
    file: 'dist/esm/getDefaultProps.js',
    text: `      activeItemId: null,
      query: '',
      completion: null,
      collections: [],
      isOpen: false,
      status: 'idle',
      context: {}`,
  },
  {
    usedBy: 'src/clientModules/showLoadFailures.ts',
    otherwise: "the browser loads a page again instead of showing Retry if the page's code is missing",
    package: '@docusaurus/core',
    file: 'lib/client/preload.js',
    text: 'match.route.component.preload?.()',
  },
  {
    usedBy: 'src/clientModules/prefetchQueue.ts',
    otherwise: 'a page prefetches a hundred others at the same time',
    package: '@docusaurus/core',
    file: 'lib/client/exports/Link.js',
    text: `                            if (targetLink != null) {
                                window.docusaurus.prefetch(targetLink);`,
  },
  {
    usedBy: 'plugins/bundler/earlyInput.ts',
    otherwise: 'clicks before hydration are lost, or repeated too early',
    package: '@docusaurus/core',
    file: 'lib/client/clientEntry.js',
    text: `            window.docusaurusRoot = ReactDOM.hydrateRoot(`,
  },
  {
    usedBy: 'src/components/OfflineCopy/offlineCopy.ts, src/clientModules/keepOfflineCopy.ts',
    otherwise: 'the button that copies all pages does nothing',
    package: '@docusaurus/plugin-pwa',
    file: 'lib/registerSw.js',
    text: `    window.addEventListener('appinstalled', (event) => {`,
  },
  {
    usedBy: 'src/components/OfflineCopy/offlineCopy.ts, src/clientModules/keepOfflineCopy.ts',
    otherwise: 'the copy of all pages is not removed, or removed by itself',
    package: '@docusaurus/plugin-pwa',
    file: 'lib/registerSw.js',
    text: `        if (appInstalledEventFired) {
            AppInstalledEventFiredStorage.del();`,
  },
  {
    usedBy: 'src/theme/PwaReloadPopup/index.tsx',
    otherwise: 'the notice about a new version never ends',
    package: '@docusaurus/plugin-pwa',
    file: 'lib/sw.js',
    text: `        if (type === 'SKIP_WAITING') {`,
  },
];
