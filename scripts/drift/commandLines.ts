import {checkCommand, type HelpOf} from '../sampleProjects/checkCommand';
import {mergeDifferences, type Difference} from './difference';

/** A command line in a page or a script. */
export type CommandLine = {
  words: string[];
  place: string;
  /** True for inline code, which can name a group of commands: `mxpy wallet`. */
  isMention: boolean;
};

/** The tools whose latest release is compared. */
export const COMPARED_TOOLS: readonly string[] = ['mxpy', 'sc-meta'];

/** Compares the subcommands and flags of command lines with the help of the latest tools. */
export function compareCommandLines(helpOf: HelpOf, lines: readonly CommandLine[]): Difference[] {
  return mergeDifferences(
    lines.flatMap(({words, place, isMention}) =>
      checkCommand(words, helpOf, {isMention}).map((message) => ({
        name: `\`${words.join(' ').replace(/\s+/g, ' ').slice(0, 120)}\``,
        message,
        places: [place],
      })),
    ),
  );
}
