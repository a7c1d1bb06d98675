import {checkCommand, type HelpOf} from '../sampleProjects/checkCommand';
import {mergeDifferences, type Difference} from './difference';
import type {Release} from './releases';

/**
 * A command line in a code block of a page or in a script. Inline code isn't compared: pages also name removed commands.
 */
export type CommandLine = {words: string[]; place: string};

/** The tools whose command lines are compared with their latest release. */
export const COMPARED_TOOLS: Readonly<Record<string, Release>> = {
  mxpy: {registry: 'PyPI', name: 'multiversx-sdk-cli'},
  'sc-meta': {registry: 'crates.io', name: 'multiversx-sc-meta'},
};

/** Compares the subcommands and flags of command lines with the help of the latest tools. */
export function compareCommandLines(helpOf: HelpOf, lines: readonly CommandLine[]): Difference[] {
  return mergeDifferences(
    lines.flatMap(({words, place}) =>
      checkCommand(words, helpOf).map((message) => ({
        name: `\`${words.join(' ').replace(/\s+/g, ' ').slice(0, 120)}\``,
        message,
        places: [place],
      })),
    ),
  );
}
