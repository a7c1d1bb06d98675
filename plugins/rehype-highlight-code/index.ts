import type {Element, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {samplesReadmeUrl} from '../../src/urls/repositoryUrl';
import {fenceProblems, markProblem, readCodeFence, type CodeFence} from '../shared/codeFence';
import {lastMark, parseFenceMeta} from '../shared/fenceMeta';
import {createMdxElement} from '../shared/mdxElements';
import {failOnProblems, lineOf, type Finding, type PageFile} from '../shared/pageProblems';
import {noteText, tickText, type VerificationTexts} from './describeVerification';
import {findLanguage} from './languages';
import {renderCode} from './renderCode';
import {createTokenizer, type Tokenize} from './tokenizer';

type Options = {
  /** Returns how a sample was verified; undefined if it wasn't. */
  describeSample?: (file: string) => VerificationTexts | undefined;
};

/** Characters of code in a line as wide as the text. */
const TEXT_WIDTH = 70;

/** Shared by all pages of a build: loading the grammars takes longer than highlighting a page. */
let sharedTokenizer: Tokenize | undefined;

/**
 * Rehype plugin: replaces each fenced code block by a `CodeFrame` whose `html` is highlighted for both colour modes.
 * `rehypeDiagrams` handles diagrams (`mermaid`). A paragraph at the end of the page says how its samples were verified.
 *
 * @throws Error that lists every invalid fence of the page with its line
 */
export function rehypeHighlightCode({describeSample = () => undefined}: Options = {}) {
  return async (tree: Root, file: PageFile): Promise<void> => {
    const fences: {fence: CodeFence; pre: Element; parent: Parents; index: number}[] = [];
    const problems: Finding[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const fence = readCodeFence(pre);
      if (fence === undefined) return undefined;
      if (fence.language === 'mermaid' || parent === undefined || index === undefined) return SKIP;
      const messages = [
        ...fenceProblems(fence),
        markProblem(lastMark(parseFenceMeta(fence.meta).meta), fence.code) ?? [],
      ].flat();
      problems.push(...messages.map((message) => ({line: lineOf(pre), message})));
      fences.push({fence, pre, parent, index});
      return SKIP;
    });
    failOnProblems('each code fence', file, problems);

    const parsed = fences.map(({fence}) => parseFenceMeta(fence.meta).meta);
    const texts = parsed.map(({file: sample}) => (sample === undefined ? undefined : describeSample(sample)));
    sharedTokenizer ??= createTokenizer();
    for (const [position, {fence, pre, parent, index}] of fences.entries()) {
      const {name, label} = findLanguage(fence.language!)!;
      const meta = parsed[position]!;
      const attributes = {
        html: renderCode(await sharedTokenizer(fence.code, name), meta, name),
        ...(await setupAttributes(fence, name)),
        label,
        length: isShort(fence) ? 'short' : undefined,
        title: fence.sample?.title ?? meta.title,
        tested: texts[position] && tickText(texts[position]),
        source: fence.sample?.source,
      };
      parent.children[index] = createMdxElement('CodeFrame', attributes, pre) as unknown as Element;
    }
    const verified = texts.filter((text) => text !== undefined);
    if (verified.length > 0) tree.children.push(noteAbout(verified));
  };
}

/** Returns whether all lines, those of the setup included, fit in the width of the text (`--mx-measure`). */
function isShort({code, sample}: CodeFence): boolean {
  return `${sample?.setup?.before ?? ''}\n${code}`.split('\n').every((line) => line.length <= TEXT_WIDTH);
}

/** What the frame shows and copies before and after the code. */
async function setupAttributes({sample}: CodeFence, language: string): Promise<Record<string, string>> {
  if (sample?.setup === undefined) return {};
  const {before, after, indent} = sample.setup;
  const lines = await sharedTokenizer!(before.trimEnd(), language);
  return {
    setup: renderCode(lines, {mark: new Set(), ins: new Set(), del: new Set()}, language),
    summary: `imports and setup (${lines.length === 1 ? '1 line' : `${lines.length} lines`})`,
    // The line breaks between the setup and the code.
    gap: before.slice(before.trimEnd().length),
    ...(after !== '' && {after}),
    ...(indent !== '' && {indent}),
  };
}

/** The mark is that of the blocks. */
function noteAbout(verified: readonly VerificationTexts[]): Element {
  const how: Element = {
    type: 'element',
    tagName: 'a',
    properties: {href: samplesReadmeUrl},
    children: [{type: 'text', value: 'How the code is tested'}],
  };
  return {
    type: 'element',
    tagName: 'p',
    properties: {className: ['mx-verified']},
    children: [{type: 'text', value: `✓ ${noteText(verified)}. `}, how],
  };
}
