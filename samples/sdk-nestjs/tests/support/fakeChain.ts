import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

const METACHAIN = 4294967295;

export interface FakeChain {
  url: string;
  /** Answers of views by name: numbers, encoded as the contract does. */
  views: Record<string, bigint>;
  /** Transactions of shard 1 by nonce; blocks up to the highest one exist. */
  blocks: object[][];
  requests: string[];
  close(): Promise<void>;
}

/** A gateway and an API in one: the latest nonces, blocks with transactions, and views. */
export async function startFakeChain(): Promise<FakeChain> {
  const chain: Omit<FakeChain, 'url' | 'close'> = {views: {}, blocks: [[]], requests: []};
  const answers: [RegExp, (match: RegExpExecArray, body: any) => unknown][] = [
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
    for (const [pattern, answer] of answers) {
      const match = pattern.exec(url);
      if (!match) continue;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer(match, body)));
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

/** Top-level encoding: the bytes of the number, and none for zero. */
function encode(value: bigint): string {
  const hex = value.toString(16);
  return value === 0n ? '' : Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64');
}
