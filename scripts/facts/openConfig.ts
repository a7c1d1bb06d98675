import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Opens a checkout or a copy of the configuration, or a bare git directory, whose HEAD is read.
 *
 * @returns a function from a file's path in the repository to its text.
 * @throws Error where the folder is neither.
 */
export function openConfig(folder: string): (file: string) => string {
  if (existsSync(path.join(folder, 'config.toml'))) {
    return (file) => readFileSync(path.join(folder, file), 'utf8');
  }
  if (existsSync(path.join(folder, 'HEAD')) && existsSync(path.join(folder, 'objects'))) {
    return (file) =>
      execFileSync('git', ['-C', folder, 'show', `HEAD:${file}`], {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
  }
  throw new Error(
    `Expected a checkout of mx-chain-mainnet-config with config.toml, or a bare git directory, found neither in ${folder}: ` +
      'give the folder that holds one.',
  );
}
