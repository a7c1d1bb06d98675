import {existsSync} from 'node:fs';
import path from 'node:path';

/** Whether a site stands in a Git work tree, which knows when each page changed: an image or an archive has none. */
export function hasHistory(siteDirectory: string): boolean {
  return existsSync(path.join(siteDirectory, '.git'));
}
