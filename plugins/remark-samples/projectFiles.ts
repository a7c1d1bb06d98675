import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {SampleFiles} from './resolve';

/** Generated folders, which aren't useful in error messages. */
const HIDDEN = new Set(['node_modules', 'target', '__pycache__', 'wasm']);

/** Returns access to the files of a project on disk. */
export function projectFiles(root: string): SampleFiles {
  return {
    read: (file) => {
      const absolute = path.join(root, file);
      return existsSync(absolute) && statSync(absolute).isFile() ? readFileSync(absolute, 'utf8') : undefined;
    },
    list: (folder) => {
      const absolute = path.join(root, folder);
      return existsSync(absolute) && statSync(absolute).isDirectory() ? visibleNames(absolute) : undefined;
    },
  };
}

function visibleNames(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !HIDDEN.has(name) && !name.startsWith('.'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();
}
