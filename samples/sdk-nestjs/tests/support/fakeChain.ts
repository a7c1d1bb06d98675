import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

const METACHAIN = 4294967295;

export interface FakeChain {
  url: string;
  /** Results of views by name: numbers, which the server encodes like the contract. */
  views: Record<string, bigint>;
  /** Transactions of each block in shard 1; the index is the nonce. */
  blocks: object[][];
  requests: string[];
  close(): Promise<void>;
}

/** Starts a server with the endpoints of a gateway and of the API: latest nonces, blocks with transactions, views. */
export async function startFakeChain(): Promise<FakeChain> {
  const chain: Omit<FakeChain, 'url' | 'close'> = {views: {}, blocks: [[]], requests: []};
  const routes: [RegExp, (match: RegExpExecArray, body: any) => unknown][] = [
    [/^\/network\/config$/, () => ({data: {config: {erd_num_shards_without_meta: 2}}})],
    [/^\/network\/status\/(\d+)$/, ([, shard]) => ({data: {status: {erd_nonce: tipOf(Number(shard))}}})],
    [/^\/block\/(\d+)\/by-nonce\/(\d+)\?withTxs=true$/, ([, shard, nonce]) => ({data: blockOf(Number(shard), Number(nonce))})],
    [/^\/query$/, (_match, {funcName}) => ({returnData: [encode(chain.views[funcName]!)], returnCode: 'ok', returnMessage: ''})],
  ];
  const tipOf = (shard: number) => (shard === METACHAIN || shard === 1 ? chain.blocks.length - 1 : 0);
  const blockOf = (shard: number, nonce: number) => ({
    block: {
      hash: `${shard}-${nonce}`,
      miniBlocks: shard === 1 ? [{processingType: 'Normal', transactions: chain.blocks[nonce]}] : undefined,
    },
  });

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = request.url ?? '';
    const body = text === '' ? {} : JSON.parse(text);
    chain.requests.push(body.funcName ? `${url} ${body.funcName}` : url);
    for (const [pattern, respond] of routes) {
      const match = pattern.exec(url);
      if (!match) continue;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(respond(match, body)));
      return;
    }
    response.writeHead(404).end(`the fake chain has no route ${url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(chain, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

/** Returns the top-level encoding: the bytes of the number, no bytes for zero. */
function encode(value: bigint): string {
  const hex = value.toString(16);
  return value === 0n ? '' : Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64');
}
