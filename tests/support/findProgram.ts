import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

export type Environment = Record<string, string | undefined>;

type Program = {
  /** The required program, such as `Redis`. */
  name: string;
  /** Files that may be the program, in order. */
  places: readonly string[];
  /** Commands by what they install, in the order in which they are tried. */
  installations: Readonly<Record<string, readonly string[]>>;
  env: Environment;
};

/** Returns the file of a program. If there is none, it logs a line and installs it. Undefined if that fails. */
export function findOrInstall({name, places, installations, env}: Program): string | undefined {
  const find = () => places.find(isExecutable);
  let found = find();
  for (const [what, commands] of Object.entries(installations)) {
    if (found !== undefined) break;
    console.log(`There is no ${name} for the tests: installing ${what} (${commands.join(' && ')})`);
    const succeeds = (command: string) => {
      const [program = '', ...args] = command.split(' ');
      return spawnSync(program, args, {stdio: 'inherit', env: env as NodeJS.ProcessEnv}).status === 0;
    };
    if (commands.every(succeeds)) found = find();
  }
  return found;
}

/** Returns the files that programs with these names would be in the folders of PATH. */
export function placesOnPath({PATH = ''}: Environment, names: readonly string[]): string[] {
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
