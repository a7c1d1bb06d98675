import {createSlugger} from '@docusaurus/utils';
import type {Finding, Page} from './page';

/** Checks that the title is the only H1, no level is skipped, and each H2 and H3 has a unique explicit id. */
export function checkHeadings(page: Page): Finding[] {
  const findings: Finding[] = [];
  const lineOfId = new Map<string, number>();
  let depthBefore = 1;
  for (const {depth, text, id, line} of page.headings) {
    const report = (message: string) => findings.push({line, message});
    if (depth === 1) {
      report(`"${text}" is a second H1 in addition to the title; make it an H2`);
    } else if (depth > depthBefore + 1) {
      report(`"${text}" is an H${depth} after an H${depthBefore}; make it an H${depthBefore + 1}`);
    }
    depthBefore = depth;
    if (id === undefined) {
      if (depth === 2 || depth === 3) {
        report(`the heading "${text}" has no explicit id; end its line with {/* #${suggestId(text)} */}`);
      }
      continue;
    }
    if (!/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(id)) {
      report(`the id "${id}" isn't lowercase words joined by hyphens; write #${suggestId(id)}`);
    }
    const earlier = lineOfId.get(id);
    if (earlier === undefined) lineOfId.set(id, line);
    else report(`the id "${id}" is already used on line ${earlier}; choose another id for this heading`);
  }
  return findings;
}

function suggestId(text: string): string {
  return createSlugger().slug(text) || 'a-short-name';
}
