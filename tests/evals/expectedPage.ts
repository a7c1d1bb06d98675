import {redirects} from '../../src/config/redirects';

/** Pages whose subpages have other topics, so that they don't count for the page. */
const FOLDER_PAGES = new Set([
  '/developers/signing-transactions',
  '/sdk-and-tools/rest-api',
  '/sdk-and-tools/sdk-dapp',
  '/sdk-and-tools/sdk-js',
  '/sdk-and-tools/sdk-nestjs',
  '/sdk-and-tools/troubleshooting',
  '/validators/staking',
]);

const movedTo = new Map(redirects.map(({from, to}) => [from, to]));

/**
 * Returns whether a page is one of the expected routes. The parts of a split page count for its route, and a page that
 * moved for its former route.
 */
export function isExpected(page: string, expected: readonly string[]): boolean {
  return expected
    .map((route) => movedTo.get(route) ?? route)
    .some((route) => page === route || (!FOLDER_PAGES.has(route) && page.startsWith(`${route}/`)));
}
