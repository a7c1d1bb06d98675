import {listen} from './listen';

type Service = {
  fetch: Parameters<typeof listen>[0];
  port: number;
  /** Milliseconds between `drain` and the end of accepting connections. */
  drainTime: number;
  /** Makes the health check say that the server stops, so that a load balancer sends requests elsewhere. */
  drain(): void;
  /** Ends responses that are still in progress after the shutdown timeout. */
  stop(): void;
  /** Closes connections to other services. Called when no request is in progress. */
  close(): Promise<void>;
  /** Returns the line that is printed when the service has started. */
  describe(origin: string): string;
};

/**
 * Milliseconds that requests in progress have to finish after the drain time, and then for the last bytes of those that
 * were ended, on a busy machine. With the default drain time, less than the 10 seconds after which `docker stop` kills the
 * process.
 */
const SHUTDOWN_TIMEOUT = 6000;
const END_TIME = 2000;

/** Runs a service until SIGINT or SIGTERM. Requests in progress finish first, up to the shutdown timeout. */
export function serve(open: () => Promise<Service>): void {
  run(open).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function run(open: () => Promise<Service>): Promise<void> {
  // Without a listener, a log that can't be written, such as on a full disk, would end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const {fetch, port, drainTime, drain, stop, close, describe} = await open();
  const server = await listen(fetch, port, SHUTDOWN_TIMEOUT + END_TIME, drainTime).catch(
    async (error: unknown) => {
      // Open connections, such as the one to Redis, would keep the process alive.
      await close();
      throw error;
    },
  );
  const shutDown = (): void => {
    drain();
    const timer = setTimeout(stop, drainTime + SHUTDOWN_TIMEOUT);
    void server.close().then(() => {
      clearTimeout(timer);
      return close();
    });
  };
  process.once('SIGINT', shutDown);
  process.once('SIGTERM', shutDown);
  // Print this after the signal handlers are set: a script that waits for the line may stop the process immediately.
  console.log(describe(`http://localhost:${server.port}`));
}
