import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseToml} from 'smol-toml';
import type {Findings, VerifyContext} from './verifyContext';

/** Compiles and tests a Cargo workspace of contracts, and compares the output of sc-meta with the committed files. */
export async function verifyRust({project, folder, cache, run}: VerifyContext): Promise<Findings> {
  const env = {CARGO_TARGET_DIR: targetFolder(cache, project.name, folder), RUST_BACKTRACE: '0'};
  // Cargo compares file times to decide what to compile, which is wrong for restored files. Dependencies aren't cleaned.
  await run('cargo clean', {command: 'cargo', args: ['clean', '--workspace', '--quiet'], env});
  await run('cargo test', {command: 'cargo', args: ['test', '--locked', '--workspace', '--quiet'], env});

  const problems: string[] = [];
  for (const contract of contractsOf(folder)) {
    // Every command of a meta crate overwrites the ABI, so the committed files are always restored afterwards.
    const committed = readAbis(path.join(folder, contract, 'output'));
    try {
      const cwd = path.join(folder, contract, 'meta');
      const meta = (title: string, ...args: string[]) =>
        run(`${title} of ${contract}`, {
          command: 'cargo',
          args: ['run', '--locked', '--quiet', '--', ...args],
          cwd,
          env,
        });
      await meta('proxies', 'proxy', '--compare');
      await meta('ABI', 'abi', '--no-abi-git-version');
      const outdated = committed.filter(([file, text]) => !isSameAbi(text, readFileSync(file, 'utf8')));
      problems.push(...outdated.map(([file]) => describeOutdated(path.relative(folder, file), contract)));
    } finally {
      for (const [file, text] of committed) writeFileSync(file, text);
    }
  }
  const lockfile = readFileSync(path.join(folder, 'Cargo.lock'), 'utf8');
  const version = lockedVersion(lockfile, project.library ?? '');
  return {problems, library: version === undefined ? undefined : {name: project.library ?? '', version}};
}

function describeOutdated(file: string, contract: string): string {
  return `${file} differs from what the contract generates: run cargo run -- abi in ${contract}/meta`;
}

/** Returns a build folder for this checkout. Cargo would confuse the crates of two checkouts in a shared folder. */
function targetFolder(cache: string, name: string, folder: string): string {
  return path.join(
    cache,
    'target',
    `${name}-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`,
  );
}

/** Returns the version of a package in a Cargo.lock. */
export function lockedVersion(lockfile: string, name: string): string | undefined {
  const {package: packages} = parseToml(lockfile) as {package: {name: string; version: string}[]};
  return packages.find((entry) => entry.name === name)?.version;
}

/** Returns whether two ABIs describe the same contract; build information is ignored. */
export function isSameAbi(a: string, b: string): boolean {
  return withoutBuildInfo(a) === withoutBuildInfo(b);
}

function withoutBuildInfo(abi: string): string {
  return JSON.stringify(JSON.parse(abi), (key, value: unknown) => (key === 'buildInfo' ? undefined : value));
}

function contractsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'multiversx.json')))
    .sort();
}

function readAbis(output: string): [string, string][] {
  if (!existsSync(output)) return [];
  return readdirSync(output)
    .filter((name) => name.endsWith('.abi.json'))
    .map((name) => path.join(output, name))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}
