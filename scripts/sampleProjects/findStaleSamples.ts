import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findRegions} from '../../plugins/remark-samples/regions';
import {readVerified, VERIFIED_FILE, type Verified} from '../../plugins/remark-samples/verification';
import {hashProject, listFiles} from './contentHash';
import {PROJECTS_FILE, readProjects, type Project} from './projects';

/**
 * Returns a message with the command to run for each project that changed after its verification, and a message for each
 * invalid region marker. It needs only Node.
 */
export function findStaleSamples(root: string): string[] {
  const projects = readProjects(root);
  const hashes = new Map(projects.map((project) => [project.name, hashProject(root, project)]));
  return [...staleProjects(projects, readVerified(root), hashes), ...brokenRegions(root, projects)];
}

/** Compares the hashes of the projects' files with the verified hashes. */
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
  const removed = Object.keys(verified).filter((name) => !names.has(name));
  return [
    ...problems,
    ...removed.map(
      (name) =>
        `${VERIFIED_FILE} contains "${name}", which isn't in ${PROJECTS_FILE}: run npm run verify:samples`,
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
