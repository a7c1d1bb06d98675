import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export const BLOCK_HASH = 'b1'.repeat(32);

/** Starts an API with the endpoints that the samples request: the latest block, the time of a block, and an account. */
export async function startFakeApi(): Promise<{url: string; requests: string[]; close(): Promise<void>}> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(url);
    const body = responseTo(url);
    const status = body === undefined ? 404 : 200;
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body ?? {message: 'not found'}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function responseTo(url: string): unknown {
  const {pathname, searchParams} = new URL(url, 'http://localhost');
  if (pathname === '/blocks') return [{hash: BLOCK_HASH}];
  if (pathname === `/blocks/${BLOCK_HASH}`) {
    return searchParams.get('extract') === 'timestamp' ? Math.floor(Date.now() / 1000) : {hash: BLOCK_HASH};
  }
  const account = /^\/accounts\/(erd1\w+)$/.exec(pathname);
  if (account) return {address: account[1], balance: '5000000000000000000', nonce: 7};
  return undefined;
}
