import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export type Toolchain = 'rust' | 'node' | 'python' | 'go' | 'cli';

/** Result of `npm run verify:samples` for one sample project. */
export type Verification = {
  /** Folder of the project, relative to the site's root: `samples/contracts`. */
  folder: string;
  toolchain: Toolchain;
  /** Hash of every file that the result depends on. */
  hash: string;
  /** Day of the run, UTC: `2026-11-20`. */
  date: string;
  result: 'passed' | 'failed';
  /** The library that the samples use, in the version of their lockfile; undefined for command lines. */
  library?: {name: string; version: string};
  /** Versions of the tools that were used, by command name. */
  tools: Record<string, string>;
  /** For command lines: the tools that each script runs, by its path in the folder; `bash` if a test runs the script. */
  uses?: Record<string, string[]>;
};

/** Content of `samples/verified.json`: one entry per project, by name. */
export type Verified = Record<string, Verification>;

export const VERIFIED_FILE = 'samples/verified.json';

/**
 * Returns the verification results of a site; none if it has no file.
 *
 * @throws Error if the file doesn't contain JSON
 */
export function readVerified(root: string): Verified {
  try {
    return JSON.parse(readFileSync(path.join(root, VERIFIED_FILE), 'utf8')) as Verified;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`Expected JSON in ${VERIFIED_FILE}, found invalid JSON: run npm run verify:samples.`, {
      cause: error,
    });
  }
}

export function writeVerified(root: string, verified: Verified): void {
  writeFileSync(path.join(root, VERIFIED_FILE), `${JSON.stringify(verified, null, 2)}\n`);
}

/**
 * Returns how a sample was verified; undefined if its project is unknown or didn't pass. For a script, it contains only
 * the tools that the script runs.
 *
 * @param path path of the sample, relative to the site's root, with or without `#region`
 */
export function verificationOf(verified: Verified, path: string): Verification | undefined {
  const [file = ''] = path.split('#');
  const found = Object.values(verified).find(({folder}) => file.startsWith(`${folder}/`));
  if (found?.result !== 'passed') return undefined;
  if (found.uses === undefined) return found;
  const used = found.uses[file.slice(found.folder.length + 1)] ?? [];
  const tools = Object.entries(found.tools).filter(([name]) => used.includes(name));
  return tools.length === 0 ? undefined : {...found, tools: Object.fromEntries(tools)};
}
