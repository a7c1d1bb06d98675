import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Creates a temporary folder with these files, by relative path. */
export function makeFolder(files: Record<string, string | Uint8Array>): {directory: string; remove(): void} {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  for (const [file, content] of Object.entries(files)) {
    const location = path.join(directory, file);
    mkdirSync(path.dirname(location), {recursive: true});
    writeFileSync(location, content);
  }
  return {directory, remove: () => rmSync(directory, {recursive: true, force: true})};
}
