/** The connection that a request came by, where Node tells it. */
export type Connection = {incoming?: {socket?: {remoteAddress?: string}}};

/**
 * Whom a limit counts: the address that the outermost trusted proxy saw, or that of the connection.
 * An IPv6 reader has a whole /64 to ask from, so that part counts.
 */
export function clientAddress(
  headers: Headers,
  connection: Connection | undefined,
  trustedProxies: number,
): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const seen = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0]) : undefined;
  return networkOf(seen ?? connection?.incoming?.socket?.remoteAddress ?? 'unknown');
}

function networkOf(seen: string): string {
  // Some proxies write the port of the connection too, which is another one each time.
  const address = /^\[(.+)\](?::\d+)?$/.exec(seen)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(seen)?.[1] ?? seen;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const missing = address.includes('::') ? Math.max(0, 8 - groups.length - last.length) : 0;
  const all = [...groups, ...Array.from({length: missing}, () => '0'), ...last];
  return `${all.slice(0, 4).join(':')}::/64`;
}
