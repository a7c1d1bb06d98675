import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {FACT_FILES, factValues} from './factValues';

/** Folder of the tools, as it is part of the path of their modules. */
const TOOLS_FOLDER = ['', 'src', 'components', 'tools', ''].join(path.sep);

type CssModule = {nameForCondition: () => string | undefined | null};

/**
 * Docusaurus plugin: pages without tools load nothing for them, and tools little. The style sheet of the tools is a file
 * that only pages with tools load, whereas Docusaurus puts all styles into one file. The browser's copy of the facts contains
 * only their values.
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
        optimization: {
          splitChunks: {
            cacheGroups: {
              toolStyles: {
                name: 'tool-styles',
                type: 'css/mini-extract',
                test: (module: CssModule) => module.nameForCondition()?.includes(TOOLS_FOLDER) ?? false,
                chunks: 'all',
                enforce: true,
                // Above Docusaurus' group of all styles.
                priority: 60,
              },
            },
          },
        },
      }),
    }),
  };
}
