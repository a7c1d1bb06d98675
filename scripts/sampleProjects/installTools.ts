import {createHash} from 'node:crypto';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {VerifyContext} from './verifyContext';

/** Creates a virtual environment with these requirements in the cache folder. Returns its `bin` folder. */
export async function pythonEnvironment(
  {cache, run}: Pick<VerifyContext, 'cache' | 'run'>,
  name: string,
  requirements: readonly string[],
): Promise<string> {
  const hash = createHash('sha256').update(requirements.join('\n')).digest('hex').slice(0, 12);
  const environment = path.join(cache, 'python', `${name}-${hash}`);
  const stamp = path.join(environment, '.complete');
  const bin = path.join(environment, 'bin');
  if (!existsSync(stamp)) {
    await run('python -m venv', {command: 'python3', args: ['-m', 'venv', '--clear', environment]});
    const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...requirements];
    await run('pip install', {command: path.join(bin, 'python'), args});
    writeFileSync(stamp, '');
  }
  return bin;
}

/** Installs a crate in this version into the cache folder. Returns its `bin` folder. */
export async function cargoTool(
  {cache, run}: Pick<VerifyContext, 'cache' | 'run'>,
  {crate, version, command}: {crate: string; version: string; command: string},
): Promise<string> {
  const home = path.join(cache, 'cargo', `${crate}-${version}`);
  const bin = path.join(home, 'bin');
  if (!existsSync(path.join(bin, command))) {
    const args = ['install', crate, '--version', version, '--locked', '--quiet', '--root', home];
    await run(`cargo install ${crate}`, {command: 'cargo', args});
  }
  return bin;
}
