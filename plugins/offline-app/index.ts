import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MANIFEST_FILE, webManifest} from '../../src/config/pwa';
import {listOfflineFiles} from './listOfflineFiles';

/**
 * What @docusaurus/plugin-pwa leaves to the site: the web app manifest, and `docusaurus list-offline-files`, the last
 * step of `npm run build`. It lists every file of the finished pages, of any type, and fails where one is missing.
 */
export default function offlineAppPlugin({outDir, siteConfig}: LoadContext): Plugin {
  const {url: siteUrl, baseUrl} = siteConfig;
  return {
    name: 'offline-app',
    async postBuild() {
      await writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(webManifest({siteUrl, baseUrl})));
    },
    extendCli(cli) {
      cli
        .command('list-offline-files')
        .description('Write the list of files for offline use into the service worker of the built site.')
        .action(async () => {
          const {files, bytes} = await listOfflineFiles(outDir, baseUrl);
          console.log(`The offline app keeps ${files} files, ${(bytes / 2 ** 20).toFixed(1)} MiB.`);
        });
    },
  };
}
