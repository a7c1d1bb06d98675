import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createAdaptorServer} from '@hono/node-server';

type Fetch = (request: Request, connection?: object) => Response | Promise<Response>;

/** Milliseconds that answers under way have to finish in, where nobody says otherwise. */
const SHUTDOWN_TIMEOUT = 5000;

/** Milliseconds that a connection is kept for its next request: longer than balancers keep theirs, mostly 60 s. */
const KEEP_ALIVE = 75_000;

/** Listens on a port (0 for any free one). @throws Error that says what to do where the port is taken. */
export async function listen(
  fetch: Fetch,
  port: number,
  shutdownTimeout: number = SHUTDOWN_TIMEOUT,
): Promise<{port: number; close(): Promise<void>}> {
  const server = createAdaptorServer({fetch}) as Server;
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop what listens there, or set PORT to another one, such as PORT=4000.`;
      reject(cause.code === 'EADDRINUSE' ? new Error(taken, {cause}) : cause);
    });
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => closeGracefully(server, shutdownTimeout),
  };
}

/** Takes no more requests, lets those under way finish, and cuts what is left after `timeout` milliseconds. */
async function closeGracefully(server: Server, timeout: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  // A connection that was busy when the server closed is kept alive after its answer, until someone ends it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
