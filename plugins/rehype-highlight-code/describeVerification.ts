import type {Toolchain, Verification} from '../remark-samples/verification';

const verbs: Readonly<Record<Toolchain, string>> = {
  rust: 'Compiled and tested with',
  node: 'Type-checked and run with',
  python: 'Run with',
  go: 'Compiled and tested with',
  cli: 'Checked against',
};

const listOf = new Intl.ListFormat('en-GB');

/** Returns the line below a sample's code: `Compiled and tested with multiversx-sc 0.64.0, November 2026`. */
export function describeVerification({toolchain, library, tools, date}: Verification): string {
  const month = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const how =
    library === undefined
      ? describeTools(verbs[toolchain], tools)
      : `${verbs[toolchain]} ${shortName(library.name)} ${shortVersion(library.version)}`;
  return `${how}, ${month}`;
}

/** For scripts: the tools that their commands were checked against, and the shell that ran their tests. */
function describeTools(verb: string, {bash, ...others}: Record<string, string>): string {
  const versions = Object.entries(others).map(([name, version]) => `${name} ${shortVersion(version)}`);
  const checked = versions.length === 0 ? [] : [`${verb} ${listOf.format(versions)}`];
  const tested = bash === undefined ? [] : [`tested in bash ${shortVersion(bash)}`];
  const text = [...checked, ...tested].join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The name of a Go module is the last part of its path. */
function shortName(name: string): string {
  return name.startsWith('github.com/') ? (name.split('/').at(-1) ?? name) : name;
}

/** Extracts the version number from a tool's version output. */
function shortVersion(version: string): string {
  return /\d+(?:\.\d+)+(?:-[\w.]+)?/.exec(version)?.[0] ?? version;
}
