import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createAdaptorServer} from '@hono/node-server';

type Fetch = (request: Request, connection?: object) => Response | Promise<Response>;

/** A port from text such as an environment variable. @throws Error that says what was expected. */
export function parsePort(text: string | undefined, fallback: number): number {
  if (text === undefined || text.trim() === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 0 to 65535, found "${text}".`);
}

/** Listens on a port (0 for any free one). @throws Error that says what to do where the port is taken. */
export async function listen(fetch: Fetch, port: number): Promise<{port: number; close(): Promise<void>}> {
  const server = createAdaptorServer({fetch}) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop what listens there, or choose another port: PORT=4000 npm run serve.`;
      reject(cause.code === 'EADDRINUSE' ? new Error(taken, {cause}) : cause);
    });
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => closeGracefully(server),
  };
}

/** Takes no more requests, lets those under way finish, and cuts what is left after five seconds. */
async function closeGracefully(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), 5000);
  // A connection that was busy when the server closed is kept alive after its answer, until someone ends it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
