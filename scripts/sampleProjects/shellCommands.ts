import {forEachChild, parse, type CommandArgument, type SyntaxNode} from 'unbash';

/** A command of a shell script: its words without quotes, its first line (1-based), and how it is written. */
export type ShellCommand = {line: number; words: string[]; text: string};

/**
 * Returns the simple commands of a Bash script, including those in `$(…)`, and the names of its functions. Variables
 * aren't expanded.
 */
export function shellCommands(script: string): {commands: ShellCommand[]; functions: ReadonlySet<string>} {
  const commands: ShellCommand[] = [];
  const functions = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Function') functions.add(node.name.value);
    if (node.type === 'Command' && node.name !== undefined) {
      const line = script.slice(0, node.name.pos).split('\n').length;
      const text = script.slice(node.pos, node.end);
      commands.push({line, words: [node.name, ...node.args].map(textOf), text});
    }
    forEachChild(node, visit);
  };
  visit(parse(script));
  return {commands: commands.sort((a, b) => a.line - b.line), functions};
}

function textOf(word: CommandArgument): string {
  return word.type === 'Word' ? word.value : word.text;
}
