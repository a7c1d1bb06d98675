import {readFileSync} from 'node:fs';
import remarkMath from 'remark-math';
import routes from '../src/config/routes.json';
import {rehypeComponents, rehypeReachable, remarkTerms} from './mdx-components';
import {rehypeDiagrams} from './rehype-diagrams';
import {rehypeHighlightCode} from './rehype-highlight-code';
import {describeVerification} from './rehype-highlight-code/describeVerification';
import {rehypeMaths} from './rehype-maths';
import {remarkFacts} from './remark-facts';
import {remarkSamples} from './remark-samples';
import {VERIFIED_FILE, verificationOf, type Verified} from './remark-samples/verification';
import {remarkPendingLinks} from './site-routes/remarkPendingLinks';

export const docsDir = 'docs';

/**
 * What makes up a page's text; the site's configuration and the corpus use the same lists.
 * Facts and samples come first, so that headings, tables of contents and search hold their text.
 */
const textPlugins = [
  remarkFacts,
  remarkSamples,
  [remarkPendingLinks, {docsDir, planned: routes.planned}] as const,
];

export const remarkPlugins = [remarkMath];

/** What the corpus does to a page's Markdown: all that changes its text, and the page's syntax. */
export const corpusPlugins = [...textPlugins, ...remarkPlugins];

export const beforeDefaultRemarkPlugins = [
  ...textPlugins,
  [remarkTerms, {glossaryFile: `${docsDir}/welcome/terminology.mdx`}] as const,
];

export const rehypePlugins = [
  rehypeMaths,
  rehypeReachable,
  rehypeComponents,
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
