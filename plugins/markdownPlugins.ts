import {readFileSync} from 'node:fs';
import remarkMath from 'remark-math';
import rehypeKatex from 'rehype-katex';
import routes from '../src/config/routes.json';
import {rehypeFurniture, rehypeReachable, remarkFurniture} from './page-furniture';
import {rehypeDiagrams} from './rehype-diagrams';
import {rehypeHighlightCode} from './rehype-highlight-code';
import {describeVerification} from './rehype-highlight-code/describeVerification';
import {remarkFacts} from './remark-facts';
import {remarkSamples} from './remark-samples';
import {VERIFIED_FILE, verificationOf, type Verified} from './remark-samples/verification';
import {remarkPendingLinks} from './site-routes/remarkPendingLinks';

export const docsDir = 'docs';

/**
 * What happens to a page's Markdown, in order; the site's configuration and the corpus use the same lists.
 * Facts and samples come first, so that headings, tables of contents and search hold their text.
 */
export const beforeDefaultRemarkPlugins = [
  remarkFacts,
  remarkSamples,
  [remarkPendingLinks, {docsDir, planned: routes.planned}] as const,
  [
    remarkFurniture,
    {glossaryFile: `${docsDir}/welcome/terminology.mdx`, docsDir, planned: routes.planned},
  ] as const,
];

export const remarkPlugins = [remarkMath];

export const rehypePlugins = [
  [rehypeKatex, {output: 'mathml'}] as const,
  rehypeReachable,
  rehypeFurniture,
  rehypeDiagrams,
  [rehypeHighlightCode, {describeSample}] as const,
];

function describeSample(file: string): string | undefined {
  const verification = verificationOf(readVerified(), file);
  return verification && describeVerification(verification);
}

/** Samples may have been verified since the last page was built; none were before the file exists. */
function readVerified(): Verified {
  try {
    return JSON.parse(readFileSync(VERIFIED_FILE, 'utf8')) as Verified;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`Expected JSON in ${VERIFIED_FILE}, found something else: run npm run verify:samples.`, {
      cause: error,
    });
  }
}
