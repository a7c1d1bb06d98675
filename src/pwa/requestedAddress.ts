import {parseUrl} from '../corpus/parseUrl';

/**
 * Returns the path and query of the address that was redirected to the offline page, read from its `from` parameter.
 * Returns undefined if it is missing or on another origin, because a forged link could set it.
 */
export function requestedAddress(search: string, origin: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  const url = from?.startsWith('/') ? parseUrl(from, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search : undefined;
}
