import {repository} from '../../src/config/product';
import {API_CATALOG} from '../security-headers/headerRules';

type Site = {siteUrl: string; baseUrl: string; now: Date};

/** The public APIs that publish an OpenAPI document, as the page about them says: https://docs.multiversx.com/sdk-and-tools/rest-api/multiversx-api/. */
const APIS = [
  'https://api.multiversx.com',
  'https://testnet-api.multiversx.com',
  'https://devnet-api.multiversx.com',
];
const API_PAGE = 'sdk-and-tools/rest-api/multiversx-api/';

/** Months after which `security.txt` has to be renewed by another build; RFC 9116 recommends less than a year. */
const SECURITY_MONTHS = 11;

/** Returns files that programs request at fixed addresses, by path. */
export function filesForPrograms({siteUrl, baseUrl, now}: Site): Record<string, string> {
  const site = siteUrl + baseUrl;
  const lines = (...all: string[]) => `${all.join('\n')}\n`;
  // The first of a month, so that builds of the same month are equal.
  const expires = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + SECURITY_MONTHS, 1),
  ).toISOString();
  return {
    'robots.txt': lines(
      '# The texts are under CC BY 4.0: search engines and assistants may use them (https://contentsignals.org).',
      'User-agent: *',
      'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
      'Allow: /',
      '',
      `Sitemap: ${site}sitemap.xml`,
    ),
    '.well-known/security.txt': lines(
      `Contact: ${repository.url}/security/advisories/new`,
      `Policy: ${repository.url}/blob/${repository.branch}/SECURITY.md`,
      'Preferred-Languages: en',
      `Canonical: ${site}.well-known/security.txt`,
      `Expires: ${expires}`,
    ),
    [API_CATALOG]: JSON.stringify({
      linkset: APIS.map((anchor) => ({
        anchor,
        'service-desc': [{href: `${anchor}/-json`, type: 'application/json'}],
        'service-doc': [{href: site + API_PAGE, type: 'text/html'}],
      })),
    }),
  };
}
