import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseSampleReference, resolveSample, type SampleFiles} from './resolve';

type Options = {
  files: SampleFiles;
  /** Path of the page for error messages: `docs/developers/overview.mdx`. */
  page: string;
};

/**
 * Fills each empty fence that has `file=samples/…#region` with that code. The fence's metadata is unchanged, because the
 * highlighter reads `file=` to show how the sample was verified.
 *
 * @throws Error that lists every fence of the page that can't be filled, with its line
 */
export function fillSamples(tree: Root, {files, page}: Options): void {
  const problems: string[] = [];
  visit(tree, 'code', (node) => {
    const problem = fill(node, files);
    if (problem !== undefined) {
      problems.push(`- ${page}:${node.position?.start.line ?? '?'}: ${problem}`);
    }
  });
  if (problems.length > 0) {
    throw new Error(
      `Expected each fence with file= of ${page} to be empty and to name a sample, ` +
        `found ${problems.length} that can't be filled:\n${problems.join('\n')}\n` +
        'Correct the fence, or the #region markers of the sample.',
    );
  }
}

function fill(node: Code, files: SampleFiles): string | undefined {
  const reference = parseSampleReference(node.meta ?? '');
  if (reference === undefined) return undefined;
  if (node.value.trim() !== '') {
    return `expected an empty fence, since the build inserts ${reference.path}, found text; delete it`;
  }
  const resolved = resolveSample(reference, files);
  if ('problem' in resolved) return resolved.problem;
  node.value = resolved.code;
  return undefined;
}
