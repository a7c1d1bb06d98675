import path from 'node:path';
import type {LoadContext, Plugin, SiteMetadata} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {buildOnly} from './buildOnly';

/**
 * Docusaurus plugin: removes the settings that only the build reads from the browser's copy of the site config, and the
 * list of plugins, which only Docusaurus' debug pages show, from its metadata.
 */
export default function leanConfig({generatedFilesDir, siteConfig, siteVersion}: LoadContext): Plugin {
  return {
    name: 'lean-config',
    async contentLoaded({actions}) {
      const lean = Object.entries(siteConfig).filter(
        ([name]) => !(buildOnly as readonly string[]).includes(name),
      );
      await actions.createData('siteConfig.json', JSON.stringify(Object.fromEntries(lean)));
      const metadata: SiteMetadata = {docusaurusVersion: DOCUSAURUS_VERSION, siteVersion, pluginVersions: {}};
      await actions.createData('siteMetadata.json', JSON.stringify(metadata));
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          [`${path.join(generatedFilesDir, 'docusaurus.config')}$`]: path.join(__dirname, 'siteConfig.ts'),
          [`${path.join(generatedFilesDir, 'site-metadata')}$`]: path.join(
            generatedFilesDir,
            'lean-config/default/siteMetadata.json',
          ),
        },
      },
    }),
  };
}
