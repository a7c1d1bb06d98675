import {describeUnknownFact, findFact} from '../../src/facts/registry';
import {withoutFacts} from '../remark-facts/labelFacts';
import {findTypedFacts} from './findTypedFacts';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** Checks that every fact is registered, and that no registered value is typed by hand. */
export function checkFacts(page: Page, {facts}: Site): Finding[] {
  const unknown = page.facts
    .filter(({name}) => findFact(facts, name) === undefined)
    .map(({name, line}) => ({line, message: describeUnknownFact(name, facts)}));
  // Visible text except code: prose, labels and the sources of diagrams.
  const diagrams = page.fences.filter(({language, sample}) => language === 'mermaid' && sample === undefined);
  const texts = [...page.prose, ...diagrams.flatMap(({code, line}) => withoutFacts(code, line + 1))];
  const typed = findTypedFacts(texts, facts).map(({figure, line, names}) => {
    const choice =
      names.map((name) => `:fact[${name}]`).join(' or ') + (names.length > 1 ? ', whichever is meant' : '');
    return {line, message: `"${figure}" is typed by hand, but it is a registered fact; write ${choice}`};
  });
  return [...unknown, ...typed];
}
