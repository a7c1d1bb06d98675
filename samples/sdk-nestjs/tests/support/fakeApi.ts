import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export const BLOCK_HASH = 'b1'.repeat(32);

/** The paths of the API that native authentication requests: the latest block, and the time of a block. */
export async function startFakeApi(): Promise<{url: string; requests: string[]; close(): Promise<void>}> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(url);
    const isKnown = url.startsWith(`/blocks/${BLOCK_HASH}`) || !url.startsWith('/blocks/b') ;
    const answer = url.includes('extract=timestamp') ? Math.floor(Date.now() / 1000) : [{hash: BLOCK_HASH}];
    response.writeHead(isKnown ? 200 : 404, {'content-type': 'application/json'}).end(JSON.stringify(answer));
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
