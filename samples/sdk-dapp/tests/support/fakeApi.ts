import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface FakeApi {
  url: string;
  /** Method and path of every request, and its body if it has one. */
  requests: {route: string; body: unknown}[];
  close(): Promise<void>;
}

/**
 * Starts a local server that answers like the API, by method and path, to pages of any origin. An unknown route is
 * a 404 that names it.
 */
export async function startFakeApi(routes: Record<string, (body: any) => unknown>): Promise<FakeApi> {
  const requests: FakeApi['requests'] = [];
  const server = createServer(async (request, response) => {
    const route = `${request.method} ${(request.url ?? '/').split('?')[0]}`;
    let text = '';
    for await (const chunk of request) text += chunk;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const body = text === '' ? undefined : JSON.parse(text);
    requests.push({route, body});
    const answer = routes[route]?.(body);
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(JSON.stringify(answer ?? {error: `the fake API has no route ${route}`}));
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
