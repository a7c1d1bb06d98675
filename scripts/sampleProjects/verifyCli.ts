import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkCommand} from './checkCommand';
import {listFiles} from './contentHash';
import {openDocumentedTools, type DocumentedTools} from './documentedTools';
import {shellCommands, type ShellCommand} from './shellCommands';
import type {Findings, Workshop} from './verifyProject';

/** What a script may use without a check: the shell's own commands, and utilities that have no common help. */
const UTILITIES: ReadonlySet<string> = new Set(
  (
    '! [ { } base64 case cat cd do done echo elif else esac exit export fi for function grep head if in kill ls mkdir printf ' +
    'python3 read return rm set sleep source tail tar test then trap umask wait while xxd'
  ).split(' '),
);

/**
 * Checks the syntax of every script, and each command of a documented tool against the tool's own `--help`. Scripts
 * that need no account have a test, `<name>.test.sh` or one of their whole folder, `<folder>.test.sh`, which runs them
 * with answers in place of a network, and finds the installed tools on its path; only these may use a command that isn't checked.
 */
export async function verifyCli(workshop: Workshop): Promise<Findings> {
  const {folder, run} = workshop;
  const documented = JSON.parse(readFileSync(path.join(folder, 'tools.json'), 'utf8')) as DocumentedTools;
  const helpOf = await openDocumentedTools(workshop, documented);

  const problems: string[] = [];
  const uses: Record<string, string[]> = {};
  const scripts = listFiles(folder, '.').map((file) => path.posix.normalize(file));
  for (const name of scripts.filter((file) => file.endsWith('.sh'))) {
    if (name.endsWith('.test.sh')) {
      await run(`bash ${name}`, {command: 'bash', args: [name], env: {PATH: helpOf.searchPath}});
      continue;
    }
    await run(`bash -n ${name}`, {command: 'bash', args: ['-n', name]});
    const text = readFileSync(path.join(folder, name), 'utf8');
    const commands = shellCommands(text).map(withoutPrefix);
    const isTested = testsOf(name).some((test) => scripts.includes(test));
    if (!isTested)
      problems.push(
        ...uncheckedCommands(text, commands, helpOf.knows).map((problem) => `${name}:${problem}`),
      );
    const documentedOnes = commands.filter(({words}) => helpOf.knows(words[0] ?? ''));
    for (const {line, words} of documentedOnes) {
      await helpOf.load(words);
      problems.push(...checkCommand(words, helpOf.read).map((problem) => `${name}:${line}: ${problem}`));
    }
    const used = documentedOnes.map(({words}) => words[0] ?? '');
    uses[name] = [...new Set([...used, ...(isTested ? ['bash'] : [])])].sort();
  }
  const tools = Object.fromEntries(Object.entries(documented).map(([name, {version}]) => [name, version]));
  return {problems: [...problems, ...helpOf.problems()], notices: helpOf.notices, tools, uses};
}

function testsOf(script: string): string[] {
  const folder = path.posix.dirname(script);
  return [script.replace(/\.sh$/, '.test.sh'), `${folder}/${path.posix.basename(folder)}.test.sh`];
}

/** `sudo curl …` and `do curl …` are commands of curl. */
function withoutPrefix({line, words}: ShellCommand): ShellCommand {
  const start = words.findIndex((word) => !['sudo', 'do', 'then', 'else', 'if', 'while', '!'].includes(word));
  return {line, words: words.slice(Math.max(start, 0))};
}

/** The commands that neither a tool's help nor the script itself explains. */
function uncheckedCommands(
  script: string,
  commands: readonly ShellCommand[],
  isDocumented: (tool: string) => boolean,
): string[] {
  const own = new Set(Array.from(script.matchAll(/^\s*(\w+)\(\)/gm), ([, name]) => name));
  return commands.flatMap(({line, words: [tool = '']}) =>
    isDocumented(tool) || UTILITIES.has(tool) || own.has(tool)
      ? []
      : [`${line}: ${tool} isn't checked: name it in tools.json, or run the script in a .test.sh beside it`],
  );
}
