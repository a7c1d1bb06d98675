import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThirdParties} from '../security-headers/thirdParties';
import {finishBuild} from './finishBuild';

/**
 * Docusaurus plugin: `docusaurus finish-build`, the step of `npm run build` after `docusaurus build`. It writes into the
 * built site what depends on all of its files: font preloads, content security policies and the hosts' headers file, the
 * web app manifest and the list of offline files, and compressed files. It is a command and no postBuild hook because
 * Docusaurus runs all of those at once, and other plugins write pages and the service worker in theirs.
 */
export default function finishBuildPlugin({outDir, siteConfig}: LoadContext, options: unknown): Plugin {
  const {thirdParties} = options as {thirdParties: ThirdParties};
  const {url: siteUrl, baseUrl} = siteConfig;
  return {
    name: 'finish-build',
    postBuild() {
      logger.info(
        'The built site still lacks font preloads, content security policies, its headers file, the manifest and files of the offline app: ' +
          'docusaurus finish-build adds them, and npm run build runs it next.',
      );
    },
    extendCli(cli) {
      cli
        .command('finish-build')
        .description('Add to the built site what depends on all of its files.')
        .action(async () => {
          for (const step of await finishBuild({outDir, siteUrl, baseUrl, thirdParties})) logger.info(step);
        });
    },
  };
}
