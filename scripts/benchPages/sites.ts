import {mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {compressFiles} from '../../server/compressFiles';

export type Site = {
  name: string;
  /** A folder with a built site, `build`, in which the server can run. */
  directory: string;
  remove(): Promise<void>;
};

export const CONTROL = 'no scripts';

/** Returns a folder with a link to a built site. */
export async function createSite(buildDir: string): Promise<Site> {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  await symlink(path.resolve(buildDir), path.join(directory, 'build'));
  return {name: buildDir, directory, remove: () => rm(directory, {recursive: true})};
}

/**
 * Creates a folder with a built site, `build`, whose pages at these routes have no scripts; all other files are links to
 * the original. Their HTML and CSS alone are the physical limit of the real pages.
 */
export async function createControlSite(buildDir: string, routes: readonly string[]): Promise<Site> {
  const directory = await mkdtemp(path.join(tmpdir(), 'control-site-'));
  const build = path.join(directory, 'build');
  for (const route of routes) {
    const file = path.join(route, 'index.html');
    const html = await readFile(path.join(buildDir, file), 'utf8');
    await mkdir(path.join(build, route), {recursive: true});
    await writeFile(path.join(build, file), withoutScripts(html));
  }
  await compressFiles(build);
  const existing = new Set(await readdir(build));
  for (const name of await readdir(buildDir)) {
    if (!existing.has(name)) await symlink(path.resolve(buildDir, name), path.join(build, name));
  }
  return {name: CONTROL, directory, remove: () => rm(directory, {recursive: true})};
}

/** Returns HTML without scripts and their preloads; the rest is unchanged. */
export function withoutScripts(html: string): string {
  const ranges: [start: number, end: number][] = [];
  visit(fromHtml(html), 'element', ({tagName, properties, position}) => {
    const isScript = tagName === 'script' || (tagName === 'link' && properties.as === 'script');
    const start = position?.start.offset;
    const end = position?.end.offset;
    if (isScript && start !== undefined && end !== undefined) ranges.push([start, end]);
  });
  return ranges.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), html);
}
