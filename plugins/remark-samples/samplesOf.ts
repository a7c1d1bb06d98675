import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseSampleReference} from './resolve';

/** Paths of the files that the fences of a page's tree show, as they were before the tree was filled; each once. */
export function samplesOf(tree: Root): string[] {
  const paths = new Set<string>();
  visit(tree, 'code', ({meta}) => {
    const reference = parseSampleReference(meta ?? '');
    if (reference !== undefined) paths.add(reference.path);
  });
  return [...paths];
}
