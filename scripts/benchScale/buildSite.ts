import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {compressFiles} from '../../server/compressFiles';
import {runProcess} from './runProcess';

export type BuildFigures = {
  seconds: number;
  /** Peak memory of the build process, in bytes. */
  memory: number;
  /** What `finish-build` says about the offline app: "1,234 files, 5.6 MiB", or which limits it exceeds. */
  offline: string;
};

const MEMORY_FILE = 'peak-memory.txt';
/** Writes the peak memory of a process, which also contains its worker threads, in KiB. */
const WRITE_MEMORY = `data:text/javascript,import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync('${MEMORY_FILE}',String(process.resourceUsage().maxRSS)))`;

/**
 * Builds a site without caches of earlier builds, as `npm run build` does.
 *
 * @throws Error with the output of a failed build
 */
export async function buildSite(directory: string): Promise<BuildFigures> {
  const start = performance.now();
  await run(directory, 'build');
  const seconds = (performance.now() - start) / 1000;
  const memory = Number(await readFile(path.join(directory, MEMORY_FILE), 'utf8')) * 1024;
  return {seconds, memory, offline: await finishBuild(directory)};
}

/** A site that is too large for the offline app is measured without it, and the result says by how much. */
async function finishBuild(directory: string): Promise<string> {
  try {
    const output = await run(directory, 'finish-build');
    const [, offline = 'unknown'] = /The offline app keeps (.*)\./.exec(output) ?? [];
    return offline;
  } catch (error) {
    const [, excess] = /Offline app: (.* the limit .*)\. Make them smaller/.exec(String(error)) ?? [];
    if (excess === undefined) throw error;
    await compressFiles(path.join(directory, 'build'));
    return `too large: ${excess}`;
  }
}

async function run(directory: string, command: string): Promise<string> {
  const docusaurus = path.join(directory, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return runProcess(process.execPath, ['--import', WRITE_MEMORY, docusaurus, command], {
    cwd: directory,
    env: {NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    name: `docusaurus ${command}`,
  });
}
