import type {Root, Text} from 'mdast';
import {describeUnknownFact, findFact, type FactRegistry} from '../../src/facts/registry';
import {findTypedFacts} from '../remark-facts/findTypedFacts';
import {withoutFacts} from '../remark-facts/labelFacts';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** Facts are named rightly, and no figure of the registry is typed by hand. */
export function checkFacts(page: Page, {facts}: Site): Finding[] {
  const unknown = page.facts
    .filter(({name}) => findFact(facts, name) === undefined)
    .map(({name, line}) => ({line, message: describeUnknownFact(name, facts)}));
  const tree = textTree(page);
  const typed = findTypedFacts(tree, factsThatMayStandIn(tree, facts)).map(({figure, line, names}) => ({
    line,
    message: `"${figure}" is typed by hand but is a registered fact; write ${names.map((name) => `:fact[${name}]`).join(' or ')}${names.length > 1 ? ', whichever is meant' : ''}`,
  }));
  return [...unknown, ...typed];
}

/** What readers read of a page besides its code: text, labels and the diagrams in it. */
function textTree({prose, fences}: Page): Root & {children: Text[]} {
  const diagrams = fences.filter(({language, sample}) => language === 'mermaid' && sample === undefined);
  const texts = [...prose, ...diagrams.flatMap(({code, line}) => withoutFacts(code, line + 1))];
  const children = texts.map(({text, line}): Text => {
    const start = {line, column: 1};
    return {type: 'text', value: text, position: {start, end: start}};
  });
  return {type: 'root', children};
}

/** The facts whose digits or letters are in a text at all: looking for hundreds of them in every sentence is slow. */
function factsThatMayStandIn({children}: {children: Text[]}, facts: FactRegistry): FactRegistry {
  const text = children.map(({value}) => value).join('\n');
  const digits = text.replace(/[,_ \u00a0\u2009\u202f]/g, '');
  return Object.fromEntries(
    Object.entries(facts).filter(([, {value}]) =>
      typeof value === 'string' ? text.includes(value) : mayHold(digits, String(value)),
    ),
  );
}

function mayHold(digits: string, value: string): boolean {
  return value.includes('e') || digits.includes(value);
}
