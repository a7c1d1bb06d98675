import {spawn} from 'node:child_process';

export type Step = {
  command: string;
  args: string[];
  /** Working folder, absolute. */
  cwd: string;
  env?: Record<string, string>;
};

export type StepResult = {ok: boolean; output: string; seconds: number};

/** Runs a command and returns its output. If the command can't start, the result is a failure with the reason. */
export function runStep({command, args, cwd, env}: Step): Promise<StepResult> {
  const start = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const finish = (ok: boolean) => resolve({ok, output, seconds: (Date.now() - start) / 1000});
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => {
      output += `${command}: ${error.message}`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Returns the trimmed output of a command; undefined if it fails or isn't installed. */
export async function outputOf(
  command: string,
  args: string[],
  options: {cwd?: string; env?: Record<string, string>} = {},
): Promise<string | undefined> {
  const {ok, output} = await runStep({command, args, cwd: options.cwd ?? process.cwd(), env: options.env});
  return ok ? output.trim() : undefined;
}
