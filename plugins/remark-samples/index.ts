import path from 'node:path';
import type {Root} from 'mdast';
import {fillSamples} from './fillSamples';
import {projectFiles} from './projectFiles';

/** Remark plugin: fills empty fences with `file=samples/…#region` with the code of that region. */
export function remarkSamples({root = process.cwd()}: {root?: string} = {}) {
  const files = projectFiles(root);
  return (tree: Root, file: {path?: string}) => {
    fillSamples(tree, {files, page: file.path === undefined ? 'a page' : path.relative(root, file.path)});
  };
}

export {fillSamples} from './fillSamples';
export {projectFiles} from './projectFiles';
