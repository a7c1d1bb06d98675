import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findRegions} from '../../plugins/remark-samples/regions';
import {VERIFIED_FILE, type Verified} from '../../plugins/remark-samples/verification';
import {hashProject, listFiles} from './contentHash';
import {PROJECTS_FILE, readProjects, type Project} from './projects';
import {readVerified} from './verifiedFile';

/**
 * What keeps the samples from being what was verified: one sentence a project, with the command to run, and one
 * for each broken region marker. Needs nothing but Node.
 */
export function findStaleSamples(root: string): string[] {
  const projects = readProjects(root);
  const hashes = new Map(projects.map((project) => [project.name, hashProject(root, project)]));
  return [...staleProjects(projects, readVerified(root), hashes), ...brokenRegions(root, projects)];
}

/** Compares the hashes of the projects' files with those that were verified. */
export function staleProjects(
  projects: readonly Project[],
  verified: Verified,
  hashes: ReadonlyMap<string, string>,
): string[] {
  const problems = projects.flatMap(({name, folder}) => {
    const command = `run npm run verify:samples ${name}`;
    const entry = verified[name];
    if (entry === undefined) return [`${folder} was never verified: ${command}`];
    if (entry.hash !== hashes.get(name))
      return [`${folder} changed after it was verified on ${entry.date}: ${command}`];
    if (entry.result !== 'passed')
      return [`${folder} failed its verification on ${entry.date}: correct it, then ${command}`];
    return [];
  });
  const names = new Set(projects.map(({name}) => name));
  const gone = Object.keys(verified).filter((name) => !names.has(name));
  return [
    ...problems,
    ...gone.map(
      (name) =>
        `${VERIFIED_FILE} holds "${name}", which ${PROJECTS_FILE} doesn't: run npm run verify:samples`,
    ),
  ];
}

function brokenRegions(root: string, projects: readonly Project[]): string[] {
  return projects
    .flatMap(({folder}) => listFiles(root, folder))
    .filter((file) => /\.(rs|ts|tsx|js|py|go|sh|toml|ya?ml|html|css)$/.test(file))
    .flatMap((file) =>
      findRegions(readFileSync(path.join(root, file), 'utf8')).problems.map(
        (problem) => `${file}: ${problem}`,
      ),
    );
}
