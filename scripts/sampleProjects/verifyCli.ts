import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkCommand} from './checkCommand';
import {parseHelp, type CommandHelp} from './commandHelp';
import {listFiles} from './contentHash';
import {cargoTool, pythonEnvironment} from './installTools';
import {outputOf} from './runStep';
import {shellCommands} from './shellCommands';
import type {Findings, Workshop} from './verifyProject';

/** `samples/cli/tools.json`: the tools whose command lines the pages show, in the versions that are checked. */
type DocumentedTools = Record<string, {package?: string; crate?: string; version: string}>;

/** Tools that are checked as they are installed, with the arguments that print all of their help. */
const SYSTEM_TOOLS: Readonly<Record<string, string[]>> = {
  cargo: ['-h'],
  rustup: ['--help'],
  curl: ['--help', 'all'],
};

/**
 * Checks the syntax of every script, and each command of a documented tool against the tool's own `--help`. Scripts
 * that need no account have a test, `<name>.test.sh`, which runs them with answers in place of a network.
 */
export async function verifyCli(workshop: Workshop): Promise<Findings> {
  const {folder, run} = workshop;
  const documented = JSON.parse(readFileSync(path.join(folder, 'tools.json'), 'utf8')) as DocumentedTools;
  const bins = await installTools(workshop, documented);
  const helpOf = createHelpReader([...Object.keys(documented), ...Object.keys(SYSTEM_TOOLS)], bins);

  const problems: string[] = [];
  const uses: Record<string, string[]> = {};
  for (const script of listFiles(folder, '.').filter((file) => file.endsWith('.sh'))) {
    const name = path.posix.normalize(script);
    if (name.endsWith('.test.sh')) {
      await run(`bash ${name}`, {command: 'bash', args: [name]});
      continue;
    }
    await run(`bash -n ${name}`, {command: 'bash', args: ['-n', name]});
    const commands = shellCommands(readFileSync(path.join(folder, name), 'utf8')).filter(({words}) =>
      helpOf.knows(words[0] ?? ''),
    );
    for (const {line, words} of commands) {
      await helpOf.load(words);
      problems.push(...checkCommand(words, helpOf.read).map((problem) => `${name}:${line}: ${problem}`));
    }
    uses[name] = [...new Set(commands.map(({words}) => words[0] ?? ''))].sort();
  }
  const tools = Object.fromEntries(Object.entries(documented).map(([name, {version}]) => [name, version]));
  return {problems, tools, uses};
}

/** Installs each tool into the cache folder; the folders of their commands. */
async function installTools(workshop: Workshop, documented: DocumentedTools): Promise<string[]> {
  const bins: string[] = [];
  for (const [command, {package: name, crate, version}] of Object.entries(documented)) {
    if (name !== undefined) bins.push(await pythonEnvironment(workshop, command, [`${name}==${version}`]));
    if (crate !== undefined) bins.push(await cargoTool(workshop, {crate, version, command}));
  }
  return bins;
}

/** Runs `--help` once for each command and subcommand that the scripts use. */
function createHelpReader(tools: readonly string[], bins: readonly string[]) {
  const helps = new Map<string, CommandHelp>();
  // Wide lines, no colours, no pager: the text is parsed.
  const env = {
    PATH: [...bins, process.env.PATH ?? ''].join(path.delimiter),
    COLUMNS: '1000',
    NO_COLOR: '1',
    TERM: 'dumb',
  };
  const read = (command: readonly string[]) => helps.get(command.join(' ')) ?? parseHelp('');

  async function loadOne(command: readonly string[]): Promise<void> {
    const key = command.join(' ');
    if (helps.has(key)) return;
    const [tool = '', ...rest] = command;
    const text = await outputOf(tool, [...rest, ...(SYSTEM_TOOLS[tool] ?? ['--help'])], {env});
    if (text === undefined) throw new Error(`Expected ${key} --help to print a help text, and it failed.`);
    const extra = key === 'cargo' ? await outputOf('cargo', ['--list'], {env}) : '';
    helps.set(key, parseHelp(`${text}\n\n${extra ?? ''}`));
  }

  return {
    read,
    knows: (tool: string) => tools.includes(tool),
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
