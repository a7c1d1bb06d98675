import type {CorpusPage, CorpusSection, PageKind} from '@site/src/retrieval/index/corpus';
import {buildIndex} from '@site/src/retrieval/index/buildIndex';
import type {Passage} from '@site/src/retrieval/index/passage';
import {createEngine, type SearchEngine} from '@site/src/retrieval/ranking/engine';

/** Short form of a page: introduction and text by heading; subheadings are `Parent > Child`. */
export type ShortPage = {
  title: string;
  intro?: string;
  code?: string;
  asked?: string[];
  description?: string;
  deprecated?: boolean;
  category?: string;
  kind?: PageKind;
  headings?: Record<string, string>;
};

export function pagesOf(pages: Readonly<Record<string, ShortPage>>): CorpusPage[] {
  return Object.entries(pages).map(([route, page]) => ({
    route,
    title: page.title,
    description: page.description ?? '',
    deprecated: page.deprecated ?? false,
    category: page.category,
    kind: page.kind,
    sections: [
      sectionOf([], page.intro ?? '', page.code, page.asked),
      ...Object.entries(page.headings ?? {}).map(([path, text]) => sectionOf(path.split(' > '), text)),
    ],
  }));
}

function sectionOf(
  path: string[],
  text: string,
  code = '',
  questions: readonly string[] = [],
): CorpusSection {
  const anchor = (path.at(-1) ?? '').toLowerCase().replaceAll(/\W+/g, '-');
  const passages: Passage[] = [
    ...(text === '' ? [] : [{kind: 'paragraph' as const, text}]),
    ...(code === '' ? [] : [{kind: 'code' as const, text: code}]),
  ];
  return {anchor, path, passages, questions: [...questions]};
}

/** Creates a fully loaded search engine for these pages. */
export function engineOf(pages: Readonly<Record<string, ShortPage>>): SearchEngine {
  const {outline, index} = buildIndex(pagesOf(pages));
  const engine = createEngine(outline);
  engine.addIndex(index);
  return engine;
}
