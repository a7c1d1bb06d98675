import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesOfOtherVersions} from '../offline-app/otherVersions';
import {commitOf} from './commit';
import type {ThirdParties} from '../security-headers/thirdParties';
import {finishBuild} from './finishBuild';
import {siteCacheFolder} from '../shared/diskCache';
import {cachedLicenses} from './licensesFile';

/**
 * Docusaurus plugin: adds the command `docusaurus finish-build`, which `npm run build` runs after `docusaurus build`. It
 * writes what depends on all files of the built site: the styles of the first paint, content security policies, the headers file for
 * hosts, the web app manifest, licences, the version, the list of offline files, and compressed files. It isn't a postBuild hook, because
 * Docusaurus runs all hooks in parallel, and other plugins write pages and the service worker in theirs.
 */
export default function finishBuildPlugin(
  {outDir, siteDir, siteConfig, generatedFilesDir}: LoadContext,
  options: unknown,
): Plugin {
  const {thirdParties} = options as {thirdParties: ThirdParties};
  const {url: siteUrl, baseUrl} = siteConfig;
  return {
    name: 'finish-build',
    postBuild() {
      logger.info(
        'The build has no styles of the first paint, content security policies, headers file, manifest and offline files yet: ' +
          'docusaurus finish-build adds them, and npm run build runs it next.',
      );
    },
    extendCli(cli) {
      cli
        .command('finish-build')
        .description(
          'Add the styles of the first paint, security policies, the manifest and offline files to the built site.',
        )
        .action(async () => {
          const cacheDir = siteCacheFolder(siteDir, generatedFilesDir);
          const licenses = await cachedLicenses(siteDir, cacheDir);
          const commit = commitOf(siteDir);
          const isOfOtherVersion = await filesOfOtherVersions(generatedFilesDir, baseUrl);
          const site = {
            outDir,
            siteUrl,
            baseUrl,
            isOfOtherVersion,
            thirdParties,
            licenses,
            commit,
            cacheDir,
          };
          for (const step of await finishBuild(site)) logger.info(step);
        });
    },
  };
}
