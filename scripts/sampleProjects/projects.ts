import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type {Toolchain} from '../../plugins/remark-samples/verification';

export const PROJECTS_FILE = 'samples/projects.json';

const projectSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  folder: v.pipe(v.string(), v.regex(/^samples\/[\w-]+$/)),
  toolchain: v.picklist(['rust', 'node', 'python', 'go', 'cli'] satisfies Toolchain[]),
  /** The library whose version pages show below the samples. */
  library: v.optional(v.string()),
  /** Files and folders of other projects that the tests of this project read. */
  reads: v.optional(v.array(v.string())),
});

const projectsSchema = v.pipe(
  v.array(projectSchema),
  v.check(
    (projects) => new Set(projects.map(({name}) => name)).size === projects.length,
    'a name occurs twice',
  ),
);

/** A sample project, as declared in `samples/projects.json`. */
export type Project = v.InferOutput<typeof projectSchema>;

/** Reads and validates `samples/projects.json`. */
export function readProjects(root: string): Project[] {
  return parseProjects(JSON.parse(readFileSync(path.join(root, PROJECTS_FILE), 'utf8')));
}

/** @throws Error that lists every invalid value */
export function parseProjects(declared: unknown): Project[] {
  const {success, output, issues} = v.safeParse(projectsSchema, declared);
  if (success) return output;
  const problems = issues.map((issue) => `- ${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`);
  throw new Error(`Expected a list of sample projects in ${PROJECTS_FILE}, found:\n${problems.join('\n')}`);
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
