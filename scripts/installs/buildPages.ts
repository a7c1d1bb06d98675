import type {SampleFiles} from '../../plugins/remark-samples/resolve';
import {checkers, inTemporaryProject, problemsIn, type CopyProblem} from '../copies/checkers';
import {copiesOf} from '../copies/copiesOf';
import {readProjects} from '../sampleProjects/projects';
import {runStep} from '../sampleProjects/runStep';
import type {Recipe} from './recipes';

/** The commands that install the packages of a toolchain. */
const INSTALLED_BY: Readonly<Record<string, RegExp>> = {
  node: /^(?:npm|yarn) /,
  python: /^(?:pip3?|python3? -m pip) install/,
  go: /^go get /,
};

/** Imports what the files import, and prints each error as `file:line: message`. */
const IMPORT_ALL = `
import ast, sys
for file in sys.argv[1:]:
    for node in ast.walk(ast.parse(open(file).read())):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            try:
                exec(compile(ast.Module([node], []), file, "exec"), {})
            except Exception as error:
                print(f"{file}:{node.lineno}: {error}")
`;

/**
 * Builds what Copy gives for the code of a recipe's pages with the packages that it installed in a folder: type-checks
 * TypeScript, vets Go, and imports what Python imports. Returns the problems, and the number of built copies.
 */
export async function buildPages(
  {commands, pages}: Recipe,
  {folder: installedIn, python}: {folder: string; python: string},
  {root, cache, samples}: {root: string; cache: string; samples: SampleFiles},
): Promise<{problems: CopyProblem[]; count: number}> {
  const problems: CopyProblem[] = [];
  let count = 0;
  const copies = copiesOf(pages, samples);
  for (const project of readProjects(root)) {
    const own = copies.filter(({sample}) => sample.startsWith(`${project.folder}/`));
    if (own.length === 0 || !commands.some(({text}) => INSTALLED_BY[project.toolchain]?.test(text))) continue;
    count += own.length;
    const context = {root, project, cache, installedIn};
    const found =
      project.toolchain === 'python'
        ? inTemporaryProject(own, context, async (folder, files) => {
            const args = ['-c', IMPORT_ALL, ...files.keys()];
            const {output} = await runStep({command: python, args, cwd: folder, env: {PYTHONPATH: 'src'}});
            return problemsIn(output, /^(?<file>[^:]+):(?<line>\d+): (?<message>.*)/, files, true);
          })
        : checkers[project.toolchain]!.check(own, context);
    problems.push(...(await found));
  }
  return {problems, count};
}
