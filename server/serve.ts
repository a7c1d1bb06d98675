import {listen} from './listen';

type Service = {
  fetch: Parameters<typeof listen>[0];
  port: number;
  shutdownTimeout: number;
  /** Closes connections to other services, once no request is under way. */
  close(): Promise<void>;
  /** One line for the operator. */
  describe(origin: string): string;
};

/** Runs a service until the process is asked to stop; answers under way are finished first. */
export function serve(open: () => Promise<Service>): void {
  run(open).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function run(open: () => Promise<Service>): Promise<void> {
  const {fetch, port, shutdownTimeout, close, describe} = await open();
  const server = await listen(fetch, port, shutdownTimeout).catch(async (error: unknown) => {
    // What it holds, such as a connection to Redis, would keep the process up.
    await close();
    throw error;
  });
  const stop = (): void => {
    void server.close().then(close);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Last, as the reader of this line may stop the process at once.
  console.log(describe(`http://localhost:${server.port}`));
}
