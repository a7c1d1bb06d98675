import {execFile} from 'node:child_process';
import {tmpdir} from 'node:os';
import {promisify} from 'node:util';
import {parseVersion, TOOLS} from '../sampleProjects/toolchains';
import {Unreachable} from './difference';

const INSTALL: Readonly<Record<string, string | undefined>> = {
  ...TOOLS,
  git: 'https://git-scm.com/downloads',
  lychee: 'https://lychee.cli.rs, or run cargo install lychee --locked',
};

/**
 * Runs a tool and returns its standard output.
 *
 * @param accept exit codes that aren't errors
 * @throws Unreachable that says how to install the tool, or why it failed
 */
export async function runTool(
  command: string,
  args: readonly string[],
  {cwd = tmpdir(), accept = [0]}: {cwd?: string; accept?: readonly number[]} = {},
): Promise<string> {
  try {
    const env = {...process.env, GIT_TERMINAL_PROMPT: '0'};
    return (await promisify(execFile)(command, args, {cwd, env, maxBuffer: 64 * 1024 * 1024})).stdout;
  } catch (error) {
    const {code, stdout = '', stderr = ''} = error as {code?: unknown; stdout?: string; stderr?: string};
    if (typeof code === 'number' && accept.includes(code)) return stdout;
    throw new Unreachable(
      code === 'ENOENT'
        ? `${command} isn't installed: see ${INSTALL[command] ?? 'its documentation'}`
        : `${command} ${args.join(' ')} failed: ${stderr.trim().split('\n').at(-1) || String(error)}`,
    );
  }
}

/** Abandoned version tags: the repository released lower versions years later. */
const ABANDONED_TAGS: Readonly<Record<string, readonly string[] | undefined>> = {
  // Of April 2022; 1.2.12 is of October 2024.
  'multiversx/mx-chain-notifier-go': ['2.0.0'],
};

/** Returns the address of a repository `owner/name` for Git. */
export function addressOf(repository: string): string {
  return `https://github.com/${repository}.git`;
}

/** A package in `npm`, `PyPI` or `crates.io`; in `tag`, a repository `owner/name` with its tags. */
export type Release = {registry: string; name: string};

/**
 * Returns the latest version of a package, or the latest tag of a repository without its `v`.
 *
 * @throws Unreachable if the registry or the repository can't be read
 */
export async function latestRelease({registry, name}: Release): Promise<string> {
  const readers: Record<string, () => Promise<string | undefined>> = {
    npm: async () => parseVersion(await runTool('npm', ['view', name, 'version'])),
    PyPI: async () => parseVersion(await runTool('python3', ['-m', 'pip', 'index', 'versions', name])),
    'crates.io': async () => {
      const lines = (await runTool('cargo', ['info', name])).split('\n');
      return parseVersion(lines.find((line) => line.startsWith('version:')));
    },
    tag: async () => {
      const tags = await runTool('git', ['ls-remote', '--tags', '--refs', addressOf(name)]);
      return latestTag(tags, ABANDONED_TAGS[name]);
    },
  };
  const version = await readers[registry]?.();
  if (version !== undefined) return version;
  throw new Unreachable(`Expected the latest release of ${name} in ${registry}, found none: check its name.`);
}

/** Returns the highest released version in the output of `git ls-remote --tags`, without its `v`, except the abandoned ones. */
export function latestTag(output: string, abandoned: readonly string[] = []): string | undefined {
  return output
    .split('\n')
    .map((line) => line.split('refs/tags/')[1]?.replace(/^v/, '') ?? '')
    .filter((tag) => /^\d+(\.\d+)+$/.test(tag) && !abandoned.includes(tag))
    .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))
    .at(-1);
}
