import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../sampleProjects/contentHash';
import {readProjects} from '../sampleProjects/projects';
import {attemptEach, type Difference} from './difference';
import {runTool, type Release} from './releases';

/** A sample project that was compiled with later releases of its dependencies than its own. */
export type Compiled = {
  folder: string;
  /** The installed releases: `@multiversx/sdk-core@15.5.0`. */
  releases: string[];
  /** Output of the compiler. */
  log: string;
};

/** Compiler errors about a name that doesn't exist: of an export, a member, a property or a module. */
const UNKNOWN_NAME = new Set([
  'TS2305',
  'TS2307',
  'TS2339',
  'TS2353',
  'TS2551',
  'TS2561',
  'TS2694',
  'TS2724',
]);

/**
 * Compiles the TypeScript samples in a copy with the latest releases of their dependencies on packages of MultiversX.
 * Projects whose dependencies are the latest are omitted.
 */
export async function compileWithLatest(
  root: string,
  cache: string,
  latestOf: (release: Release) => Promise<string>,
): Promise<{results: Compiled[]; unreachable: string[]}> {
  const scratch = path.join(cache, 'drift');
  rmSync(path.join(scratch, 'samples'), {recursive: true, force: true});
  // All samples, because some read files of others.
  for (const file of listFiles(root, 'samples')) cpSync(path.join(root, file), path.join(scratch, file));
  const projects = readProjects(root).filter(({toolchain}) => toolchain === 'node');

  const {results, unreachable} = await attemptEach(projects, async ({folder}) => {
    const cwd = path.join(scratch, folder);
    const {dependencies} = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const releases: string[] = [];
    for (const [name, version] of Object.entries(dependencies)) {
      if (!name.startsWith('@multiversx/')) continue;
      const latest = await latestOf({registry: 'npm', name});
      if (latest !== version) releases.push(`${name}@${latest}`);
    }
    if (releases.length === 0) return [];
    await runTool('npm', ['install', '--no-audit', '--no-fund', ...releases], {cwd});
    const compile = ['--no-install', 'tsc', '--noEmit', '--pretty', 'false'];
    return [{folder, releases, log: await runTool('npx', compile, {cwd, accept: [0, 1, 2]})}];
  });
  return {results: results.flat(), unreachable};
}

/**
 * Returns the names in TypeScript samples that the types of the latest packages don't have. They are in the output of the
 * compiler, which has no other interface in TypeScript 7.
 */
export function compareNames(
  results: readonly Compiled[],
  pagesOfSample: ReadonlyMap<string, string[]>,
): Difference[] {
  return results.flatMap(({folder, log}) =>
    log.split('\n').flatMap((text) => {
      const {
        file,
        line,
        code,
        message = '',
      } = /^(?<file>\S+)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<message>.*)$/.exec(text)?.groups ?? {};
      if (code === undefined || !UNKNOWN_NAME.has(code)) return [];
      const sample = `${folder}/${file}`;
      return [{name: `${sample}:${line}`, message, places: pagesOfSample.get(sample) ?? []}];
    }),
  );
}
