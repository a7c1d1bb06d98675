import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import {findLanguage, languageNames} from '../rehype-highlight-code/languages';
import {readSample, type Sample} from '../remark-samples';
import {parseFenceMeta} from './fenceMeta';

/** A fence in a page's HTML tree: the word after its backticks, the words after that, and its code. */
export type CodeFence = {
  language: string | undefined;
  meta: string;
  code: string;
  /** The sample that the fence shows (plugins/remark-samples); undefined for other code. */
  sample?: Sample;
};

/** Returns the fence that an element shows; undefined for any other element. */
export function readCodeFence({tagName, children: [code]}: Element): CodeFence | undefined {
  if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const classNames = [code.properties.className].flat().map(String);
  // Docusaurus also copies the metadata to a property for its own code component.
  const {meta} = (code.data ?? {}) as {meta?: string | null};
  const sample = readSample(code.properties as Parameters<typeof readSample>[0]);
  return {
    language: classNames.find((name) => name.startsWith('language-'))?.slice('language-'.length),
    meta: meta ?? '',
    code: toString(code).replace(/\n$/, ''),
    ...(sample && {sample}),
  };
}

/** Returns the problems of the words of a fence. */
export function fenceProblems({language, meta: source}: Pick<CodeFence, 'language' | 'meta'>): string[] {
  const {meta, problems} = parseFenceMeta(source);
  const missing = language === 'mermaid' ? (['title', 'description'] as const) : [];
  return [
    ...languageProblem(language),
    ...problems,
    ...missing
      .filter((key) => !meta[key]?.trim())
      .map((key) => `the diagram has no ${key}: write ${key}="…" after the word mermaid`),
  ];
}

function languageProblem(language: string | undefined): string[] {
  if (language === 'mermaid' || findLanguage(language ?? '') !== undefined) return [];
  const found = language === undefined ? 'no language' : `the unknown language "${language}"`;
  return [
    `the fence has ${found}: write one of ${[...languageNames, 'mermaid'].join(', ')} after the backticks ("text" for output and notations)`,
  ];
}

/** Returns the problem of the number of the last marked line. */
export function markProblem(lastMark: number, code: string): string | undefined {
  const count = code.split('\n').length;
  return lastMark > count
    ? `line ${lastMark} is marked, but the code ends at line ${count}: correct the number`
    : undefined;
}
