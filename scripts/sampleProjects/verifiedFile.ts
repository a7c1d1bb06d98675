import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {VERIFIED_FILE, type Verified} from '../../plugins/remark-samples/verification';
import type {Project} from './projects';

/** Reads the verification results; empty if the file doesn't exist. */
export function readVerified(root: string): Verified {
  const file = path.join(root, VERIFIED_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Verified) : {};
}

export function writeVerified(root: string, verified: Verified): void {
  writeFileSync(path.join(root, VERIFIED_FILE), `${JSON.stringify(verified, null, 2)}\n`);
}

/** Merges new results into the old ones, in the order of the projects. Removed projects are omitted. */
export function mergeVerified(old: Verified, fresh: Verified, projects: readonly Project[]): Verified {
  const merged = {...old, ...fresh};
  return Object.fromEntries(
    projects.flatMap(({name}) => {
      const entry = merged[name];
      return entry === undefined ? [] : [[name, entry]];
    }),
  );
}
