import {listen} from './listen';

type Service = {
  fetch: Parameters<typeof listen>[0];
  port: number;
  shutdownTimeout: number;
  /** Closes connections to other services. Called when no request is in progress. */
  close(): Promise<void>;
  /** Returns the line that is printed when the service has started. */
  describe(origin: string): string;
};

/** Runs a service until SIGINT or SIGTERM. Requests in progress finish first, up to the shutdown timeout. */
export function serve(open: () => Promise<Service>): void {
  run(open).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function run(open: () => Promise<Service>): Promise<void> {
  const {fetch, port, shutdownTimeout, close, describe} = await open();
  const server = await listen(fetch, port, shutdownTimeout).catch(async (error: unknown) => {
    // Open connections, such as the one to Redis, would keep the process alive.
    await close();
    throw error;
  });
  const stop = (): void => {
    void server.close().then(close);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Print this after the signal handlers are set: a script that waits for the line may stop the process immediately.
  console.log(describe(`http://localhost:${server.port}`));
}
