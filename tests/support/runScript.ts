import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** Output and exit status of a command. */
export type Run = {status: number | null; stdout: string; stderr: string};

/** Runs a script of `scripts/` like its npm script, in a folder, with additional environment variables. */
export function runScript(
  name: string,
  args: readonly string[] = [],
  {cwd = process.cwd(), env = {}}: {cwd?: string; env?: Record<string, string>} = {},
): Run {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts', name), ...args],
    {cwd, encoding: 'utf8', env: {...process.env, ...env}},
  );
  return {status, stdout, stderr};
}
