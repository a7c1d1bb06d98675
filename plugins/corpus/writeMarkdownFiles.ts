import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {MarkdownFiles} from './markdownFiles';

/** Redirects in the format of static hosts (Cloudflare Pages, Netlify). Our own server doesn't need the file. */
const REDIRECTS_FILE = '_redirects';

/**
 * Writes the Markdown of each page next to its HTML, the indexes, and a redirect from `<route>.md` to each page's
 * Markdown.
 */
export async function writeMarkdownFiles(
  {pages, indexes}: MarkdownFiles,
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
): Promise<void> {
  const files = [...pages].map(([route, text]): [string, string] => [
    path.posix.join(route.slice(1), 'index.md'),
    text,
  ]);
  await Promise.all(
    [...files, ...indexes].map(async ([file, text]) => {
      const location = path.join(outDir, file);
      await mkdir(path.dirname(location), {recursive: true});
      await writeFile(location, text);
    }),
  );
  const redirects = [...pages.keys()]
    .filter((route) => route !== '/')
    .map((route) => `${baseUrl}${route.slice(1)}.md ${baseUrl}${route.slice(1)}/index.md 301\n`);
  await writeFile(path.join(outDir, REDIRECTS_FILE), redirects.join(''));
}
