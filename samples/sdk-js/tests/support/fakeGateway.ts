import {failed, ok, startLocalGateway, type LocalGateway} from './localGateway.js';

type DataOf = (body: any, path: string) => unknown;

/** Responses by method and path; `*` matches one path segment. */
export type Routes = Record<string, DataOf>;

export interface FakeGateway extends LocalGateway {
  /** Bodies of the POST requests that came in, by path. */
  posted: {path: string; body: any}[];
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
 * Starts a gateway that responds from a table. A route returns the `data` of the real response. An unknown
 * path fails the test: the response is a 404 that names it.
 */
export async function startFakeGateway(routes: Routes = {}): Promise<FakeGateway> {
  const all = {...DEFAULT_ROUTES, ...routes};
  const posted: FakeGateway['posted'] = [];
  const gateway = await startLocalGateway((route, _query, body) => {
    const [method, path = '/'] = route.split(' ');
    if (method === 'POST') posted.push({path, body});
    const dataOf = findRoute(all, route);
    return dataOf === undefined
      ? failed(404, `the fake gateway has no route ${route}`)
      : ok(dataOf(body, path));
  });
  return {...gateway, posted};
}

function findRoute(routes: Routes, methodAndPath: string): DataOf | undefined {
  const wanted = methodAndPath.split('/');
  const key = Object.keys(routes).find((pattern) => {
    const parts = pattern.split('/');
    return parts.length === wanted.length && parts.every((part, i) => part === '*' || part === wanted[i]);
  });
  return key === undefined ? undefined : routes[key];
}
