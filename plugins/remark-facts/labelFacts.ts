import type {Nodes} from 'mdast';
import {formatFact, formatFactWithUnit} from '../../src/facts/fact';
import {findFact, type FactRegistry} from '../../src/facts/registry';
import {isMdxElement} from '../shared/mdxElements';

/** A fact in a text that Markdown doesn't parse: a title, a description, a label, a diagram. */
const REFERENCE = /:fact\[([^\]]*)\](\{unit\})?/g;

/** The names of the facts that a label shows. */
export function factsIn(label: string): string[] {
  return Array.from(label.matchAll(REFERENCE), ([, name = '']) => name);
}

/** The text between the facts of a label that begins in a line, with the line where each piece begins. */
export function withoutFacts(label: string, line: number): {text: string; line: number}[] {
  let at = line;
  return label
    .replace(REFERENCE, '\0')
    .split('\0')
    .map((text) => {
      const piece = {text, line: at};
      at += text.split('\n').length - 1;
      return piece;
    });
}

/** A label with the values of its facts, and the names that aren't registered. */
export function showFacts(label: string, registry: FactRegistry): {text: string; unknown: string[]} {
  const unknown: string[] = [];
  const text = label.replace(REFERENCE, (reference: string, name: string, unit?: string) => {
    const fact = findFact(registry, name);
    if (fact !== undefined) return unit === undefined ? formatFact(fact) : formatFactWithUnit(fact);
    unknown.push(name);
    return reference;
  });
  return {text, unknown};
}

/** Rewrites what readers see of a node beside its children: diagrams, what is said of a fence, attributes. */
export function rewriteLabels(node: Nodes, rewrite: (label: string) => string): void {
  if (node.type === 'code') {
    if (node.meta) node.meta = rewrite(node.meta);
    if (node.lang === 'mermaid') node.value = rewrite(node.value);
  } else if (isMdxElement(node)) {
    for (const attribute of node.attributes) {
      if (typeof attribute.value === 'string') attribute.value = rewrite(attribute.value);
    }
  }
}
