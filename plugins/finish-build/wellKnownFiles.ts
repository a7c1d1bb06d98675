import {repository} from '../../src/config/product';
import {sourceUrl} from '../../src/urls/repositoryUrl';
import {readDocument, servedFile, services, type Service} from '../openapi/document';
import {API_CATALOG} from '../security-headers/headerRules';

type Site = {siteUrl: string; baseUrl: string; now: Date};

/** The page about each service that has an OpenAPI document. */
const API_PAGES = {
  gateway: 'sdk-and-tools/rest-api/gateway-overview/',
  api: 'sdk-and-tools/rest-api/multiversx-api/',
} as const satisfies Record<Service, string>;

/** Months after which `security.txt` has to be renewed by another build; RFC 9116 recommends less than a year. */
const SECURITY_MONTHS = 11;

/** Returns the well-known files, such as robots.txt, by path. */
export function wellKnownFiles({siteUrl, baseUrl, now}: Site): Record<string, string> {
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
      `Policy: ${sourceUrl('SECURITY.md')}`,
      'Preferred-Languages: en',
      `Canonical: ${site}.well-known/security.txt`,
      `Expires: ${expires}`,
    ),
    [API_CATALOG]: JSON.stringify({
      linkset: services.flatMap((service) =>
        readDocument(service).servers.map(({url}) => ({
          anchor: url,
          'service-desc': [{href: site + servedFile(service), type: 'application/openapi+json'}],
          'service-doc': [{href: site + API_PAGES[service], type: 'text/html'}],
        })),
      ),
    }),
  };
}
