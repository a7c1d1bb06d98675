import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {failOnProblems, finding, lineOf, type Finding, type PageFile} from '../shared/pageProblems';
import {projectFiles} from './projectFiles';
import type {SampleSetup} from '../../src/retrieval/index/sampleSetup';
import {parseFenceMeta} from '../shared/fenceMeta';
import {parseSampleReference, resolveSample, type SampleFiles} from './resolve';
import {isWholeProgram, setupOfSample} from './setupOfSample';

/**
 * Remark plugin: fills each empty fence that has `file=samples/…#region` with the code of that region, and adds the
 * address of the code (`sampleSource`), what it needs to be a program (`sampleSetup`), and the title of an excerpt or a
 * whole file without a title (`sampleTitle`). The fence's metadata is unchanged, because the highlighter reads `file=` to show
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
  const {isExcerpt = false, title} = parseFenceMeta(node.meta ?? '').meta;
  const name = reference.path.slice(reference.path.lastIndexOf('/') + 1);
  const setup = isExcerpt ? undefined : setupOfSample(reference, node.lang, files);
  // The `code` element of the page's HTML tree gets these properties.
  const hProperties: SampleProperties = {
    sampleSource: resolved.source,
    ...(setup && {sampleSetup: JSON.stringify(setup)}),
    ...(isExcerpt && {
      sampleTitle: title === undefined ? `Excerpt of ${name}` : `${title} · excerpt of ${name}`,
    }),
    ...(!isExcerpt &&
      title === undefined &&
      isWholeProgram(reference, node.lang, files) && {sampleTitle: name}),
  };
  node.data = {...node.data, hProperties};
  return undefined;
}

/** Properties of a sample's `code` element. */
type SampleProperties = {sampleSource?: string; sampleSetup?: string; sampleTitle?: string};

/** What the build knows of a sample. */
export type Sample = {
  /** Address in the repository, such as `samples/a.rs#L5-L9`. */
  source: string;
  setup?: SampleSetup;
  /** Replaces the title of the fence. */
  title?: string;
};

/** Returns the sample of a `code` element's properties; undefined for other code. */
export function readSample({sampleSource, sampleSetup, sampleTitle}: SampleProperties): Sample | undefined {
  if (sampleSource === undefined) return undefined;
  return {
    source: sampleSource,
    ...(sampleSetup !== undefined && {setup: JSON.parse(sampleSetup) as SampleSetup}),
    ...(sampleTitle !== undefined && {title: sampleTitle}),
  };
}

/** Returns the sample that a fence shows; undefined for other code. */
export function sampleOf({data}: Code): Sample | undefined {
  return readSample((data?.hProperties ?? {}) as SampleProperties);
}
