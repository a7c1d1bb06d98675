import {
  rehypeAlt,
  rehypeComponents,
  rehypeReachable,
  remarkOwnComponents,
  remarkTerms,
} from './mdx-components';
import {rehypeDiagrams} from './rehype-diagrams';
import {rehypeHighlightCode} from './rehype-highlight-code';
import {describeVerification, type VerificationTexts} from './rehype-highlight-code/describeVerification';
import {rehypeInlineCode} from './rehype-inline-code';
import {rehypeMaths} from './rehype-maths';
import {rehypeTables} from './rehype-tables';
import {remarkOpenApi} from './openapi/remarkOpenApi';
import {remarkFacts} from './remark-facts';
import {remarkSamples} from './remark-samples';
import {readVerified, verificationOf} from './remark-samples/verification';
import type {PageTrees} from './shared/markdown';

const docsDir = 'docs';

/** The glossary page; its H3 headings are the terms. */
export const GLOSSARY_FILE = `${docsDir}/welcome/terminology.mdx`;

/**
 * Remark plugins that complete a page's text; the site's configuration and the corpus share this list.
 * Tables from the OpenAPI documents, facts and samples come first, so that headings, tables of contents and search contain
 * their text. The tables contain facts.
 */
export const textPlugins = [remarkOpenApi, remarkFacts, remarkSamples];

/** Remark plugins that run before those of Docusaurus. The first one takes the tree from the shared parser. */
export function beforeDefaultRemarkPlugins({buildFromTree}: PageTrees) {
  return [
    buildFromTree,
    ...textPlugins,
    [remarkTerms, {glossaryFile: GLOSSARY_FILE}] as const,
    remarkOwnComponents,
  ];
}

export const rehypePlugins = [
  rehypeMaths,
  rehypeReachable,
  rehypeComponents,
  rehypeAlt,
  rehypeTables,
  rehypeInlineCode,
  rehypeDiagrams,
  [rehypeHighlightCode, {describeSample}] as const,
];

function describeSample(file: string): VerificationTexts | undefined {
  // Read for each page, because the results can change while the dev server runs.
  const verification = verificationOf(readVerified('.'), file);
  return verification && describeVerification(verification);
}
