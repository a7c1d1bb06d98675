import {checkSource} from '../rehype-diagrams/checkSource';
import type {Finding, Page} from './page';

/** Every diagram has a title and a description for readers who don't see it, and only lines that are drawn. */
export function checkDiagrams(page: Page): Finding[] {
  return page.fences
    .filter(({language}) => language === 'mermaid')
    .flatMap(({meta, code, line}) => [
      ...(['title', 'description'] as const)
        .filter((key) => !meta[key]?.trim())
        .map((key) => ({
          line,
          message: `the diagram has no ${key}; write ${key}="…" after the word mermaid`,
        })),
      ...checkSource(code).map((problem) => ({line: line + problem.line, message: problem.message})),
    ]);
}
