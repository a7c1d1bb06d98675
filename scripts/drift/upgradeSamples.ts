import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Toolchain} from '../../plugins/remark-samples/verification';
import {listFiles} from '../sampleProjects/contentHash';
import {readProjects, type Project} from '../sampleProjects/projects';
import {canVerify, describeMissing, findTools} from '../sampleProjects/toolchains';
import {verifyProject} from '../sampleProjects/verifyProject';
import {attemptEach, Unreachable} from './difference';
import {readManifest} from './manifests';
import {runTool, type Release} from './releases';
import type {UpgradedResult} from './samples';

/** Commands that adapt the lockfile to the changed manifest. */
const LOCK: Readonly<Partial<Record<Toolchain, [command: string, args: string[]]>>> = {
  node: ['npm', ['install', '--package-lock-only', '--no-audit', '--no-fund']],
  rust: ['cargo', ['update', '--workspace']],
  go: ['go', ['mod', 'tidy']],
};

/**
 * Compiles and tests the sample projects in a copy with the latest releases of their dependencies on packages of
 * MultiversX. Projects whose dependencies are the latest are omitted: `verify:samples` tests them.
 */
export async function verifyUpgraded(
  root: string,
  cache: string,
  latestOf: (release: Release) => Promise<string>,
): Promise<{results: UpgradedResult[]; unreachable: string[]}> {
  // The copy is always at the same place, so that Cargo can reuse what it compiled.
  const scratch = path.join(cache, 'drift');
  rmSync(path.join(scratch, 'samples'), {recursive: true, force: true});
  for (const file of listFiles(root, 'samples')) cpSync(path.join(root, file), path.join(scratch, file));
  const tools = await findTools();

  const {results, unreachable} = await attemptEach(readProjects(root), async (project) => {
    const changes = await upgrade(project, path.join(scratch, project.folder), latestOf);
    if (changes.length === 0) return [];
    if (!canVerify(project, tools)) throw new Unreachable(describeMissing([project], tools).join('; '));
    const log: string[] = [];
    const context = {root: scratch, cache, tools, today: '', log: (line: string) => void log.push(line)};
    const {result} = await verifyProject(project, context);
    return [{folder: project.folder, changes, passed: result === 'passed', log: log.join('\n')}];
  });
  return {results: results.flat(), unreachable};
}

/** Sets the dependencies in a folder to their latest releases. Returns the changes. */
async function upgrade(
  project: Project,
  folder: string,
  latestOf: (release: Release) => Promise<string>,
): Promise<string[]> {
  const {dependencies, save} = readManifest(project, folder);
  const changes = new Set<string>();
  for (const {registry, name, version, set} of dependencies) {
    const latest = await latestOf({registry, name});
    if (latest === version) continue;
    set(latest);
    changes.add(`${name} ${version} → ${latest}`);
  }
  const [command, args] = LOCK[project.toolchain] ?? [];
  if (changes.size > 0) {
    save();
    if (command !== undefined) await runTool(command, args ?? [], {cwd: folder});
  }
  return [...changes];
}
