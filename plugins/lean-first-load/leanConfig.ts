import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildOnly} from './buildOnly';

/** Docusaurus plugin: removes the settings that only the build reads from the browser's copy of the site config. */
export default function leanConfig({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'lean-config',
    async contentLoaded({actions}) {
      const lean = Object.entries(siteConfig).filter(
        ([name]) => !(buildOnly as readonly string[]).includes(name),
      );
      await actions.createData('siteConfig.json', JSON.stringify(Object.fromEntries(lean)));
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          [`${path.join(generatedFilesDir, 'docusaurus.config')}$`]: path.join(__dirname, 'siteConfig.ts'),
        },
      },
    }),
  };
}
