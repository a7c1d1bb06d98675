import path from 'node:path';
import type {Page} from '../../plugins/content-checks/page';
import {shownLines, type Site} from '../../plugins/content-checks/site';
import {findLanguage} from '../../plugins/rehype-highlight-code/languages';
import {shellCommands} from '../sampleProjects/shellCommands';

/** A command as pages print it. `places` are like `docs/sdk-and-tools/sdk-js/sdk-js.mdx:15`. */
export type PrintedCommand = {text: string; words: string[]; places: string[]; isInstall: boolean};

/** Commands to run one after the other in an empty folder, and the pages whose code is built with the result. */
export type Recipe = {commands: PrintedCommand[]; pages: Page[]};

const INSTALLS =
  /^(?:sudo )?(?:python3? -m )?(?:(?:npm|yarn) (?:install|i|ci|add|create)|pipx? install|pip3 install|cargo (?:install|add)|go (?:get|install)|docker pull|apt-get install|rustup (?:toolchain|target) (?:install|add))\b/;
const INSTALLS_TOOL = /^(?:pipx|cargo install|go install|npm install (?:-g|--global))\b/;
const STARTS_PROJECT = /^(?:mkdir|npm init|cargo (?:new|init)|go mod init|python3 -m venv) /;
const PREPARES = /^(?:(?:cd|source|\.|npm pkg) |\S+ --version$)/;

/**
 * Returns the install commands of pages, each list of commands once: those of a project together, in the order of the page,
 * and each block that installs a tool. The pages of a folder continue the project of its overview, `docs/a/a.mdx`.
 *
 * @param selected the pages to check; `site` has their overviews
 * @param reasonOf returns why a command can't be run on this machine; undefined if it can
 */
export function recipesOf(
  selected: readonly Page[],
  site: Site,
  reasonOf: (words: readonly string[]) => string | undefined,
): {recipes: Recipe[]; leftOut: (PrintedCommand & {reason: string})[]} {
  const recipes = new Map<string, Recipe>();
  const leftOut = new Map<string, PrintedCommand & {reason: string}>();

  /** Returns the commands of each block that can be run; none of a block in which none of them installs something. */
  function blocksOf(page: Page): PrintedCommand[][] {
    const blocks = printedBlocks(page, site).map((block) =>
      block.filter((command) => {
        const reason = reasonOf(command.words);
        if (reason !== undefined && command.isInstall) {
          const places = union(leftOut.get(command.text)?.places ?? [], command.places);
          leftOut.set(command.text, {...command, places, reason});
        }
        return reason === undefined;
      }),
    );
    return blocks.filter((block) => block.some(({isInstall}) => isInstall));
  }

  function projectOf(page: Page): PrintedCommand[] {
    const own = blocksOf(page)
      .filter((block) => !isTool(block))
      .flat();
    if (own.some(({words}) => STARTS_PROJECT.test(words.join(' ')))) return own;
    const above = [...site.pages.values()].filter(({file}) => isOverview(file, page.file));
    const [overview] = above.sort((a, b) => b.file.length - a.file.length);
    return overview === undefined ? own : [...projectOf(overview), ...own];
  }

  function add(commands: readonly PrintedCommand[], page?: Page): void {
    if (commands.length === 0) return;
    const key = commands.map(({text}) => text).join('\n');
    const known = recipes.get(key)?.commands;
    recipes.set(key, {
      commands: commands.map((one, i) => ({...one, places: union(known?.[i]?.places ?? [], one.places)})),
      pages: [...(recipes.get(key)?.pages ?? []), ...(page === undefined ? [] : [page])],
    });
  }

  for (const page of selected) {
    add(projectOf(page), page);
    for (const block of blocksOf(page).filter(isTool)) add(block);
  }
  return {recipes: [...recipes.values()], leftOut: [...leftOut.values()]};
}

/** Returns the blocks of a page that install something, without the commands that have nothing to do with it. */
function printedBlocks(page: Page, site: Site): PrintedCommand[][] {
  const fences = page.fences.filter(({language}) => findLanguage(language ?? '')?.name === 'bash');
  const blocks = fences.map((fence) => {
    const lines = shownLines(fence, site);
    return shellCommands(lines.map(({text}) => text).join('\n')).commands.flatMap(({text, words, line}) => {
      const command = words.join(' ');
      const isInstall = INSTALLS.test(command);
      const places = [`${page.file}:${lines[line - 1]?.line ?? fence.line}`];
      const isKept = isInstall || STARTS_PROJECT.test(command) || PREPARES.test(command);
      return isKept ? [{text, words, places, isInstall}] : [];
    });
  });
  return blocks.filter((block) => block.some(({isInstall}) => isInstall));
}

function isTool(block: readonly PrintedCommand[]): boolean {
  return block.every(({words, isInstall}) => !isInstall || INSTALLS_TOOL.test(words.join(' ')));
}

/** Returns whether a page is the overview of a folder that the other page is in. */
function isOverview(file: string, other: string): boolean {
  const {dir, name} = path.posix.parse(file);
  return path.posix.basename(dir) === name && other.startsWith(`${dir}/`) && file !== other;
}

function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])];
}
