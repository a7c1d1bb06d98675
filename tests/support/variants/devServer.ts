import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../../..');

/** Runs `docusaurus start` for a variant on a free port until it has compiled. @throws Error with its output if it exits */
export async function startDevServer(
  name: string,
  env: Record<string, string>,
): Promise<{origin: string; stop(): Promise<void>}> {
  const port = await freePort();
  const generated = `.docusaurus/dev-${process.pid}`;
  const server = spawn(
    process.execPath,
    [
      path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      `--config=tests/support/variants/${name}.config.ts`,
      `--port=${port}`,
      '--host=localhost',
      '--no-open',
    ],
    {
      cwd: siteDir,
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'development',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        // The cache contains the paths of generated files, and thus the pages of an earlier server.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += String(data)));
  const ended = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  await Promise.race([
    new Promise<void>((resolve) => {
      server.stdout.on('data', () => /compiled successfully/i.test(output) && resolve());
    }),
    ended.then(() =>
      Promise.reject(new Error(`Expected the dev server to start, found that it exited:\n${output}`)),
    ),
  ]);
  return {
    origin,
    async stop() {
      server.kill();
      await ended;
      rmSync(path.join(siteDir, generated), {recursive: true, force: true});
    },
  };
}

/** Returns a free port below the ephemeral range, so that no other process gets it before the server listens. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer();
    probe.listen(port);
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
