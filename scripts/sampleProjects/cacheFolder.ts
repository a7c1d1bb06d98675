import {mkdirSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';

/** Returns the folder for installed tools and builds, which outlives a checkout: `~/.cache/multiversx-docs`. */
export function cacheFolder(): string {
  const folder = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'multiversx-docs');
  mkdirSync(folder, {recursive: true});
  return folder;
}
