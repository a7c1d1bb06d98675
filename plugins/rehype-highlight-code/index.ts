import type {Element, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {fenceProblems, markProblem, readCodeFence, type CodeFence} from '../shared/codeFence';
import {lastMark, parseFenceMeta} from '../shared/fenceMeta';
import {createMdxElement} from '../shared/mdxElements';
import {failOnProblems, lineOf, type Finding, type PageFile} from '../shared/pageProblems';
import {findLanguage} from './languages';
import {renderCode} from './renderCode';
import {createTokenizer, type Tokenize} from './tokenizer';

type Options = {
  /** Returns the line below a sample's code that says how it was verified; undefined if it wasn't. */
  describeSample?: (file: string) => string | undefined;
};

/** Shared by all pages of a build: loading the grammars takes longer than highlighting a page. */
let sharedTokenizer: Tokenize | undefined;

/**
 * Rehype plugin: replaces each fenced code block by a `CodeFrame` whose `html` is highlighted for both colour modes.
 * `rehypeDiagrams` handles diagrams (`mermaid`).
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

    for (const {fence, pre, parent, index} of fences) {
      sharedTokenizer ??= createTokenizer();
      const {name, label} = findLanguage(fence.language!)!;
      const {meta} = parseFenceMeta(fence.meta);
      const attributes = {
        html: renderCode(await sharedTokenizer(fence.code, name), meta, name),
        label,
        title: meta.title,
        verified: meta.file === undefined ? undefined : describeSample(meta.file),
      };
      parent.children[index] = createMdxElement('CodeFrame', attributes, pre) as unknown as Element;
    }
  };
}
