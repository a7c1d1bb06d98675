import path from 'node:path';
import {parseHelp, type CommandHelp} from './commandHelp';
import {cargoTool, pythonEnvironment} from './installTools';
import {openRecordedHelp, type RecordedHelp} from './recordedHelp';
import {outputOf} from './runStep';
import type {VerifyContext} from './verifyContext';

type ToolsContext = Pick<VerifyContext, 'folder' | 'cache' | 'run'>;

/**
 * Content of `samples/cli/tools.json`: the tools whose command lines the pages show, with the versions to check against.
 * Python packages and crates are installed. For other tools, `help` is the file with their recorded help.
 */
export type DocumentedTools = Record<
  string,
  {version: string; package?: string; crate?: string; help?: string; source?: string}
>;

/** Tools that are checked in their installed version, with the arguments that print their full help. */
const SYSTEM_TOOLS: Readonly<Record<string, string[]>> = {
  cargo: ['-h'],
  rustup: ['--help'],
  curl: ['--help', 'all'],
  jq: ['--help'],
};

/** Long lines, no colours, no pager, because the text is parsed. */
const HELP_ENVIRONMENT = {COLUMNS: '1000', NO_COLOR: '1', TERM: 'dumb'};

/** Installs the tools, opens the recorded help of the others, and returns access to the help of all commands. */
export async function openDocumentedTools(context: ToolsContext, documented: DocumentedTools) {
  const bins = await installTools(context, documented);
  const recorded = await openRecordedHelps(context.folder, documented);
  const tools = [...Object.keys(documented), ...Object.keys(SYSTEM_TOOLS)];
  return {
    ...createHelpReader(tools, bins, recorded),
    /** PATH with the installed tools, for tests that run them. */
    searchPath: searchPathOf(bins),
    notices: [...recorded.values()].flatMap(({notice}) => notice ?? []),
    problems: () => [...recorded.values()].flatMap(({problems}) => problems),
  };
}

/** Installs the tools into the cache folder. Returns the folders of their commands. */
async function installTools(context: ToolsContext, documented: DocumentedTools): Promise<string[]> {
  const bins: string[] = [];
  for (const [command, {package: name, crate, version}] of Object.entries(documented)) {
    if (name !== undefined) bins.push(await pythonEnvironment(context, command, [`${name}==${version}`]));
    if (crate !== undefined) bins.push(await cargoTool(context, {crate, version, command}));
  }
  return bins;
}

/** Returns the recorded help of the tools that have one, by tool name. */
async function openRecordedHelps(
  folder: string,
  documented: DocumentedTools,
): Promise<Map<string, RecordedHelp>> {
  const context = {folder, env: HELP_ENVIRONMENT, update: process.env.UPDATE_EXPECTED === '1'};
  const opened = new Map<string, RecordedHelp>();
  for (const [name, {version, help, source = ''}] of Object.entries(documented)) {
    if (help === undefined) continue;
    opened.set(name, await openRecordedHelp({name, version, file: help, source}, context));
  }
  return opened;
}

function searchPathOf(bins: readonly string[]): string {
  return [...bins, process.env.PATH ?? ''].join(path.delimiter);
}

/** Returns a reader that runs `--help` once for each command and subcommand. */
function createHelpReader(
  tools: readonly string[],
  bins: readonly string[],
  recorded: ReadonlyMap<string, RecordedHelp>,
) {
  const helps = new Map<string, CommandHelp>();
  const env = {...HELP_ENVIRONMENT, PATH: searchPathOf(bins)};
  const read = (command: readonly string[]) => helps.get(command.join(' ')) ?? parseHelp('');

  async function loadOne(command: readonly string[]): Promise<void> {
    const key = command.join(' ');
    if (helps.has(key)) return;
    const [tool = '', ...rest] = command;
    const text =
      (await recorded.get(tool)?.textOf(command)) ??
      (await outputOf(tool, [...rest, ...(SYSTEM_TOOLS[tool] ?? ['--help'])], {env}));
    if (text === undefined)
      throw new Error(
        `Expected ${key} --help to print a help text, found that it failed: run it to see the error.`,
      );
    const extra = key === 'cargo' ? await outputOf('cargo', ['--list'], {env}) : '';
    helps.set(key, parseHelp(`${text}\n\n${extra ?? ''}`));
  }

  return {
    read,
    isDocumented: (tool: string) => tools.includes(tool),
    /** Loads the help of a command line's tool and of each subcommand that it names. */
    async load(words: readonly string[]): Promise<void> {
      const command = [words[0] ?? ''];
      await loadOne(command);
      for (const word of words.slice(1)) {
        if (!read(command).subcommands.has(word)) continue;
        command.push(word);
        await loadOne(command);
      }
    },
  };
}
