/** The connection that a request came by, where Node tells it. */
export type Connection = {incoming?: {socket?: {remoteAddress?: string}}};

/**
 * Whom a limit counts: the address that the outermost trusted proxy saw, or that of the connection; undefined where the
 * host tells neither. An IPv6 reader has a whole /64 to ask from, so that part counts.
 */
export function clientAddress(
  headers: Headers,
  connection: Connection | undefined,
  trustedProxies: number,
): string | undefined {
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // Where fewer proxies than that have seen the request, its reader may have written all that stands there.
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address = seen ?? connection?.incoming?.socket?.remoteAddress;
  return address === undefined ? undefined : networkOf(address);
}

function networkOf(seen: string): string {
  // Some proxies write the port of the connection too, which is another one each time.
  const address = /^\[(.+)\](?::\d+)?$/.exec(seen)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(seen)?.[1] ?? seen;
  // One address may be written in many ways, and the address of a page in one. A zone (`%eth0`) has no place there.
  const page = `http://[${address.replace(/%.*$/, '')}]/`;
  if (!address.includes(':') || !URL.canParse(page)) return address;
  const [head = '', tail = ''] = new URL(page).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({length: 8 - groups.length - last.length}, () => '0');
  const all = [...groups, ...zeros, ...last];
  const isMapped = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? asIPv4(all.slice(6)) : `${all.slice(0, 4).join(':')}::/64`;
}

/** Each group holds two bytes, in hexadecimal. */
function asIPv4(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bytes) => [bytes >> 8, bytes & 255])
    .join('.');
}
