import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Findings, VerifyContext} from './verifyContext';

/** Installs a Node project from its lockfile, compiles its TypeScript strictly and runs its tests. */
export async function verifyNode({project, folder, run}: VerifyContext): Promise<Findings> {
  const lockHash = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(folder, 'node_modules', '.verified-lock');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash) {
    await run('npm ci', {command: 'npm', args: ['ci']});
    writeFileSync(stamp, lockHash);
  }
  await run('tsc', {command: 'npx', args: ['--no-install', 'tsc', '--noEmit']});
  await run('npm test', {command: 'npm', args: ['test']});
  const {library} = project;
  return library === undefined ? {} : {library: {name: library, version: installedVersion(folder, library)}};
}

function installedVersion(folder: string, name: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return (manifest as {version: string}).version;
}
