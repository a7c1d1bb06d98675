import {existsSync} from 'node:fs';
import path from 'node:path';
import {readSite} from '../plugins/content-checks/readSite';
import {checkers, missingTools, type CopyProblem} from './copies/checkers';
import {copiesOf, type Copy} from './copies/copiesOf';
import {cacheFolder} from './sampleProjects/cacheFolder';
import {readProjects, type Project} from './sampleProjects/projects';
import {exitWith} from './shared/exitWith';

/**
 * `npx tsx scripts/checkCopies.ts [-- page…]` checks what Copy gives for each block of all pages or of the given ones, as a
 * reader would: it writes it to a file and compiles or parses that file with the tools of its language. Before, a Node
 * project needs its packages (`npm ci` in its folder).
 */
async function main(): Promise<void> {
  const root = process.cwd();
  const wanted = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
  const isWanted = ({file}: {file: string}) =>
    wanted.length === 0 || wanted.some((one) => file === one || file.startsWith(`${one}/`));
  const site = readSite(root, {isWanted});
  const copies = copiesOf([...site.pages.values()].filter(isWanted), site.samples);
  const cache = cacheFolder();

  const problems: CopyProblem[] = [];
  const unchecked: Copy[] = [];
  for (const project of readProjects(root)) {
    const own = copies.filter(({sample}) => sample.startsWith(`${project.folder}/`));
    if (own.length === 0) continue;
    const missing = [...(await missingTools(project.toolchain)), ...missingPackages(root, project)];
    if (missing.length > 0) {
      console.error(
        `${project.name}: ${own.length} blocks aren't checked, because this is missing: ${missing.join(', ')}`,
      );
      unchecked.push(...own);
      continue;
    }
    const found = await checkers[project.toolchain]!.check(own, {root, project, cache});
    const failed = new Set(found.map(({copy}) => copy));
    console.log(`${project.name}: ${own.length} blocks checked, ${failed.size} failed`);
    problems.push(...found);
  }

  for (const {copy, message} of problems) {
    console.error(`${copy.places[0]}: what Copy gives for ${copy.sample}#${copy.region ?? ''}: ${message}`);
  }
  report(copies, problems, unchecked);
  if (problems.length > 0 || unchecked.length > 0) process.exitCode = 1;
}

function missingPackages(root: string, {toolchain, folder}: Project): string[] {
  if (toolchain !== 'node' || existsSync(path.join(root, folder, 'node_modules'))) return [];
  return [`node_modules (run npm ci in ${folder})`];
}

/** Prints the number of blocks and failures by language. */
function report(copies: readonly Copy[], problems: readonly CopyProblem[], unchecked: readonly Copy[]): void {
  const failed = new Set(problems.map(({copy}) => copy));
  for (const language of new Set(copies.map((copy) => copy.language))) {
    const own = copies.filter((copy) => copy.language === language);
    const count = (set: {has(copy: Copy): boolean}) => own.filter((copy) => set.has(copy)).length;
    console.log(
      `${language}: ${own.length} blocks, ${count(failed)} failed, ${count(new Set(unchecked))} not checked`,
    );
  }
}

main().catch(exitWith(1));
