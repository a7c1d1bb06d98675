import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseToml, stringify as stringifyToml} from 'smol-toml';
import {listFiles} from '../sampleProjects/contentHash';
import type {Project} from '../sampleProjects/projects';
import type {Release} from './releases';

/** A direct dependency of a sample project on a package of MultiversX. `save` writes the versions that were set. */
type Dependency = Release & {version: string; set(version: string): void};
export type Manifest = {dependencies: Dependency[]; save(): void};

const isOurs = (name: string) => /^@?multiversx[/-]/.test(name);

/** Reads the versions of a project's dependencies from its manifests. */
export function readManifest({toolchain, library = ''}: Project, folder: string): Manifest {
  const file = (name: string) => path.join(folder, name);
  switch (toolchain) {
    case 'node':
      return readTables(file('package.json'), 'npm', JSON);
    case 'rust': {
      const crates = listFiles(folder, '.').filter((name) => path.basename(name) === 'Cargo.toml');
      const manifests = crates.map((name) => readTables(file(name), 'crates.io', toml));
      return {
        dependencies: manifests.flatMap(({dependencies}) => dependencies),
        save: () => manifests.forEach(({save}) => save()),
      };
    }
    case 'python':
      return readPython(file('pyproject.toml'), file('requirements.lock'));
    case 'go':
      return readGo(folder, library);
    case 'cli':
      return readTools(file('tools.json'));
  }
}

const toml = {parse: parseToml, stringify: stringifyToml};

type Format = {parse(text: string): unknown; stringify(value: object): string};
type Tables = Record<string, Record<string, string | {version?: string}> | undefined>;

/** Reads a package.json or a Cargo.toml. */
function readTables(file: string, registry: string, {parse, stringify}: Format): Manifest {
  const manifest = parse(readFileSync(file, 'utf8')) as Tables;
  const tables = ['dependencies', 'devDependencies', 'dev-dependencies'].map((name) => manifest[name] ?? {});
  return {
    dependencies: tables.flatMap((table) =>
      Object.entries(table).flatMap(([name, entry]) => {
        const version = typeof entry === 'string' ? entry : entry.version;
        if (!isOurs(name) || version === undefined) return [];
        const set = (next: string) =>
          (table[name] = typeof entry === 'string' ? next : {...entry, version: next});
        return [{registry, name, version, set}];
      }),
    ),
    save: () => writeFileSync(file, stringify(manifest)),
  };
}

/** The lockfile names only direct dependencies after `save`: pip chooses the versions of the others. */
function readPython(file: string, lock: string): Manifest {
  const {project} = parseToml(readFileSync(file, 'utf8')) as {project: {dependencies: string[]}};
  const required = new Map(project.dependencies.map((entry) => entry.split('==') as [string, string]));
  return {
    dependencies: [...required]
      .filter(([name]) => isOurs(name))
      .map(([name, version]) => ({registry: 'PyPI', name, version, set: (next) => required.set(name, next)})),
    save: () => writeFileSync(lock, [...required].map((entry) => entry.join('==')).join('\n')),
  };
}

/** Only the library is upgraded: it requires the versions of the other modules. */
function readGo(cwd: string, library: string): Manifest {
  const {Require} = JSON.parse(execFileSync('go', ['mod', 'edit', '-json'], {cwd, encoding: 'utf8'})) as {
    Require: {Path: string; Version: string}[];
  };
  const changes: string[] = [];
  const set = (next: string) => changes.push(`-require=${library}@${next}`);
  return {
    dependencies: Require.filter(({Path}) => Path === library).map(({Path: name, Version: version}) => ({
      registry: 'Go',
      name,
      version,
      set,
    })),
    save: () => execFileSync('go', ['mod', 'edit', ...changes], {cwd}),
  };
}

/** The installable tools that command lines are checked with. */
function readTools(file: string): Manifest {
  type Tool = {version: string; package?: string; crate?: string};
  const tools = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Tool>;
  return {
    dependencies: Object.values(tools).flatMap((tool) => {
      const name = tool.package ?? tool.crate;
      const registry = tool.package === undefined ? 'crates.io' : 'PyPI';
      const set = (next: string) => (tool.version = next);
      return name === undefined ? [] : [{registry, name, version: tool.version, set}];
    }),
    save: () => writeFileSync(file, JSON.stringify(tools)),
  };
}
