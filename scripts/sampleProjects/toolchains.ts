import type {Toolchain} from '../../plugins/remark-samples/verification';
import type {Project} from './projects';
import {outputOf} from './runStep';

/** Commands that have to be installed, and where to get them. Everything else is installed into the cache folder. */
export const TOOLS: Readonly<Record<string, string>> = {
  cargo: 'https://rustup.rs',
  rustc: 'https://rustup.rs',
  node: 'https://nodejs.org',
  npm: 'https://nodejs.org',
  python3: 'https://www.python.org/downloads',
  go: 'https://go.dev/dl',
  bash: 'the package manager of your system',
  rustup: 'https://rustup.rs',
  curl: 'https://curl.se/download.html',
  jq: 'https://jqlang.org/download',
};

const NEEDED: Record<Toolchain, string[]> = {
  rust: ['cargo', 'rustc'],
  node: ['node', 'npm'],
  python: ['python3'],
  go: ['go'],
  cli: ['bash', 'python3', 'cargo', 'rustup', 'curl', 'jq'],
};

/** Returns the versions of the installed tools, by command. */
export async function findTools(): Promise<Map<string, string>> {
  const versions = await Promise.all(
    Object.keys(TOOLS).map(async (name) => {
      const argument = name === 'go' ? 'version' : '--version';
      return [name, parseVersion(await outputOf(name, [argument]))] as const;
    }),
  );
  return new Map(versions.flatMap(([name, version]) => (version === undefined ? [] : [[name, version]])));
}

/** Returns the first version number in a tool's output: `1.95.0` of `cargo 1.95.0 (f2d3ce0bd 2026-03-21)`. */
export function parseVersion(output: string | undefined): string | undefined {
  return /\d+\.\d+(?:\.\d+)*/.exec(output ?? '')?.[0];
}

/** Returns a message for each missing tool with the projects that need it and where to get it. */
export function describeMissing(
  projects: readonly Project[],
  available: ReadonlyMap<string, string>,
): string[] {
  return Object.entries(TOOLS).flatMap(([tool, address]) => {
    if (available.has(tool)) return [];
    const waiting = projects.filter(({toolchain}) => NEEDED[toolchain].includes(tool)).map(({name}) => name);
    return waiting.length === 0
      ? []
      : [`${tool} isn't installed, but needed for ${waiting.join(', ')}: see ${address}`];
  });
}

/** Returns whether all tools that a project needs are installed. */
export function canVerify({toolchain}: Project, available: ReadonlyMap<string, string>): boolean {
  return NEEDED[toolchain].every((tool) => available.has(tool));
}

/** Returns the tool versions to record in the verification of a project. */
export function toolVersions(
  toolchain: Toolchain,
  available: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    NEEDED[toolchain].flatMap((tool) => {
      const version = available.get(tool);
      return version === undefined ? [] : [[tool, version]];
    }),
  );
}
