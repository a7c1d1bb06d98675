import {fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import type {Memory} from './judge';

/** The chat endpoint in a separate process. */
export type Endpoint = {
  port: number;
  /**
   * Returns the memory of the process in bytes.
   *
   * @param collectsGarbage whether to collect garbage first
   * @throws Error if the process has exited
   */
  measure(collectsGarbage: boolean): Promise<Memory>;
  stop(): Promise<void>;
};

/** @throws Error if the endpoint exits before it listens */
export async function startEndpoint(): Promise<Endpoint> {
  const server = fork(path.resolve('scripts/benchChat/server.ts'), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: {...process.env, CHAT_TRUSTED_PROXIES: '1'},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(server, 'exit');
  const nextMessage = async <Message>(): Promise<Message> => {
    const received = await Promise.race([once(server, 'message'), exited.then(() => undefined)]);
    if (received) return received[0] as Message;
    const status = server.exitCode ?? server.signalCode;
    throw new Error(
      `Expected the endpoint to keep running, found that it exited with ${status}; its output above gives the reason.`,
    );
  };
  const {port} = await nextMessage<{port: number}>();
  return {
    port,
    measure(collectsGarbage) {
      const memory = nextMessage<Memory>();
      server.send({collectsGarbage});
      return memory;
    },
    async stop() {
      server.kill();
      await exited;
    },
  };
}

/** Measures the endpoint's resident memory every second; `stop` returns the peak in bytes. */
export function watchMemory(endpoint: Endpoint): {stop: () => number} {
  let peak = 0;
  const timer = setInterval(
    () =>
      void endpoint.measure(false).then(
        ({resident}) => (peak = Math.max(peak, resident)),
        // The next request to the endpoint reports that it has exited.
        () => undefined,
      ),
    1000,
  );
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
