import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Project} from './projects';

/** A file's path, with slashes and relative to the site's root, and its bytes. */
export type HashedFile = {path: string; content: Uint8Array};

/** Folders that tools write into, `wasm-…` for each contract of several in a crate; `.gitignore` names the same. */
const GENERATED_FOLDER = /^(?:node_modules|target|wasm|wasm-.+|dist|build|__pycache__|\.venv|\.cache)$/;

/**
 * One hash for a set of files: it doesn't depend on their order, on line ends (Git may change them), nor on
 * anything but paths and content.
 */
export function hashFiles(files: readonly HashedFile[]): string {
  const total = createHash('sha256');
  for (const {path: name, content} of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    total.update(`${name}\0${createHash('sha256').update(withUnixLineEnds(content)).digest('hex')}\n`);
  }
  return `sha256:${total.digest('hex')}`;
}

/** The hash of everything that a project's verification depends on. */
export function hashProject(root: string, {folder, reads = []}: Project): string {
  const paths = new Set([folder, ...reads].flatMap((start) => listFiles(root, start)));
  return hashFiles([...paths].map((name) => ({path: name, content: readFileSync(path.join(root, name))})));
}

/** Every file at or below a path that Git would keep, relative to the root, in a stable order. */
export function listFiles(root: string, start: string): string[] {
  const absolute = path.join(root, start);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return isKept(start) ? [start] : [];
  return readdirSync(absolute, {withFileTypes: true})
    .filter((entry) => !(entry.isDirectory() && GENERATED_FOLDER.test(entry.name)))
    .flatMap((entry) => listFiles(root, `${start}/${entry.name}`))
    .sort();
}

/** Of what contracts are built into, only the interface description is kept. */
function isKept(file: string): boolean {
  const name = path.posix.basename(file);
  if (path.posix.basename(path.posix.dirname(file)) === 'output') return name.endsWith('.abi.json');
  return !/^(\.DS_Store|\.env|\.env\.local)$|\.log$/.test(name);
}

function withUnixLineEnds(content: Uint8Array): Uint8Array {
  if (!content.includes(13)) return content;
  return content.filter((byte, index) => !(byte === 13 && content[index + 1] === 10));
}
