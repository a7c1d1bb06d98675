import type {Toolchain, Verification} from '../remark-samples/verification';

const verbs: Readonly<Record<Toolchain, string>> = {
  rust: 'Compiled and tested with',
  node: 'Type-checked and run with',
  python: 'Run with',
  go: 'Compiled and tested with',
  cli: 'Checked against',
};

/** The commands of samples/README.md that test a project, in its folder. */
const testCommands: Readonly<Record<Toolchain, string>> = {
  rust: 'cargo test',
  node: 'npm test',
  python: 'PYTHONPATH=src python -m unittest discover -s tests -t .',
  go: 'go test ./...',
  cli: 'npm run verify:samples cli',
};

const listOf = new Intl.ListFormat('en-GB');

/** How a sample was verified. */
export type VerificationTexts = {
  /** `Tested · multiversx-sc 0.64.0`; `Checked` if commands were only compared with their tool's options. */
  summary: string;
  /** `Compiled and tested with multiversx-sc 0.64.0, November 2026` */
  details: string;
  /** The command that tests the sample, and the folder in which it is run. */
  command: string;
  folder: string;
};

export function describeVerification({
  folder,
  toolchain,
  library,
  tools,
  date,
}: Verification): VerificationTexts {
  const run = {command: testCommands[toolchain], folder};
  const month = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (library !== undefined) {
    const name = `${shortName(library.name)} ${shortVersion(library.version)}`;
    return {summary: `Tested · ${name}`, details: `${verbs[toolchain]} ${name}, ${month}`, ...run};
  }
  const {bash, ...others} = tools;
  const names = versionsOf(Object.keys(others).length > 0 ? others : tools).join(', ');
  return {
    summary: `${bash === undefined ? 'Checked' : 'Tested'} · ${names}`,
    details: `${describeTools(verbs[toolchain], tools)}, ${month}`,
    ...run,
  };
}

/** For scripts: the tools that their commands were checked against, and the shell that ran their tests. */
function describeTools(verb: string, {bash, ...others}: Record<string, string>): string {
  const versions = versionsOf(others);
  const checked = versions.length === 0 ? [] : [`${verb} ${listOf.format(versions)}`];
  const tested = bash === undefined ? [] : [`tested in bash ${shortVersion(bash)}`];
  const text = [...checked, ...tested].join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function versionsOf(tools: Record<string, string>): string[] {
  return Object.entries(tools).map(([name, version]) => `${name} ${shortVersion(version)}`);
}

/** The name of a Go module is the last part of its path. */
function shortName(name: string): string {
  return name.startsWith('github.com/') ? (name.split('/').at(-1) ?? name) : name;
}

/** Extracts the version number from a tool's version output. */
function shortVersion(version: string): string {
  return /\d+(?:\.\d+)+(?:-[\w.]+)?/.exec(version)?.[0] ?? version;
}
