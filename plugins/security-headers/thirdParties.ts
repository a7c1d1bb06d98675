import {connectSources} from '../../src/api/networks';
import type {SiteEnvironment} from '../../src/config/environment';

/** Origins that pages may load from, by CSP directive. */
export type ThirdParties = {script: string[]; connect: string[]; image: string[]};

/**
 * Returns the hosts of the networks that the API console offers on a reader's request, and of the services that the
 * environment variables enable. Every page has them, because the policy of a reader's first page applies to all.
 */
export function thirdPartiesOf({chatOrigin, algolia, analyticsId}: SiteEnvironment): ThirdParties {
  const hosts: ThirdParties = {script: [], connect: [...connectSources], image: []};
  if (chatOrigin) hosts.connect.push(chatOrigin);
  if (algolia) {
    const {appId} = algolia;
    const mirrors = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
    hosts.connect.push(`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`, ...mirrors);
  }
  if (algolia?.insights) {
    // The script and version that DocSearch 3.9 loads.
    hosts.script.push('https://cdn.jsdelivr.net/npm/search-insights@2.15.0/');
    hosts.connect.push('https://insights.algolia.io');
  }
  if (analyticsId) {
    // Required by Google's tag platform: https://developers.google.com/tag-platform/security/guides/csp
    const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
    hosts.script.push('https://*.googletagmanager.com');
    hosts.image.push(...google);
    hosts.connect.push(...google, 'https://*.analytics.google.com');
  }
  return hosts;
}
