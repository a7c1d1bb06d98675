/**
 * The address that led to the offline page, from the page's query; undefined where there is none, or one of another
 * site, which nobody but a forger of links would put there.
 */
export function requestedAddress(search: string, origin: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return undefined;
  const url = new URL(from, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}
