import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {FACT_FILES, factValues} from './factValues';

/** Folders of src/components whose code loads on demand, by the name of their style sheet. */
const LAZY_STYLES = {
  'tool-styles': 'tools',
  'ask-ai-styles': 'AskAi',
  'console-styles': 'ApiConsole',
  'operation-styles': 'OperationColumns',
};

type CssModule = {nameForCondition: () => string | undefined | null};

/**
 * Docusaurus plugin: pages load neither code nor styles of tools, chat and API console before they are used. Their style
 * sheets are separate files, whereas Docusaurus puts all styles into one file. Of the facts, the browser gets only the
 * values, and of Docusaurus' utilities, only those that it uses.
 */
export default function leanTools(): Plugin {
  return {
    name: 'lean-tools',
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: FACT_FILES,
            enforce: 'pre',
            use: [{loader: require.resolve('./factsLoader.cjs'), options: {factValues}}],
          },
        ],
      },
      ...(!isServer && {
        resolve: {alias: {'@docusaurus/utils-common$': require.resolve('./utilsCommon.ts')}},
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: Object.fromEntries(
              Object.entries(LAZY_STYLES).map(([name, folder]) => [name, styleSheetOf(name, folder)]),
            ),
          },
        },
      }),
    }),
  };
}

/** Returns the group of all styles of a folder, in one file. */
function styleSheetOf(name: string, folder: string) {
  const part = ['', 'src', 'components', folder, ''].join(path.sep);
  return {
    name,
    type: 'css/mini-extract',
    test: (module: CssModule) => module.nameForCondition()?.includes(part) ?? false,
    chunks: 'all' as const,
    enforce: true,
    // Above Docusaurus' group of all styles.
    priority: 60,
  };
}
