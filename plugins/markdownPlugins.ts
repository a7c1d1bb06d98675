import {readFileSync} from 'node:fs';
import routes from '../src/config/routes.json';
import {rehypeComponents, rehypeReachable, remarkTerms} from './mdx-components';
import {rehypeDiagrams} from './rehype-diagrams';
import {rehypeHighlightCode} from './rehype-highlight-code';
import {describeVerification} from './rehype-highlight-code/describeVerification';
import {rehypeMaths} from './rehype-maths';
import {remarkFacts} from './remark-facts';
import {remarkSamples} from './remark-samples';
import {VERIFIED_FILE, verificationOf, type Verified} from './remark-samples/verification';
import type {PageTrees} from './shared/markdown';
import {remarkPendingLinks} from './site-routes/remarkPendingLinks';

export const docsDir = 'docs';

/** The page whose H3s are the terms of the glossary. */
export const GLOSSARY_FILE = `${docsDir}/welcome/terminology.mdx`;

/** Routes of pages that are written or will be; a link to one that isn't yet is plain text. */
export const plannedRoutes: readonly string[] = routes.planned;

/**
 * What makes up a page's text; the site's configuration and the corpus use the same list.
 * Facts and samples come first, so that headings, tables of contents and search hold their text.
 */
export const textPlugins = [
  remarkFacts,
  remarkSamples,
  [remarkPendingLinks, {docsDir, planned: plannedRoutes}] as const,
];

/** Run before Docusaurus' own plugins; the page's tree comes from the parser that the whole build shares. */
export function beforeDefaultRemarkPlugins({buildFromTree}: PageTrees) {
  return [buildFromTree, ...textPlugins, [remarkTerms, {glossaryFile: GLOSSARY_FILE}] as const];
}

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
