import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {SampleFiles} from './resolve';

/** Folders that tools write into and whose names help nobody. */
const HIDDEN = new Set(['node_modules', 'target', '__pycache__', 'wasm']);

/** The files of a project on disk. */
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
