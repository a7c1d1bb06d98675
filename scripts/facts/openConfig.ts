import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Opens a checkout or copy of the configuration repository, or the HEAD of a bare git directory.
 *
 * @returns a function from the path of a file in the repository to its text
 * @throws Error if the folder is neither
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
      'pass such a folder.',
  );
}
