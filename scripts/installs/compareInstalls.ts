import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../plugins/content-checks/page';
import type {Site} from '../../plugins/content-checks/site';
import {mergeDifferences, type Difference, type Outcome} from '../drift/difference';
import {buildPages} from './buildPages';
import {recipesOf, type Recipe} from './recipes';
import {shorten, runRecipe} from './runRecipe';

type Context = {root: string; cache: string; site: Site};

type Options = {
  /** The pages to check. */
  pages: readonly Page[];
  /** Starts of commands that are left out: `cargo install`. */
  skipped?: readonly string[];
  /** Prints a line for each command and result. */
  log: (line: string) => void;
};

const ADVICE =
  'Run the commands in an empty folder, then correct the versions or the code that the page shows.';

/**
 * Runs the install commands of pages as printed, without a lockfile, and builds the code of the pages with what they
 * installed. Commands that are left out, because of what they need, are in `unreachable`.
 */
export async function compareInstalls(
  context: Context,
  {pages, skipped = [], log}: Options,
): Promise<Outcome> {
  const reasonOf = (words: readonly string[]) =>
    skipped.some((start) => words.join(' ').startsWith(start)) ? 'left out by --skip' : needs(words);
  const {recipes, leftOut} = recipesOf(pages, context.site, reasonOf);
  const differences: Difference[] = [];
  for (const recipe of recipes) {
    for (const {text, places} of recipe.commands) log(`${text}  (${places.join(', ')})`);
    differences.push(...(await checkRecipe(recipe, context, log)));
  }
  const texts = new Set(recipes.flatMap(({commands}) => commands.map(({text}) => text)));
  return {
    compared: `${texts.size} printed commands with the registries of today`,
    differences: mergeDifferences(differences),
    unreachable: leftOut.map(({text, reason, places}) => `\`${text}\` (${places.join(', ')}): ${reason}`),
  };
}

function checkRecipe(recipe: Recipe, context: Context, log: Options['log']): Promise<Difference[]> {
  const {commands, pages} = recipe;
  const start = Date.now();
  const done = (result: string) => log(`  ${result}, ${Math.round((Date.now() - start) / 1000)} s`);
  return runRecipe(commands, async (installed) => {
    if ('failed' in installed) {
      const {text, places} = installed.failed;
      done(`failed: ${text}`);
      return [{name: `\`${text}\``, message: `${installed.output}\n\n${ADVICE}`, places}];
    }
    const printed = commands.filter(({isInstall}) => isInstall).map(({text}) => text);
    const advice = `It was built with:\n${printed.join('\n')}\n\n${ADVICE}`;
    try {
      const {count, problems} = await buildPages(recipe, installed, {
        ...context,
        samples: context.site.samples,
      });
      done(`installed, ${count} blocks of code built, ${problems.length} problems`);
      return problems.map(({copy: {places}, message}) => ({
        name: message.replace(/^line \d+: /, ''),
        message: `In the copied code.\n\n${advice}`,
        places,
      }));
    } catch (error) {
      done('installed, the build failed');
      const message = `${shorten((error as Error).message)}\n\n${advice}`;
      return [{name: 'the code of these pages', message, places: pages.map(({file}) => file)}];
    }
  });
}

/** Returns what a command needs that not every machine has; undefined if it can be run here. */
export function needs([program = '', ...args]: readonly string[]): string | undefined {
  if (program === 'sudo') return 'needs root';
  if (program === 'docker') return 'needs Docker';
  if (program === 'rustup') return 'changes the Rust of the machine';
  if (args.some((word) => word.startsWith('git+'))) return 'downloads from a repository, not from a registry';
  const [command = '', ...names] = args.filter((word) => !word.startsWith('-'));
  if (/^(?:npm|yarn)$/.test(program) && /^(?:install|i|ci)$/.test(command) && names.length === 0)
    return 'installs the packages of a repository, which has to be cloned first';
  const python = args.includes('--python') ? [args[args.indexOf('--python') + 1]!] : [];
  const missing = [program, ...python].find((name) => !isOnPath(name));
  return missing === undefined ? undefined : `${missing} isn't installed here`;
}

/** Returns whether a program is on the PATH, or part of the shell. */
function isOnPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return (
    ['cd', 'source', '.'].includes(program) ||
    folders.some((folder) => existsSync(path.join(folder, program)))
  );
}
