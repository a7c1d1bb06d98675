import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {homedir, tmpdir} from 'node:os';
import path from 'node:path';
import {runStep} from '../sampleProjects/runStep';
import type {PrintedCommand} from './recipes';

/** The folder in which a recipe installed its packages and the Python of its environment, or the command that failed. */
export type Installed = {folder: string; python: string} | {failed: PrintedCommand; output: string};

const LIMIT_MINUTES = 20;
const MARK = '::printed-command::';

/**
 * Runs commands in one shell, in an empty folder in an empty home folder. Calls `use` with the result, then deletes the
 * folders.
 */
export async function runRecipe<Result>(
  commands: readonly PrintedCommand[],
  use: (installed: Installed) => Promise<Result>,
): Promise<Result> {
  const home = mkdtempSync(path.join(tmpdir(), 'installs-'));
  try {
    const folder = path.join(home, 'project');
    mkdirSync(folder);
    if (commands.some(({words}) => /^(?:pip|python)/.test(words[0]!))) {
      await runStep({command: 'python3', args: ['-m', 'venv', path.join(home, '.python')], cwd: home});
    }
    const limited = (text: string) =>
      `timeout ${LIMIT_MINUTES}m env ${text} || { [ $? != 124 ] || echo "stopped after ${LIMIT_MINUTES} minutes"; exit 1; }`;
    const lines = commands.map(
      ({text, isInstall}, i) => `echo ${MARK}${i}\n${isInstall ? limited(text) : text}`,
    );
    const script = ['set -e', ...lines, `echo ${MARK}; pwd; command -v python3`].join('\n');
    const args = ['-c', script];
    const {ok, output} = await runStep({command: 'bash', args, cwd: folder, env: environment(home)});
    const [first = '', ...rest] = output.slice(output.lastIndexOf(MARK) + MARK.length).split('\n');
    return await use(
      ok
        ? {folder: rest[0]!, python: rest[1]!}
        : {failed: commands[Number(first)]!, output: shorten(rest.join('\n'))},
    );
  } finally {
    rmSync(home, {recursive: true, force: true});
  }
}

/** Returns the start and the end of a tool's output: npm names an error first, and explains it last. */
export function shorten(output: string): string {
  const lines = output.trim().split('\n');
  return (lines.length > 40 ? [...lines.slice(0, 8), '…', ...lines.slice(-30)] : lines).join('\n');
}

/** Returns the variables of a new machine that has the settings and caches of this one, but no Python packages. */
function environment(home: string): Record<string, string> {
  const real = (name: string, variable: string) => process.env[variable] ?? path.join(homedir(), name);
  const bins = ['.python/bin', '.local/bin', '.cargo/bin'].map((name) => path.join(home, name));
  return {
    HOME: home,
    PATH: [...bins, process.env.PATH ?? ''].join(path.delimiter),
    CARGO_HOME: real('.cargo', 'CARGO_HOME'),
    CARGO_INSTALL_ROOT: path.join(home, '.cargo'),
    RUSTUP_HOME: real('.rustup', 'RUSTUP_HOME'),
    GOENV: real('.config/go/env', 'GOENV'),
    // The files in the module cache are read-only, so that a cache below the home folder couldn't be deleted.
    GOMODCACHE: real('go/pkg/mod', 'GOMODCACHE'),
    npm_config_cache: real('.npm', 'npm_config_cache'),
    npm_config_userconfig: real('.npmrc', 'npm_config_userconfig'),
    npm_config_logs_max: '0',
    PIP_CACHE_DIR: real('.cache/pip', 'PIP_CACHE_DIR'),
  };
}
