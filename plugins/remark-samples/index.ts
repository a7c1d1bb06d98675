import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {failOnProblems, finding, lineOf, type Finding, type PageFile} from '../shared/pageProblems';
import {projectFiles} from './projectFiles';
import {parseSampleReference, resolveSample, type SampleFiles} from './resolve';

/**
 * Remark plugin: fills each empty fence that has `file=samples/…#region` with the code of that region, and adds the
 * address of the code (`sampleSource`). The fence's metadata is unchanged, because the highlighter reads `file=` to show
 * how the sample was verified.
 *
 * @throws Error that lists every fence of the page that can't be filled, with its line
 */
export function remarkSamples({root = process.cwd()}: {root?: string} = {}) {
  const files = projectFiles(root);
  return (tree: Root, file: PageFile) => {
    const problems: Finding[] = [];
    visit(tree, 'code', (node) => {
      problems.push(...finding(lineOf(node), fill(node, files)));
    });
    failOnProblems('each fence with file=', file, problems);
  };
}

/** Fills a fence. Returns why it can't be filled. */
function fill(node: Code, files: SampleFiles): string | undefined {
  const reference = parseSampleReference(node.meta ?? '');
  if (reference === undefined) return undefined;
  if (node.value.trim() !== '') {
    return `expected an empty fence, since the build inserts ${reference.path}, found text; delete it`;
  }
  const resolved = resolveSample(reference, files);
  if ('problem' in resolved) return resolved.problem;
  node.value = resolved.code;
  // The `code` element of the page's HTML tree gets these properties.
  node.data = {...node.data, hProperties: {sampleSource: resolved.source}};
  return undefined;
}

/** Returns the address of a fence's sample in the repository, such as `samples/a.rs#L5-L9`; undefined for other code. */
export function sampleSourceOf({data}: Code): string | undefined {
  const source = data?.hProperties?.sampleSource;
  return typeof source === 'string' ? source : undefined;
}
