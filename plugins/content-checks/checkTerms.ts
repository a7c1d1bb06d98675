import {closestNames} from '../../src/facts/closestNames';
import {finding} from '../shared/pageProblems';
import type {Finding, Page} from './page';
import type {Site} from './site';

export const GLOSSARY_ROUTE = '/welcome/terminology';

/** Checks that every `<Term>` names a heading of the glossary. Without a glossary page, nothing is checked. */
export function checkTerms({terms}: Page, {pages}: Site): Finding[] {
  const glossary = pages.get(GLOSSARY_ROUTE);
  if (glossary === undefined) return [];
  const ids = glossary.headings.flatMap(({id}) => id ?? []);
  return terms.flatMap(({id, line}) => {
    if (id === undefined) return finding(line, `<Term> has no id; name a heading id of ${GLOSSARY_ROUTE}`);
    const closest = closestNames(id, ids, 3).join(', ');
    const message = `<Term id="${id}"> isn't in the glossary (${glossary.file}); closest: ${closest}`;
    return finding(line, ids.includes(id) ? undefined : message);
  });
}
