import type {Nodes} from 'mdast';
import {formatFact, formatFactWithUnit} from '../../src/facts/fact';
import {findFact, type FactRegistry} from '../../src/facts/registry';
import {isMdxElement} from '../shared/mdxElements';

/** A fact in a text that isn't parsed as Markdown: a title, a description, a label or a diagram. */
const REFERENCE = /:fact\[([^\]]*)\](\{unit\})?/g;

/** Returns the names of the facts in a label. */
export function factsIn(label: string): string[] {
  return Array.from(label.matchAll(REFERENCE), ([, name = '']) => name);
}

/** Returns the pieces of text between the facts of a label, each with its first line. `line` is the label's first line. */
export function withoutFacts(label: string, line: number): {text: string; line: number}[] {
  let currentLine = line;
  return label
    .replace(REFERENCE, '\0')
    .split('\0')
    .map((text) => {
      const piece = {text, line: currentLine};
      currentLine += text.split('\n').length - 1;
      return piece;
    });
}

/** Replaces the facts in a label by their values. Unregistered names stay in the text and are returned in `unknown`. */
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

/** Rewrites the visible text of a node that isn't in its children: diagram sources, fence metadata, attributes. */
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
