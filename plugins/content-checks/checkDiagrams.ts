import {drawDiagram} from '../rehype-diagrams/drawDiagram';
import {showFacts} from '../remark-facts/labelFacts';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** Checks that all lines of every diagram are drawn, and that it fits the page. */
export function checkDiagrams({fences}: Page, {facts}: Site): Finding[] {
  return fences
    .filter(({language, sample}) => language === 'mermaid' && sample === undefined)
    .flatMap(({code, line: fenceLine}) => {
      const {problems} = drawDiagram(showFacts(code, facts).text, {title: '', description: ''}, 'diagram');
      return problems.map(({line, message}) => ({line: fenceLine + line, message}));
    });
}
