import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseHelp} from './commandHelp';
import {outputOf} from './runStep';
import {parseVersion} from './toolchains';

/** A tool that not every machine has; what it prints about itself is kept beside the scripts. */
export type RecordedTool = {
  name: string;
  /** The version whose help is kept. */
  version: string;
  /** Where the help is kept, below the project's folder: `help/ampd.txt`. */
  file: string;
  /** Where a reader gets the tool. */
  source: string;
};

export type RecordedHelp = {
  /** Says that the tool isn't there in this version, so that only what is kept was looked at. */
  notice?: string;
  /** The kept help of a command; where the tool is there, it has to know all that is kept. */
  textOf(command: readonly string[]): Promise<string>;
  /** One sentence for each command whose help is missing, or isn't what the tool prints. */
  problems: string[];
};

type Context = {
  /** Folder of the project, absolute. */
  folder: string;
  env: Record<string, string>;
  /** Writes what the tool prints now in place of what was kept. */
  update: boolean;
};

/** Opens the kept help of a tool, and compares it with the tool itself where that is installed in the same version. */
export async function openRecordedHelp(
  {name, version, file, source}: RecordedTool,
  {folder, env, update}: Context,
): Promise<RecordedHelp> {
  const target = path.join(folder, file);
  const texts = parseTexts(existsSync(target) ? readFileSync(target, 'utf8') : '');
  const installed = parseVersion(await outputOf(name, ['--version'], {env}));
  const isThere = installed === version;
  const problems: string[] = [];

  return {
    problems,
    notice: isThere
      ? undefined
      : `${name} ${version} isn't installed${installed === undefined ? '' : ` (${installed} is)`}: ` +
        `its command lines are checked against ${file}, which it printed; to compare the two see ${source}`,
    async textOf(command) {
      const key = command.join(' ');
      const kept = texts.get(key);
      const printed = isThere ? await outputOf(name, [...command.slice(1), '--help'], {env}) : undefined;
      if (printed !== undefined && update) {
        texts.set(key, printed);
        writeFileSync(target, formatTexts(texts));
        return printed;
      }
      const record = `UPDATE_EXPECTED=1 npm run verify:samples where ${name} ${version} is installed`;
      if (kept === undefined) problems.push(`${file} has no help of "${key}": run ${record}`);
      else if (printed !== undefined && !isKnown(kept, printed))
        problems.push(`${file} isn't what ${name} ${version} says of "${key}": run ${record}`);
      return kept ?? '';
    },
  };
}

/** Whether a tool still has each subcommand and flag of a text that was kept. Plugins may add others. */
function isKnown(kept: string, printed: string): boolean {
  const [old, now] = [parseHelp(kept), parseHelp(printed)];
  return (
    [...old.subcommands].every((name) => now.subcommands.has(name)) &&
    [...old.flags].every(([flag, takesValue]) => now.flags.get(flag) === takesValue)
  );
}

/** The texts by their command, out of a file in which `$ ampd bond-verifier --help` opens each. */
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
