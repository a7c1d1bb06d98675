import type {Element, ElementContent, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {samplesReadmeUrl} from '../../src/urls/repositoryUrl';
import {fenceProblems, markProblem, readCodeFence, type CodeFence} from '../shared/codeFence';
import {lastMark, parseFenceMeta} from '../shared/fenceMeta';
import {createMdxElement} from '../shared/mdxElements';
import {failOnProblems, lineOf, type Finding, type PageFile} from '../shared/pageProblems';
import type {VerificationTexts} from './describeVerification';
import {findLanguage} from './languages';
import {renderCode} from './renderCode';
import {createTokenizer, type Tokenize} from './tokenizer';

type Options = {
  /** Returns how a sample was verified; undefined if it wasn't. */
  describeSample?: (file: string) => VerificationTexts | undefined;
};

/** Shared by all pages of a build: loading the grammars takes longer than highlighting a page. */
let sharedTokenizer: Tokenize | undefined;

/**
 * Rehype plugin: replaces each fenced code block by a `CodeFrame` whose `html` is highlighted for both colour modes.
 * `rehypeDiagrams` handles diagrams (`mermaid`). If all verified samples of a page were verified in the same way, a
 * paragraph above the page's text says so once, and how to run their tests.
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
    const shared = sharedBy(texts.filter((text) => text !== undefined));
    sharedTokenizer ??= createTokenizer();
    for (const [position, {fence, pre, parent, index}] of fences.entries()) {
      const {name, label} = findLanguage(fence.language!)!;
      const meta = parsed[position]!;
      const attributes = {
        html: renderCode(await sharedTokenizer(fence.code, name), meta, name),
        ...(await setupAttributes(fence, name)),
        label,
        title: fence.sample?.title ?? meta.title,
        tested: texts[position]?.summary,
        ...(shared === undefined && {
          verified: texts[position]?.details,
          command: texts[position]?.command,
        }),
        source: fence.sample?.source,
      };
      parent.children[index] = createMdxElement('CodeFrame', attributes, pre) as unknown as Element;
    }
    if (shared !== undefined) tree.children.unshift(noteAbout(shared));
  };
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

/** Returns the texts if there are several and all have the same details. */
function sharedBy(texts: readonly VerificationTexts[]): VerificationTexts | undefined {
  return texts.length > 1 && new Set(texts.map(({details}) => details)).size === 1 ? texts[0] : undefined;
}

/** The style sheet adds the mark (src/css/prose.css). */
function noteAbout({details, command, folder}: VerificationTexts): Element {
  return element('p', {className: ['mx-verified']}, [
    text(`Code with this mark: ${details.slice(0, 1).toLowerCase()}${details.slice(1)}. Run its tests: `),
    element('code', {}, [text(command)]),
    text(' in '),
    element('a', {href: samplesReadmeUrl}, [text(folder)]),
  ]);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}

function text(value: string): ElementContent {
  return {type: 'text', value};
}
