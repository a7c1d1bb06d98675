import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

export type RunningServer = {
  child: ChildProcess;
  exited: Promise<{code: number | null; output: string}>;
  output(): string;
  /** Waits for the server's start message and returns the URL in it. */
  address(): Promise<string>;
};

type Options = {cwd?: string; entry?: string; env?: Record<string, string>};

/** Starts a server in a child process on a free port, like its npm script, and collects its output. */
export function startServer({
  cwd = process.cwd(),
  entry = 'server/main.ts',
  env,
}: Options = {}): RunningServer {
  const tsx = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', tsx, path.resolve(entry)], {
    cwd,
    env: {...process.env, PORT: '0', ...env},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // Not 'exit', because output can still arrive after it.
  const exited = once(child, 'close').then(([code]) => ({code: code as number | null, output}));

  async function address(): Promise<string> {
    for (;;) {
      const [, found] = /^The (?:site is served|chat endpoint is) at (\S+)$/m.exec(output) ?? [];
      if (found) return found;
      if (child.exitCode !== null)
        throw new Error(`Expected the server to start, found that it exited: ${output}`);
      await Promise.race([once(child.stdout, 'data'), exited]);
    }
  }

  return {child, exited, output: () => output, address};
}
