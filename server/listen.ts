import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {createAdaptorServer} from '@hono/node-server';

type Fetch = (request: Request, connection?: object) => Response | Promise<Response>;

/** Default time for responses in progress to finish, in milliseconds. */
const SHUTDOWN_TIMEOUT = 5000;

/** Milliseconds that an idle connection stays open. Longer than the timeout of load balancers, usually 60 s. */
const KEEP_ALIVE = 75_000;

/**
 * Listens on a port (0 for any free one). Returns the port and a function that closes the server gracefully: it accepts
 * connections for `drainTime` more milliseconds, then waits for requests in progress, and closes the remaining connections
 * after `shutdownTimeout` milliseconds.
 *
 * @throws Error that explains what to do if the port is in use
 */
export async function listen(
  fetch: Fetch,
  port: number,
  shutdownTimeout: number = SHUTDOWN_TIMEOUT,
  drainTime: number = 0,
): Promise<{port: number; close(): Promise<void>}> {
  const server = createAdaptorServer({fetch}) as Server;
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const inUse = `Expected port ${port} to be free, found it in use. Stop the process that listens on it, or set PORT to another port, such as PORT=4000.`;
      reject(cause.code === 'EADDRINUSE' ? new Error(inUse, {cause}) : cause);
    });
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      // Clients that keep their connection would send their next request when it closes.
      server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
      if (drainTime > 0) await wait(drainTime);
      await closeGracefully(server, shutdownTimeout);
    },
  };
}

/** Stops accepting requests, waits for those in progress, and closes the remaining connections after `timeout` milliseconds. */
async function closeGracefully(server: Server, timeout: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  // A connection that was busy when the server closed would stay open after its response, so close idle ones repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
