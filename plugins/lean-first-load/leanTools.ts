import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FACT_FILES, factValues} from './factValues';
import {leanRegistry} from './leanRegistry';

const TRANSFORM = require.resolve('./transformLoader.cjs');

/** What a page loads only if it has it, or on demand, by the name of its style sheet: the start of paths of styles. */
const OWN_SHEETS = {
  'tool-styles': ['/src/components/tools/'],
  'ask-ai-styles': ['/src/components/AskAi/'],
  'console-styles': ['/src/components/ApiConsole/'],
  'operation-styles': ['/src/components/OperationColumns/'],
  'home-styles': ['/src/components/home/'],
  'search-styles': [
    '/node_modules/@docsearch/css/',
    '/src/css/search.css',
    '/src/components/search/',
    '/src/theme/SearchBar/modal.module.css',
    '/src/theme/SearchPage/',
  ],
};

type CssModule = {nameForCondition: () => string | undefined | null};

/**
 * Docusaurus plugin: pages load neither code nor styles of tools, chat, search and API console before they are used. Their
 * styles and those of the home page are separate files, whereas Docusaurus puts all styles into one file. Of the facts, the browser gets only the
 * values, of Docusaurus' utilities only those that it uses, and of the list of routes
 * no names of modules.
 */
export default function leanTools({generatedFilesDir}: LoadContext): Plugin {
  // Docusaurus' generated list of the chunks of all routes.
  const registry = path.join(generatedFilesDir, 'registry.js');
  return {
    name: 'lean-tools',
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: FACT_FILES,
            enforce: 'pre',
            use: [{loader: TRANSFORM, options: {transform: factValues}}],
          },
          {test: registry, enforce: 'pre', use: [{loader: TRANSFORM, options: {transform: leanRegistry}}]},
        ],
      },
      ...(!isServer && {
        resolve: {alias: {'@docusaurus/utils-common$': require.resolve('./utilsCommon.ts')}},
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: Object.fromEntries(
              Object.entries(OWN_SHEETS).map(([name, parts]) => [name, styleSheetOf(name, parts)]),
            ),
          },
        },
      }),
    }),
  };
}

/** Returns the group of all styles whose path contains one of the parts, in one file. */
function styleSheetOf(name: string, parts: readonly string[]) {
  const paths = parts.map(path.normalize);
  return {
    name,
    type: 'css/mini-extract',
    test: (module: CssModule) => paths.some((part) => module.nameForCondition()?.includes(part)),
    chunks: 'all' as const,
    enforce: true,
    // Above Docusaurus' group of all styles.
    priority: 60,
  };
}
