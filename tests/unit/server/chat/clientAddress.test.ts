import {Hono} from 'hono';
import {clientAddress} from '@site/server/chat/clientAddress';

/** Returns the address that a rate limit counts for a request with this header, by default from 7.7.7.7. */
async function counted(
  forwarded: string | undefined,
  trustedProxies: number,
  connection: object = {incoming: {socket: {remoteAddress: '7.7.7.7'}}},
): Promise<string> {
  const app = new Hono();
  app.get('/', (context) => context.text(clientAddress(context, trustedProxies) ?? 'nobody'));
  const headers = new Headers(forwarded === undefined ? {} : {'X-Forwarded-For': forwarded});
  return (await app.request('/', {headers}, connection)).text();
}

describe('client address for the rate limit', () => {
  // A reader's own header value comes before the values that the proxies append.
  it.each([
    [0, undefined, '7.7.7.7'],
    [0, '6.6.6.6', '7.7.7.7'],
    [0, '6.6.6.6, 1.1.1.1', '7.7.7.7'],
    [1, undefined, '7.7.7.7'],
    [1, '1.1.1.1', '1.1.1.1'],
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [1, '6.6.6.6, 5.5.5.5, 1.1.1.1', '1.1.1.1'],
    [2, undefined, '7.7.7.7'],
    // A client that bypasses the outer proxy may have forged the header, so its connection counts.
    [2, '2.2.2.2', '7.7.7.7'],
    [2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ])('behind %d proxies, with "%s" forwarded, is %s', async (proxies, forwarded, expected) => {
    expect(await counted(forwarded, proxies)).toBe(expected);
  });

  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:102:304', '1.2.3.4'],
    ['0:0:0:0:0:ffff:0102:0304', '1.2.3.4'],
    ['::ffff:0.0.0.1', '0.0.0.1'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:0DB8:0::ffff', '2001:db8::/64'],
    ['[2001:db8::1]:443', '2001:db8::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['what:ever', 'what:ever'],
  ])('of %s is %s', async (seen, expected) => {
    const connection = {incoming: {socket: {remoteAddress: seen}}};
    expect([await counted(seen, 1), await counted(undefined, 0, connection)]).toEqual([expected, expected]);
  });

  it('is undefined if neither a proxy nor the runtime provides an address', async () => {
    expect(await counted('6.6.6.6', 0, {})).toBe('nobody');
    expect(await counted(undefined, 1, {})).toBe('nobody');
  });
});
