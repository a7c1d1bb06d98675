import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Project} from './projects';

/** A file. Its path is relative to the site's root and has forward slashes. */
export type HashedFile = {path: string; content: Uint8Array};

/** Generated folders, as in `.gitignore`; a crate with several contracts has a `wasm-…` for each. */
const GENERATED_FOLDER = /^(?:node_modules|target|wasm|wasm-.+|dist|build|__pycache__|\.venv|\.cache)$/;

/**
 * Returns a hash of the paths and contents of files. It doesn't depend on their order, nor on line endings, which Git
 * can change.
 */
export function hashFiles(files: readonly HashedFile[]): string {
  const total = createHash('sha256');
  for (const {path: name, content} of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    total.update(`${name}\0${createHash('sha256').update(withUnixLineEnds(content)).digest('hex')}\n`);
  }
  return `sha256:${total.digest('hex')}`;
}

/** Returns the hash of all files that a project's verification depends on. */
export function hashProject(root: string, {folder, reads = []}: Project): string {
  const paths = new Set([folder, ...reads].flatMap((start) => listFiles(root, start)));
  return hashFiles([...paths].map((name) => ({path: name, content: readFileSync(path.join(root, name))})));
}

/** Returns all files at or below a path that aren't ignored by Git, relative to the root, sorted. */
export function listFiles(root: string, start: string): string[] {
  const absolute = path.join(root, start);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return isKept(start) ? [start] : [];
  return readdirSync(absolute, {withFileTypes: true})
    .filter((entry) => !(entry.isDirectory() && GENERATED_FOLDER.test(entry.name)))
    .flatMap((entry) => listFiles(root, `${start}/${entry.name}`))
    .sort();
}

/** Returns whether a file isn't ignored. In the output folders of contracts, only ABI files count. */
function isKept(file: string): boolean {
  const name = path.posix.basename(file);
  if (path.posix.basename(path.posix.dirname(file)) === 'output') return name.endsWith('.abi.json');
  return !/^(\.DS_Store|\.env|\.env\.local)$|\.log$/.test(name);
}

function withUnixLineEnds(content: Uint8Array): Uint8Array {
  if (!content.includes(13)) return content;
  return content.filter((byte, index) => !(byte === 13 && content[index + 1] === 10));
}
