import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkCommand} from './checkCommand';
import {listFiles} from './contentHash';
import {openDocumentedTools, type DocumentedTools} from './documentedTools';
import {shellCommands, type ShellCommand} from './shellCommands';
import type {Findings, VerifyContext} from './verifyContext';

/** Commands that scripts can use without a check: shell builtins, and utilities without a uniform help. */
const UTILITIES: ReadonlySet<string> = new Set(
  (
    '[ base64 cat cd date echo exit export grep head kill ls mkdir printf python3 read return rm set sleep source tail tar test ' +
    'trap umask wait xxd'
  ).split(' '),
);

/**
 * Checks the syntax of every script, and each command of a documented tool against the tool's `--help`. Scripts that need
 * no account have a test: `<name>.test.sh`, or `<folder>.test.sh` for the folder. It runs them with simulated network
 * responses and with the installed tools on its PATH. Only scripts with a test can use commands that aren't checked.
 */
export async function verifyCli(context: VerifyContext): Promise<Findings> {
  const {folder, run} = context;
  const documented = JSON.parse(readFileSync(path.join(folder, 'tools.json'), 'utf8')) as DocumentedTools;
  const toolHelp = await openDocumentedTools(context, documented);

  const problems: string[] = [];
  const uses: Record<string, string[]> = {};
  const scripts = listFiles(folder, '.').map((file) => path.posix.normalize(file));
  for (const name of scripts.filter((file) => file.endsWith('.sh'))) {
    if (name.endsWith('.test.sh')) {
      await run(`bash ${name}`, {command: 'bash', args: [name], env: {PATH: toolHelp.searchPath}});
      continue;
    }
    await run(`bash -n ${name}`, {command: 'bash', args: ['-n', name]});
    const text = readFileSync(path.join(folder, name), 'utf8');
    const {commands, functions} = shellCommands(text);
    const toolCommands = commands.map((command) => toolCommand(command, toolHelp.isDocumented));
    const isTested = testsOf(name).some((test) => scripts.includes(test));
    if (!isTested)
      problems.push(
        ...toolCommands
          .filter(
            ({words: [tool = '']}) =>
              !(toolHelp.isDocumented(tool) || UTILITIES.has(tool) || functions.has(tool)),
          )
          .map(
            ({line, words: [tool]}) =>
              `${name}:${line}: ${tool} isn't checked: add it to tools.json, or run the script in a .test.sh in the same folder`,
          ),
      );
    const documentedCommands = toolCommands.filter(({words}) => toolHelp.isDocumented(words[0] ?? ''));
    for (const {line, words} of documentedCommands) {
      await toolHelp.load(words);
      problems.push(...checkCommand(words, toolHelp.read).map((problem) => `${name}:${line}: ${problem}`));
    }
    const used = documentedCommands.map(({words}) => words[0] ?? '');
    uses[name] = [...new Set([...used, ...(isTested ? ['bash'] : [])])].sort();
  }
  const tools = Object.fromEntries(Object.entries(documented).map(([name, {version}]) => [name, version]));
  return {problems: [...problems, ...toolHelp.problems()], notices: toolHelp.notices, tools, uses};
}

function testsOf(script: string): string[] {
  const folder = path.posix.dirname(script);
  return [script.replace(/\.sh$/, '.test.sh'), `${folder}/${path.posix.basename(folder)}.test.sh`];
}

/** Returns the command of a tool without `sudo` and without the path of the tool: `sudo ~/tools/signer vote`. */
export function toolCommand(
  {words, ...command}: ShellCommand,
  isDocumented: (tool: string) => boolean,
): ShellCommand {
  const [tool = '', ...rest] = words[0] === 'sudo' ? words.slice(1) : words;
  const name = path.posix.basename(tool);
  return {...command, words: [isDocumented(name) ? name : tool, ...rest]};
}
