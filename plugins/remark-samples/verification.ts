export type Toolchain = 'rust' | 'node' | 'python' | 'go' | 'cli';

/** What `npm run verify:samples` found out about one project of samples. */
export type Verification = {
  /** Folder of the project, relative to the site's root: `samples/contracts`. */
  folder: string;
  toolchain: Toolchain;
  /** Hash of every file that the result depends on. */
  hash: string;
  /** Day of the run, UTC: `2026-11-20`. */
  date: string;
  result: 'passed' | 'failed';
  /** The library that the samples show, in the version of their lockfile; command lines have none. */
  library?: {name: string; version: string};
  /** Versions of the tools that took part, by the name of their command. */
  tools: Record<string, string>;
  /** Of command lines: which of the tools each script runs, by its path in the folder; `bash` where a test runs it. */
  uses?: Record<string, string[]>;
};

/** Contents of `samples/verified.json`: one entry a project, by its name. */
export type Verified = Record<string, Verification>;

export const VERIFIED_FILE = 'samples/verified.json';

/**
 * How a sample was verified, for the line below its code; undefined where its project didn't pass or isn't known.
 * Of a script, only the tools that it runs are left.
 *
 * @param path of the sample, relative to the site's root, with or without `#region`
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
