import {closestNames} from '../../src/facts/closestNames';
import type {CommandHelp} from './commandHelp';

/** Returns the help of a command, such as `['mxpy', 'contract', 'deploy']`. */
export type HelpOf = (command: readonly string[]) => CommandHelp;

/**
 * Checks the subcommands and flags of a command line against the tool's help. Returns one message for each unknown one.
 * Arguments after `--` belong to another program and `+stable` to rustup, so they aren't checked.
 */
export function checkCommand(words: readonly string[], helpOf: HelpOf): string[] {
  const [tool = ''] = words;
  const problems: string[] = [];
  const command = [tool];
  let help = helpOf(command);
  const known = new Map(help.flags);

  for (let i = 1; i < words.length && words[i] !== '--'; i += 1) {
    const word = words[i] ?? '';
    if (/^--?[A-Za-z]/.test(word)) {
      const [flag = '', value] = word.split('=', 2);
      const takesValue = known.get(flag);
      if (takesValue === undefined && !isCombinedFlag(flag, known)) {
        problems.push(
          `${command.join(' ')} has no flag ${flag}; closest: ${closestNames(flag, [...known.keys()], 3).join(', ')}`,
        );
      } else if (takesValue === true && value === undefined) {
        i += 1;
      }
    } else if (help.subcommands.size > 0 && !word.startsWith('+')) {
      if (!help.subcommands.has(word)) {
        problems.push(
          `${command.join(' ')} has no subcommand "${word}"; it has ${[...help.subcommands].join(', ')}`,
        );
        return problems;
      }
      command.push(word);
      help = helpOf(command);
      for (const [flag, takesValue] of help.flags) known.set(flag, takesValue);
    }
  }
  if (help.subcommands.size > 0 && command.length === words.length) {
    problems.push(`${command.join(' ')} requires a subcommand: ${[...help.subcommands].join(', ')}`);
  }
  return problems;
}

/** Returns whether a flag combines known short flags, such as `-pv` for `-p -v`. */
function isCombinedFlag(flag: string, known: ReadonlyMap<string, boolean>): boolean {
  return /^-[A-Za-z]{2,}$/.test(flag) && Array.from(flag.slice(1)).every((letter) => known.has(`-${letter}`));
}
