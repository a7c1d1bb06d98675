import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Answers a request, except `OPTIONS` requests: the stand-in answers those itself. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type GatewayStandIn = {
  origin: string;
  /** How the stand-in answers from now on. */
  answer: Answer;
  /** Method, path and body of all requests, in order. */
  requests: string[];
  close(): Promise<void>;
};

/** Headers with which a server lets pages of other sites read its answers. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
};
const JSON_TYPE = {...CORS, 'Content-Type': 'application/json'};

/** A typical answer of a gateway, and one for each way in which a request can fail. */
export const gatewayAnswers = {
  /** Its gas is a number that JavaScript would round. */
  success: respond(
    200,
    '{"data":{"nonce":43,"gasRemaining":18446744073685949187},"error":"","code":"successful"}',
  ),
  badRequest: respond(400, '{"data":null,"error":"cannot create address","code":"bad_request"}'),
  notFound: respond(404, '{"statusCode":404,"message":"Account not found"}'),
  serverError: respond(500, '{"data":null,"error":"transaction not found","code":"internal_issue"}'),
  tooMany: respond(429, '{"error":"limit exceeded"}', {...JSON_TYPE, 'Retry-After': '30'}),
  malformed: respond(200, '{"data": {"nonce": 43'),
  html: respond(200, '<h1>It works</h1><img src=x onerror="document.title=\'hacked\'">', {
    ...CORS,
    'Content-Type': 'text/html',
  }),
  markup: respond(200, '{"username":"<img src=x onerror=\\"document.title=\'hacked\'\\">"}'),
  empty: respond(204, ''),
  large: respond(200, JSON.stringify({pairs: 'a'.repeat(2_100_000)})),
  withoutCors: respond(200, '{}', {'Content-Type': 'application/json'}),
  never: () => undefined,
  breaksOff: (_request, response) => {
    response.writeHead(200, {...JSON_TYPE, 'Content-Length': '1000'});
    response.write('{"data":', () => response.destroy());
  },
} as const satisfies Record<string, Answer>;

/** Starts a server that stands in for a gateway, on a free port. */
export async function startGatewayStandIn(): Promise<GatewayStandIn> {
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    standIn.requests.push(`${request.method} ${request.url} ${Buffer.concat(parts).toString()}`.trim());
    standIn.answer(request, response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const standIn: GatewayStandIn = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    answer: gatewayAnswers.success,
    requests: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

function respond(status: number, body: string, headers: Record<string, string> = JSON_TYPE): Answer {
  return (_request, response) => {
    response.writeHead(status, headers).end(body);
  };
}
