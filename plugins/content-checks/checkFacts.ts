import type {Root, Text} from 'mdast';
import {describeUnknownFact, findFact, type FactRegistry} from '../../src/facts/registry';
import {findTypedFacts} from '../remark-facts/findTypedFacts';
import {withoutFacts} from '../remark-facts/labelFacts';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** Checks that every fact is registered, and that no registered value is typed by hand. */
export function checkFacts(page: Page, {facts}: Site): Finding[] {
  const unknown = page.facts
    .filter(({name}) => findFact(facts, name) === undefined)
    .map(({name, line}) => ({line, message: describeUnknownFact(name, facts)}));
  const tree = textTree(page);
  const typed = findTypedFacts(tree, factCandidates(tree, facts)).map(({figure, line, names}) => ({
    line,
    message: `"${figure}" is typed by hand, but it is a registered fact; write ${names.map((name) => `:fact[${name}]`).join(' or ')}${names.length > 1 ? ', whichever is meant' : ''}`,
  }));
  return [...unknown, ...typed];
}

/** Returns a page's visible text except code: prose, labels and the sources of its diagrams. */
function textTree({prose, fences}: Page): Root & {children: Text[]} {
  const diagrams = fences.filter(({language, sample}) => language === 'mermaid' && sample === undefined);
  const texts = [...prose, ...diagrams.flatMap(({code, line}) => withoutFacts(code, line + 1))];
  const children = texts.map(({text, line}): Text => {
    const start = {line, column: 1};
    return {type: 'text', value: text, position: {start, end: start}};
  });
  return {type: 'root', children};
}

/** Returns the facts whose characters occur in the text: matching hundreds of patterns in every sentence is slow. */
function factCandidates({children}: {children: Text[]}, facts: FactRegistry): FactRegistry {
  const text = children.map(({value}) => value).join('\n');
  const digits = text.replace(/[,_ \u00a0\u2009\u202f]/g, '');
  return Object.fromEntries(
    Object.entries(facts).filter(([, {value}]) =>
      typeof value === 'string' ? text.includes(value) : mayContain(digits, String(value)),
    ),
  );
}

function mayContain(digits: string, value: string): boolean {
  return value.includes('e') || digits.includes(value);
}
