import type {Finding, Page} from './page';

const kinds =
  /^(?:flowchart|graph|stateDiagram-v2|stateDiagram|sequenceDiagram|classDiagram|erDiagram|xychart-beta|xychart)\b/;

/** Every diagram has a title and a description for readers who don't see it, and is of a kind that is drawn. */
export function checkDiagrams(page: Page): Finding[] {
  return page.fences
    .filter(({language}) => language === 'mermaid')
    .flatMap(({meta, code, line}) => {
      const findings = (['title', 'description'] as const)
        .filter((key) => !meta[key]?.trim())
        .map((key) => ({
          line,
          message: `the diagram has no ${key}; write ${key}="…" after the word mermaid`,
        }));
      const first = code.trim().split('\n')[0] ?? '';
      if (!kinds.test(first)) {
        findings.push({
          line: line + 1,
          message: `"${first}" starts no diagram that is drawn; use flowchart, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram or xychart-beta`,
        });
      }
      return findings;
    });
}
