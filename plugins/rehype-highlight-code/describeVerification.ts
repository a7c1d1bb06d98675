import type {Toolchain, Verification} from '../remark-samples/verification';

const verbs: Readonly<Record<Toolchain, string>> = {
  rust: 'Compiled and tested with',
  node: 'Type-checked and run with',
  python: 'Run with',
  go: 'Compiled and tested with',
  cli: 'Checked against',
};

/** The line below a sample's code: `Compiled and tested with multiversx-sc 0.64.0, November 2026`. */
export function describeVerification({toolchain, library, tools, date}: Verification): string {
  const versions =
    library === undefined
      ? Object.entries(tools).map(([name, version]) => `${name} ${shortVersion(version)}`)
      : [`${shortName(library.name)} ${shortVersion(library.version)}`];
  const month = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${verbs[toolchain]} ${joinWithAnd(versions)}, ${month}`;
}

/** A Go module is known by the end of its path. */
function shortName(name: string): string {
  return name.startsWith('github.com/') ? (name.split('/').at(-1) ?? name) : name;
}

/** The version's number, out of what a tool prints about itself. */
function shortVersion(version: string): string {
  return /\d+(?:\.\d+)+(?:-[\w.]+)?/.exec(version)?.[0] ?? version;
}

function joinWithAnd(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
