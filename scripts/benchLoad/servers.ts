import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {isExecutable, placesOnPath} from '../../tests/support/findProgram';
import {makeFolder} from '../../tests/support/folder';
import {startServer} from '../../tests/support/startServer';
import {runOn} from './reserveCpu';

export type Server = {
  port: number;
  /** Returns the resident memory in bytes. */
  memory(): number;
  /** Sends SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>;
};

/**
 * Starts the production server, on one CPU if it is given.
 *
 * @throws Error if it exits before it listens
 */
export async function startSite(env: Record<string, string>, cpu: number | undefined): Promise<Server> {
  const {child, exited, address} = startServer({env});
  const pid = child.pid!;
  if (cpu !== undefined) runOn([cpu], pid);
  const {port} = new URL(await address());
  return {
    port: Number(port),
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {encoding: 'utf8'})) * 1024,
    async stop() {
      child.kill('SIGTERM');
      return (await exited).code;
    },
  };
}

/** Returns the program of nginx, or undefined if there is none. Debian installs it outside of the PATH of users. */
export function findNginx(): string | undefined {
  return [...placesOnPath(process.env, ['nginx']), '/usr/sbin/nginx'].find(isExecutable);
}

/** Starts nginx with one worker and no log on the built files and their `.gz` copies. */
export async function startNginx(program: string, port: number, cpu: number | undefined) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folder = makeFolder({
    'nginx.conf': `
      daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
      events { worker_connections 1024; }
      http {
        types { text/html html; text/css css; text/javascript js; }
        access_log off; sendfile on; gzip_static on; keepalive_requests 1000000;
        ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
        server { listen ${port}; root ${path.resolve('build')}; index index.html; }
      }`,
  });
  const command = [program, '-p', folder.directory, '-c', 'nginx.conf'];
  const [name = '', ...args] = cpu === undefined ? command : ['taskset', '-c', String(cpu), ...command];
  const child = spawn(name, args, {stdio: ['ignore', 'ignore', 'inherit']});
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const responds = () =>
    fetch(origin)
      .then(({ok}) => ok)
      .catch(() => false);
  for (let attempt = 0; !(await responds()); attempt += 1) {
    if (attempt === 50)
      throw new Error(`Expected nginx at ${origin}, found no response; its output gives the reason.`);
    await pause(100);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      folder.remove();
    },
  };
}
