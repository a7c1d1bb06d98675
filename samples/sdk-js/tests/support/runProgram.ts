import {execFile} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {testAccount} from './testWallets.js';

interface Run {
  gateway: string;
  args?: string[];
  /** Files of the folder in which the program runs, next to Alice's `wallet.pem`. */
  files?: Record<string, string | Uint8Array>;
  wallet?: boolean;
}

/** Runs a program of `src/programs` in an empty folder, with a local gateway instead of devnet; returns its output. */
export async function runProgram(name: string, {gateway, args = [], files = {}, wallet = true}: Run) {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  if (wallet) testAccount('alice').saveToPem(path.join(folder, 'wallet.pem'));
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
  const preloads = [import.meta.resolve('tsx'), import.meta.resolve('./localDevnet.ts')];
  const script = fileURLToPath(new URL(`../../src/programs/${name}.ts`, import.meta.url));
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [...preloads.flatMap((file) => ['--import', file]), script, ...args],
    {cwd: folder, env: {...process.env, GATEWAY: gateway}},
  );
  return {folder, lines: stdout.trimEnd().split('\n')};
}
