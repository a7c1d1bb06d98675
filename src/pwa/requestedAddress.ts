/**
 * Returns the path and query of the address that was redirected to the offline page, read from its `from` parameter.
 * Returns undefined if it is missing or on another origin, because a forged link could set it.
 */
export function requestedAddress(search: string, origin: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return undefined;
  const url = new URL(from, origin);
  // `/..//other.example` becomes a path that browsers read as an address of another host.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : undefined;
}
