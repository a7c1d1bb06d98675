import type {Element, Parents, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {createMdxElement} from '../shared/mdxElements';
import {failOnProblems, lineOf, pageOf, type PageProblem} from '../shared/pageProblems';
import {parseFenceMeta, type FenceMeta} from '../shared/fenceMeta';
import type {VerificationTexts} from './describeVerification';
import {findLanguage, languageNames} from './languages';
import {renderCode} from './renderCode';
import {createTokenizer, type Tokenize} from './tokenizer';

type Fence = {code: string; language: string; label: string; meta: FenceMeta};

type Options = {
  /** Returns how a sample was verified; undefined if it wasn't. */
  describeSample?: (file: string) => VerificationTexts | undefined;
};

/** Shared by all pages of a build: loading the grammars takes longer than highlighting a page. */
let sharedTokenizer: Tokenize | undefined;

/**
 * Rehype plugin: replaces each fenced code block by a `CodeFrame` whose `html` is highlighted for both colour modes.
 * `rehypeDiagrams` handles diagrams (`mermaid`). If all verified samples of a page were verified in the same way, a
 * paragraph above the page's text says so once.
 *
 * @throws Error that lists every invalid fence of the page with its line
 */
export function rehypeHighlightCode({describeSample = () => undefined}: Options = {}) {
  return async (tree: Root, file: {path?: string}): Promise<void> => {
    const fences: {fence: Fence; pre: Element; parent: Parents; index: number}[] = [];
    const problems: PageProblem[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
      const fence = languageOf(code) === 'mermaid' ? undefined : readFence(code, lineOf(pre), problems);
      if (fence !== undefined && parent && index !== undefined) fences.push({fence, pre, parent, index});
      return SKIP;
    });
    failOnProblems('each code fence', pageOf(file), problems);
    if (fences.length === 0) return;

    const texts = fences.map(({fence: {meta}}) =>
      meta.file === undefined ? undefined : describeSample(meta.file),
    );
    const shared = sharedBy(texts.filter((text) => text !== undefined).map(({details}) => details));
    sharedTokenizer ??= createTokenizer();
    for (const [position, {fence, pre, parent, index}] of fences.entries()) {
      const {code, language, label, meta} = fence;
      const attributes = {
        html: renderCode(await sharedTokenizer(code, language), meta, language),
        label,
        title: meta.title,
        tested: texts[position]?.summary,
        verified: shared === undefined ? texts[position]?.details : undefined,
      };
      parent.children[index] = createMdxElement('CodeFrame', attributes, pre) as unknown as Element;
    }
    if (shared !== undefined) tree.children.unshift(noteAbout(shared));
  };
}

/** Returns the value if there are several and all are equal. */
function sharedBy(values: readonly string[]): string | undefined {
  return values.length > 1 && new Set(values).size === 1 ? values[0] : undefined;
}

/** The style sheet adds the mark (src/css/prose.css). */
function noteAbout(details: string): Element {
  const value = `Code with this mark: ${details.slice(0, 1).toLowerCase()}${details.slice(1)}`;
  return {
    type: 'element',
    tagName: 'p',
    properties: {className: ['mx-verified']},
    children: [{type: 'text', value}],
  };
}

function readFence(code: Element, line: number | undefined, problems: PageProblem[]): Fence | undefined {
  const alias = languageOf(code);
  const language = alias === undefined ? undefined : findLanguage(alias);
  if (language === undefined) {
    const found =
      alias === undefined ? 'the fence has no language' : `the fence's language "${alias}" is unknown`;
    problems.push({line, message: `${found}: use one of ${languageNames.join(', ')}`});
    return undefined;
  }
  const text = toString(code).replace(/\n$/, '');
  const {meta, problems: metaProblems} = parseFenceMeta(metaOf(code));
  const count = text.split('\n').length;
  const last = Math.max(0, ...meta.mark, ...meta.ins, ...meta.del);
  if (last > count)
    metaProblems.push(`line ${last} is marked, but the code ends at line ${count}: correct the number`);
  problems.push(...metaProblems.map((message) => ({line, message})));
  return {code: text, language: language.name, label: language.label, meta};
}

function languageOf({properties}: Element): string | undefined {
  const classNames = Array.isArray(properties.className) ? properties.className : [];
  const name = classNames.find((className) => String(className).startsWith('language-'));
  return name === undefined ? undefined : String(name).slice('language-'.length);
}

/** Returns the words after the language. (Docusaurus also copies them to a property for its own code component.) */
function metaOf({data}: Element): string {
  const meta = (data as {meta?: unknown} | undefined)?.meta;
  return typeof meta === 'string' ? meta : '';
}
