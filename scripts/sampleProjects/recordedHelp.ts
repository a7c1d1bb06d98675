import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseHelp} from './commandHelp';
import {outputOf} from './runStep';
import {parseVersion} from './toolchains';

/** A tool that can't be installed automatically; its help is recorded next to the scripts. */
export type RecordedTool = {
  name: string;
  /** The version whose help is recorded. */
  version: string;
  /** File with the recorded help, relative to the project's folder: `help/ampd.txt`. */
  file: string;
  /** Where to get the tool. */
  source: string;
};

export type RecordedHelp = {
  /** Set if this version of the tool isn't installed, so that commands were checked only against the recorded help. */
  notice?: string;
  /** Returns the recorded help of a command. If the tool is installed, checks that it supports everything recorded. */
  textOf(command: readonly string[]): Promise<string>;
  /** One message for each command whose recorded help is missing or outdated. */
  problems: string[];
};

type Context = {
  /** Folder of the project, absolute. */
  folder: string;
  env: Record<string, string>;
  /** Replaces the recorded help by the current output of the tool. */
  update: boolean;
};

/** Opens the recorded help of a tool, and compares it with the tool if the same version is installed. */
export async function openRecordedHelp(
  {name, version, file, source}: RecordedTool,
  {folder, env, update}: Context,
): Promise<RecordedHelp> {
  const target = path.join(folder, file);
  const texts = parseTexts(existsSync(target) ? readFileSync(target, 'utf8') : '');
  const installed = parseVersion(await outputOf(name, ['--version'], {env}));
  const isInstalled = installed === version;
  const problems: string[] = [];

  return {
    problems,
    notice: isInstalled
      ? undefined
      : `${name} ${version} isn't installed${installed === undefined ? '' : ` (${installed} is)`}: ` +
        `its command lines are checked against its recorded help in ${file}; to get the tool see ${source}`,
    async textOf(command) {
      const key = command.join(' ');
      const recorded = texts.get(key);
      const printed = isInstalled ? await outputOf(name, [...command.slice(1), '--help'], {env}) : undefined;
      if (printed !== undefined && update) {
        texts.set(key, printed);
        writeFileSync(target, formatTexts(texts));
        return printed;
      }
      const updateCommand = `UPDATE_EXPECTED=1 npm run verify:samples where ${name} ${version} is installed`;
      if (recorded === undefined) problems.push(`${file} has no help of "${key}": run ${updateCommand}`);
      else if (printed !== undefined && !supportsAll(recorded, printed))
        problems.push(
          `${file} differs from the help of "${key}" in ${name} ${version}: run ${updateCommand}`,
        );
      return recorded ?? '';
    },
  };
}

/** Returns whether the tool still has all recorded subcommands and flags. Plugins can add others. */
function supportsAll(recorded: string, printed: string): boolean {
  const [old, now] = [parseHelp(recorded), parseHelp(printed)];
  return (
    [...old.subcommands].every((name) => now.subcommands.has(name)) &&
    [...old.flags].every(([flag, takesValue]) => now.flags.get(flag) === takesValue)
  );
}

/** Parses a file of help texts by command. Each text starts with a line like `$ ampd bond-verifier --help`. */
function parseTexts(file: string): Map<string, string> {
  const parts = file.split(/^\$ (.+) --help$/m).slice(1);
  return new Map(
    parts.flatMap((part, index) => (index % 2 === 0 ? [[part, (parts[index + 1] ?? '').trim()]] : [])),
  );
}

function formatTexts(texts: ReadonlyMap<string, string>): string {
  return [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([command, text]) => `$ ${command} --help\n${text.replace(/[ \t]+$/gm, '')}\n`)
    .join('\n');
}
