import {drawDiagram} from '../rehype-diagrams/drawDiagram';
import {showFacts} from '../remark-facts/labelFacts';
import {resolveSample} from '../remark-samples/resolve';
import type {Fence, Finding, Page} from './page';
import type {Site} from './site';

/** Checks that all lines of every diagram are drawn, and that it fits the page. */
export function checkDiagrams(page: Page, site: Site): Finding[] {
  return page.fences
    .filter(({language}) => language === 'mermaid')
    .flatMap((fence) => sourceFindings(fence, site));
}

function sourceFindings({sample, code, line}: Fence, {samples, facts}: Site): Finding[] {
  if (sample === undefined) {
    return problemsOf(showFacts(code, facts).text).map((problem) => ({
      line: line + problem.line,
      message: problem.message,
    }));
  }
  const resolved = resolveSample(sample, samples);
  // `checkSamples` reports a missing sample.
  if ('problem' in resolved) return [];
  return problemsOf(resolved.code).map(({message}) => ({line, message: `in ${sample.path}, ${message}`}));
}

function problemsOf(source: string) {
  return drawDiagram(source, {title: '', description: ''}, 'diagram').problems;
}
