import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseSampleReference} from './resolve';

/** Returns the unique paths of the sample files that a page's fences show. */
export function samplesOf(tree: Root): string[] {
  const paths = new Set<string>();
  visit(tree, 'code', ({meta}) => {
    const reference = parseSampleReference(meta ?? '');
    if (reference !== undefined) paths.add(reference.path);
  });
  return [...paths];
}
