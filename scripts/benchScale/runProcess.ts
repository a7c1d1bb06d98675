import {spawn} from 'node:child_process';
import {once} from 'node:events';

type Options = {
  cwd: string;
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** What an error calls the process; otherwise the command. */
  name?: string;
};

/**
 * Runs a program, and returns its output.
 *
 * @throws Error with the end of the output if the program fails
 */
export async function runProcess(
  program: string,
  args: readonly string[],
  {cwd, env, name = [program, ...args].join(' ')}: Options,
): Promise<string> {
  const child = spawn(program, args, {cwd, env: {...process.env, NO_COLOR: '1', ...env}});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return output;
  throw new Error(`Expected "${name}" in ${cwd} to succeed, found:\n${output.slice(-4000)}`);
}
