import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './sectionCache';

/** Where the code and the facts stand that every page is read with. */
const FOLDERS = [
  'plugins/corpus',
  'plugins/rehype-highlight-code',
  'plugins/remark-facts',
  'plugins/remark-samples',
  'plugins/site-routes',
  'src/facts',
];
const FILES = [
  'src/retrieval/text/markedText.ts',
  'plugins/markdownPlugins.ts',
  'plugins/mdxElements.ts',
  'plugins/walkTree.ts',
  'package.json',
];

/**
 * Changes with anything that changes the text of every page: facts, plugins, packages. Taken once, when the process has
 * loaded them, since what it writes comes from the code that it runs and not from later edits.
 */
export function commonKey(root: string): string {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file))
      .sort(),
  );
  return hashOf(...[...inFolders, ...FILES].map((file) => readFileSync(path.join(root, file), 'utf8')));
}
