import {closestNames} from '../../src/facts/closestNames';
import type {Finding, Page} from './page';
import type {Site} from './site';

const GLOSSARY_ROUTE = '/welcome/terminology';

/** Checks that every `<Term>` names a heading of the glossary. Without a glossary page, nothing is checked. */
export function checkTerms({terms}: Page, {pages}: Site): Finding[] {
  const glossary = pages.get(GLOSSARY_ROUTE);
  if (glossary === undefined) return [];
  const ids = glossary.headings.flatMap(({id}) => id ?? []);
  return terms.flatMap(({id, line}) => {
    if (id === undefined)
      return [{line, message: `<Term> has no id; name a heading id of ${GLOSSARY_ROUTE}`}];
    if (ids.includes(id)) return [];
    const closest = closestNames(id, ids, 3).join(', ');
    return [
      {line, message: `<Term id="${id}"> isn't in the glossary (${glossary.file}); closest: ${closest}`},
    ];
  });
}
