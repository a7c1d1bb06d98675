import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runProcess} from '../benchScale/runProcess';
import type {ExportedPage} from './exportPages';
import type {Peer} from './peers';
import type {SidebarEntry} from './sidebar';

const PRODUCTION = {NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'};

/**
 * Creates a peer's site in a folder, installs its packages and builds it.
 *
 * @returns the folder of the built site, and the seconds that the build took
 * @throws Error with the output of the command that failed
 */
export async function buildPeer(
  {dependencies, build, output, filesOf}: Peer,
  folder: string,
  pages: readonly ExportedPage[],
  sidebar: readonly SidebarEntry[],
): Promise<{directory: string; seconds: number}> {
  const files = {
    'package.json': JSON.stringify({private: true, type: 'module', scripts: {build}, dependencies}),
    ...filesOf(pages, sidebar),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
  }
  // VitePress fails without the pictures that pages show.
  await cp('static', path.join(folder, 'public'), {recursive: true});
  await runProcess('npm', ['install', '--no-audit', '--no-fund'], {cwd: folder});
  const start = performance.now();
  await runProcess('npm', ['run', 'build'], {cwd: folder, env: PRODUCTION});
  return {directory: path.join(folder, output), seconds: (performance.now() - start) / 1000};
}
