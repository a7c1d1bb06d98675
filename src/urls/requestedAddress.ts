import {parseUrl} from './parseUrl';

/**
 * Returns the path and query of the address that was redirected to the offline page, read from its `from` parameter.
 * Returns undefined if it is missing or on another origin, because a forged link could set it.
 */
export function requestedAddress(search: string, origin: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  const url = from?.startsWith('/') ? parseUrl(from, origin) : undefined;
  // `/..//other.example` becomes a path that browsers read as an address of another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
