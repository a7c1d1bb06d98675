import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Toolchain} from '../../plugins/remark-samples/verification';

/** A sample project, as declared in `samples/projects.json`. */
export type Project = {
  name: string;
  folder: string;
  toolchain: Toolchain;
  /** The library whose version pages show below the samples. */
  library?: string;
  /** Files and folders of other projects that the tests of this project read. */
  reads?: string[];
};

export const PROJECTS_FILE = 'samples/projects.json';

const TOOLCHAINS: readonly string[] = ['rust', 'node', 'python', 'go', 'cli'] satisfies Toolchain[];

/** Reads and validates `samples/projects.json`. */
export function readProjects(root: string): Project[] {
  const declared: unknown = JSON.parse(readFileSync(path.join(root, PROJECTS_FILE), 'utf8'));
  return parseProjects(declared);
}

/** @throws Error that lists every invalid entry */
export function parseProjects(declared: unknown): Project[] {
  if (!Array.isArray(declared))
    throw new Error(
      `Expected ${PROJECTS_FILE} to contain a list of projects, found ${typeof declared}: correct it.`,
    );
  const problems = declared.flatMap((entry, index) =>
    problemsOf(entry).map((problem) => `- entry ${index + 1}: ${problem}`),
  );
  const names = declared.map((entry: Partial<Project> | null) => entry?.name);
  names.forEach((name, index) => {
    if (names.indexOf(name) < index)
      problems.push(`- entry ${index + 1}: the name "${name}" is already used`);
  });
  if (problems.length > 0) {
    throw new Error(
      `Expected each entry of ${PROJECTS_FILE} to have a name, a folder below samples/ and a toolchain ` +
        `(${TOOLCHAINS.join(', ')}), found:\n${problems.join('\n')}`,
    );
  }
  return declared as Project[];
}

function problemsOf(entry: Partial<Project> | null): string[] {
  const {name, folder, toolchain, reads = []} = entry ?? {};
  const problems: string[] = [];
  if (typeof name !== 'string' || !/^[\w-]+$/.test(name)) problems.push(`name is ${JSON.stringify(name)}`);
  if (typeof folder !== 'string' || !/^samples\/[\w-]+$/.test(folder))
    problems.push(`folder is ${JSON.stringify(folder)}`);
  if (!TOOLCHAINS.includes(String(toolchain))) problems.push(`toolchain is ${JSON.stringify(toolchain)}`);
  if (!Array.isArray(reads)) problems.push(`reads is ${JSON.stringify(reads)}`);
  return problems;
}

/**
 * Returns the projects with the given names, or all projects if there are no names.
 *
 * @throws Error that names the unknown names and the existing projects
 */
export function chooseProjects(projects: readonly Project[], names: readonly string[]): Project[] {
  const known = projects.map(({name}) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Expected names of projects (${known.join(', ')}), found ${unknown.join(', ')}.`);
  }
  return projects.filter(({name}) => names.length === 0 || names.includes(name));
}
