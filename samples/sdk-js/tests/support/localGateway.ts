import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

// #region gateway
/** A response of the proxy: HTTP status, and the three fields of every body. */
export interface Answer {
  httpStatus: number;
  data: unknown;
  error: string;
  code: 'successful' | 'internal_issue';
}

/** Responds to a route such as `POST /transaction/send`. */
export type Answerer = (route: string, query: URLSearchParams, body: any) => Answer | Promise<Answer>;

export interface LocalGateway {
  url: string;
  close(): Promise<void>;
}

/** Starts a local HTTP server with the response format of the proxy: tests then need no network. */
export async function startLocalGateway(answer: Answerer): Promise<LocalGateway> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const body = text === '' ? undefined : JSON.parse(text);
    const {httpStatus, ...content} = await answer(`${request.method} ${pathname}`, searchParams, body);
    response.writeHead(httpStatus, {'content-type': 'application/json'}).end(JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function ok(data: unknown): Answer {
  return {httpStatus: 200, data, error: '', code: 'successful'};
}

export function failed(httpStatus: number, error: string): Answer {
  return {httpStatus, data: null, error, code: 'internal_issue'};
}
// #endregion gateway
