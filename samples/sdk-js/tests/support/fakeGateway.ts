import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

type Answer = (body: any, path: string) => unknown;

/** What a gateway would answer, by method and path; `*` stands for one path segment. */
export type Routes = Record<string, Answer>;

export interface FakeGateway {
  url: string;
  /** Bodies of the POST requests that came in, by path. */
  posted: {path: string; body: any}[];
  close(): Promise<void>;
}

/** 64 hexadecimal digits, the form of a transaction hash. */
export const SENT_HASH = 'a1'.repeat(32);

const DEFAULT_ROUTES: Routes = {
  'GET /address/*': (_body, path) => ({
    account: {nonce: 7, balance: '1000000000000000000', address: path.split('/')[2]},
  }),
  'GET /address/*/guardian-data': () => ({guardianData: {guarded: false}}),
  'POST /transaction/cost': () => ({txGasUnits: 3_000_000, returnMessage: ''}),
  'POST /transaction/send': () => ({txHash: SENT_HASH}),
};

/**
 * Starts a local HTTP server that answers like a gateway, so that a sample's own network calls run without
 * a network. A route returns what stands under `data` in the real answer. An unknown path is a test failure:
 * the answer is a 404 that names it.
 */
export async function startFakeGateway(routes: Routes = {}): Promise<FakeGateway> {
  const all = {...DEFAULT_ROUTES, ...routes};
  const posted: FakeGateway['posted'] = [];

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = text === '' ? undefined : JSON.parse(text);
    if (request.method === 'POST') posted.push({path, body});

    const answer = findAnswer(all, `${request.method} ${path}`);
    response.setHeader('content-type', 'application/json');
    if (answer === undefined) {
      response.statusCode = 404;
      response.end(JSON.stringify({error: `the fake gateway has no route ${request.method} ${path}`}));
      return;
    }
    response.end(JSON.stringify({data: answer(body, path), error: '', code: 'successful'}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function findAnswer(routes: Routes, methodAndPath: string): Answer | undefined {
  const wanted = methodAndPath.split('/');
  const key = Object.keys(routes).find((pattern) => {
    const parts = pattern.split('/');
    return parts.length === wanted.length && parts.every((part, i) => part === '*' || part === wanted[i]);
  });
  return key === undefined ? undefined : routes[key];
}
