import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {MarkdownFiles} from './markdownFiles';

/** Writes the Markdown of each page next to its HTML, and the indexes. */
export async function writeMarkdownFiles({pages, indexes}: MarkdownFiles, outDir: string): Promise<void> {
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
}
