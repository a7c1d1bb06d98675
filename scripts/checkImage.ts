import {spawnSync} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';

/**
 * `npx tsx scripts/checkImage.ts` starts the image `multiversx-docs`, waits until its health check passes, and checks that
 * one page is served with the date of its last change.
 */

const PAGE = 'http://localhost:3000/learn/sharding/';
const START_TIMEOUT_MS = 90_000;

function docker(...args: string[]): string {
  const {status, stdout, stderr, error} = spawnSync('docker', args, {encoding: 'utf8'});
  if (status !== 0) throw new Error(`docker ${args.join(' ')} failed: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

async function checkContainer(container: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (let health = ''; health !== 'healthy'; await wait(1000)) {
    health = docker('inspect', '--format', '{{.State.Status}} {{.State.Health.Status}}', container).replace(
      'running ',
      '',
    );
    if (!['starting', 'healthy'].includes(health) || Date.now() > end) {
      throw new Error(
        `expected a healthy container within ${START_TIMEOUT_MS / 1000} s, found the state "${health}"`,
      );
    }
  }
  const response = await fetch(PAGE);
  if (!response.ok) throw new Error(`expected ${PAGE} to be served, found status ${response.status}`);
  if (!(await response.text()).includes('theme-last-updated')) {
    throw new Error(
      `expected the date of the last change on ${PAGE}, found none; build the image from a clone with the whole history`,
    );
  }
}

const container = docker('run', '--detach', '--publish', '3000:3000', 'multiversx-docs');
checkContainer(container)
  .then(() => console.log(`The image is healthy and serves ${PAGE} with its date.`))
  .catch((error: Error) => {
    const {stdout, stderr} = spawnSync('docker', ['logs', container], {encoding: 'utf8'});
    console.error(`${error.message}\nThe container's log:\n${stdout}${stderr}`);
    process.exitCode = 1;
  })
  .finally(() => spawnSync('docker', ['rm', '--force', container]));
