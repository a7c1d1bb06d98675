import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pythonEnvironment} from '../sampleProjects/installTools';
import type {Project} from '../sampleProjects/projects';
import {outputOf, runStep} from '../sampleProjects/runStep';
import {fileOf, type Copy} from './copiesOf';

export type CopyProblem = {copy: Copy; message: string};

type Context = {
  root: string;
  project: Project;
  cache: string;
  /** A folder with packages that replace those of the project's lockfile. */
  installedIn?: string;
};

/** Checks the copies of a project. Throws an Error with the output of a tool that fails for another reason than a copy. */
type Checker = (copies: readonly Copy[], context: Context) => Promise<CopyProblem[]>;

const TSC = 'node_modules/typescript/bin/tsc';
const COPIES_CONFIG = 'tsconfig.copies.json';
const PYFLAKES = 'pyflakes==3.4.0';

/** `tsc --noEmit`, strict, as the project configures it. A reader may leave an import unused. */
const checkNode: Checker = (copies, context) =>
  inTemporaryProject(copies, context, async (folder, files) => {
    const {root, project, installedIn} = context;
    const tsc = path.join(installedIn ?? path.join(root, project.folder), TSC);
    if (installedIn !== undefined) {
      if (!existsSync(tsc)) await installTypeScript(installedIn, path.join(root, project.folder));
      // Not the project's other files: they need packages that the page doesn't install.
      const config = {extends: './tsconfig.json', include: [], files: [...files.keys()]};
      writeFileSync(path.join(folder, COPIES_CONFIG), JSON.stringify(config));
    }
    const unused = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
    const args = [
      tsc,
      ...(installedIn === undefined ? [] : ['-p', COPIES_CONFIG]),
      '--noEmit',
      '--pretty',
      'false',
      '--moduleDetection',
      'force',
      ...unused,
    ];
    const {ok, output} = await runStep({command: 'node', args, cwd: folder});
    // Without the project's packages, the other files that the copies import may have errors.
    const isPassed = ok || (installedIn !== undefined && !/^error /m.test(output));
    return problemsIn(output, /^(?<file>[^\s(]+)\((?<line>\d+),\d+\): (?<message>.*)/, files, isPassed);
  });

/** Installs the TypeScript of a project in a folder whose page installs none. */
async function installTypeScript(folder: string, project: string): Promise<void> {
  const {devDependencies} = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    devDependencies: {typescript: string};
  };
  const args = ['install', '--no-save', `typescript@${devDependencies.typescript}`];
  const {ok, output} = await runStep({command: 'npm', args, cwd: folder});
  if (!ok) throw new Error(output);
}

/** Compiles each file, and finds undefined names with pyflakes. A reader may leave an import unused. */
const checkPython: Checker = (copies, context) =>
  inTemporaryProject(copies, context, async (folder, files) => {
    const run = async (_title: string, step: {command: string; args: string[]}) => {
      const result = await runStep({cwd: folder, ...step});
      if (!result.ok) throw new Error(result.output);
      return result;
    };
    const bin = await pythonEnvironment({cache: context.cache, run}, 'pyflakes', [PYFLAKES]);
    const args = ['-m', 'pyflakes', ...files.keys()];
    const {output} = await runStep({command: path.join(bin, 'python'), args, cwd: folder});
    const problems = problemsIn(output, /^(?<file>[^:]+):(?<line>\d+):\d+:? (?<message>.*)/, files, true);
    return problems.filter(({message}) => !message.endsWith('imported but unused'));
  });

/** `gofmt` and `go vet`, each file as a package. A block of imports doesn't use them. */
const checkGo: Checker = (copies, context) =>
  inTemporaryProject(copies, context, async (folder, files) => {
    if (context.installedIn !== undefined) {
      await runStep({command: 'go', args: ['mod', 'tidy', '-e'], cwd: context.installedIn});
    }
    const {output} = await runStep({command: 'gofmt', args: ['-l', ...files.keys()], cwd: folder});
    const problems = problemsIn(output, /^(?<file>\S+\.go)(?<message>$)/, files, true).map(({copy}) => ({
      copy,
      message: 'differs from what gofmt prints',
    }));
    const pattern = /^(?:vet: )?(?:\.\/)?(?<file>\S+\.go):(?<line>\d+):\d+: (?<message>.*)/;
    for (const file of files.keys()) {
      const vet = await runStep({command: 'go', args: ['vet', file], cwd: folder});
      const found = problemsIn(vet.output, pattern, files, vet.ok);
      problems.push(...found.filter(({message}) => !message.endsWith('imported and not used')));
    }
    return problems;
  });

/** Parses each file. `verify:samples` compiles whole files: a copy of one is the file without its markers. */
const checkRust: Checker = (copies, context) =>
  inTemporaryProject(copies, context, async (folder, files) => {
    const problems: CopyProblem[] = [];
    for (const [file, copy] of files) {
      // From stdin, so that it doesn't look for the modules that the file declares.
      const args = ['-c', 'rustfmt --edition 2024 --check < "$0"', file];
      const {output} = await runStep({command: 'bash', args, cwd: folder});
      const error = output.split('\n').find((line) => line.startsWith('error'));
      if (error !== undefined) problems.push({copy, message: error});
    }
    return problems;
  });

/** `bash -n`. */
const checkShell: Checker = async (copies) => {
  const problems: CopyProblem[] = [];
  for (const copy of copies) {
    const {ok, output} = await runStep({command: 'bash', args: ['-n', '-c', copy.code], cwd: '/'});
    if (!ok) problems.push({copy, message: output.trim()});
  }
  return problems;
};

export const checkers: Record<string, {check: Checker; tools: string[]}> = {
  node: {check: checkNode, tools: ['node']},
  python: {check: checkPython, tools: ['python3']},
  go: {check: checkGo, tools: ['go', 'gofmt']},
  rust: {check: checkRust, tools: ['rustfmt']},
  cli: {check: checkShell, tools: ['bash']},
};

/** Returns the tools of a toolchain that aren't installed. */
export async function missingTools(toolchain: string): Promise<string[]> {
  const missing = await Promise.all(
    checkers[toolchain]!.tools.map(async (tool) => {
      const found = await outputOf('bash', ['-c', `command -v ${tool}`]);
      return found === undefined ? tool : [];
    }),
  );
  return missing.flat();
}

/** Files that belong to the packages of a project. */
const PACKAGE_FILES = ['package.json', 'package-lock.json', 'go.mod', 'go.sum'];

/**
 * Calls `check` with a copy of the project in a folder of it, or of `installedIn`, so that its packages are found, and with
 * the written copies by their path in that folder. Each copy is next to its sample, so that it finds the sample's modules.
 */
export async function inTemporaryProject(
  copies: readonly Copy[],
  {root, project, installedIn}: Context,
  check: (folder: string, files: ReadonlyMap<string, Copy>) => Promise<CopyProblem[]>,
): Promise<CopyProblem[]> {
  const source = path.join(root, project.folder);
  // Go ignores folders whose name starts with a dot, and `go mod tidy` has to find the packages of the copies.
  const folder = installedIn === undefined ? path.join(source, '.copies') : path.join(installedIn, 'copies');
  const skipped = new Set(['.copies', 'node_modules', 'target', ...(installedIn ? PACKAGE_FILES : [])]);
  rmSync(folder, {recursive: true, force: true});
  try {
    mkdirSync(folder);
    for (const name of readdirSync(source).filter((one) => !skipped.has(one)))
      cpSync(path.join(source, name), path.join(folder, name), {recursive: true});
    const files = new Map(
      copies.map((copy, number) => [fileOf(copy, number).slice(project.folder.length + 1), copy]),
    );
    for (const [file, {code}] of files) writeFileSync(path.join(folder, file), code);
    return await check(folder, files);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Reads the problems of the copies from the output of a tool. */
export function problemsIn(
  output: string,
  pattern: RegExp,
  files: ReadonlyMap<string, Copy>,
  isPassed: boolean,
): CopyProblem[] {
  const problems = output.split('\n').flatMap((line): CopyProblem[] => {
    const {file = '', line: number = '', message = ''} = pattern.exec(line)?.groups ?? {};
    const copy = files.get(file);
    return copy === undefined ? [] : [{copy, message: `line ${number}: ${message}`}];
  });
  if (problems.length === 0 && !isPassed) throw new Error(output.trim());
  return problems;
}
