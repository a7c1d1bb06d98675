import {closestNames} from '../../src/facts/closestNames';
import type {CommandHelp} from './commandHelp';

/** The help of a command, such as of `['mxpy', 'contract', 'deploy']`. */
export type HelpOf = (command: readonly string[]) => CommandHelp;

/**
 * What a command line has that its tool doesn't know: one sentence for each subcommand and flag.
 * Arguments behind `--` belong to another program, `+stable` to rustup: neither is looked at.
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
      if (takesValue === undefined && !isBundle(flag, known)) {
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
    problems.push(`${command.join(' ')} wants a subcommand: ${[...help.subcommands].join(', ')}`);
  }
  return problems;
}

/** `-pv` for `-p -v`. */
function isBundle(flag: string, known: ReadonlyMap<string, boolean>): boolean {
  return /^-[A-Za-z]{2,}$/.test(flag) && Array.from(flag.slice(1)).every((letter) => known.has(`-${letter}`));
}
