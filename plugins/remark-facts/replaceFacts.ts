import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {formatFact, formatFactWithUnit} from '../../src/facts/fact';
import {describeUnknownFact, findFact, type FactRegistry} from '../../src/facts/registry';
import {failOnProblems, lineOf, type Finding, type PageFile} from '../shared/pageProblems';
import {rewriteLabels, showFacts} from './labelFacts';

type Directive = Extract<Nodes, {type: 'textDirective' | 'leafDirective' | 'containerDirective'}>;

/**
 * Replaces each `:fact[name]` of the tree by the fact's value, and each `:fact[name]{unit}` by value and unit, also in
 * labels and diagrams.
 *
 * @throws Error that lists every invalid directive with its line and the closest names
 */
export function replaceFacts(tree: Root, registry: FactRegistry, file: PageFile): void {
  const problems: Finding[] = [];
  visit(tree, (node, index, parent) => {
    const report = (message: string) => problems.push({line: lineOf(node), message});
    if (!isFactDirective(node)) {
      rewriteLabels(node, (label) => {
        const {text, unknown} = showFacts(label, registry);
        for (const name of unknown) report(describeUnknownFact(name, registry));
        return text;
      });
      return;
    }
    const name = nameOf(node);
    const fact = findFact(registry, name);
    const problem = shapeProblem(node) ?? (fact ? undefined : describeUnknownFact(name, registry));
    if (problem !== undefined) report(problem);
    else if (fact && parent && index !== undefined) {
      const hasUnit = Object.hasOwn(node.attributes ?? {}, 'unit');
      const value = hasUnit ? formatFactWithUnit(fact) : formatFact(fact);
      parent.children[index] = {type: 'text', value, position: node.position};
    }
  });
  failOnProblems('each fact directive', file, problems);
}

/** Returns whether a node of a Markdown tree is a fact directive, valid or not. */
export function isFactDirective(node: Nodes): node is Directive {
  return 'name' in node && node.name === 'fact' && node.type.endsWith('Directive');
}

/** Returns the problems of the syntax of a fact directive; the name isn't looked up. */
export function shapeProblem(directive: Directive): string | undefined {
  const name = nameOf(directive);
  if (directive.type !== 'textDirective') {
    const colons = directive.type === 'leafDirective' ? '::' : ':::';
    return `${colons}fact is a block directive, but facts are inline: write it with one colon, :fact[name]`;
  }
  if (name === '') return 'the name in brackets is missing: write :fact[name]';
  const unexpected = Object.entries(directive.attributes ?? {}).filter(
    ([key, value]) => key !== 'unit' || value,
  );
  if (unexpected.length === 0) return undefined;
  const found = unexpected.map(([key, value]) => (value ? `${key}="${value}"` : key)).join(' ');
  return `"${name}" has {${found}}: the only attribute is {unit}, without a value`;
}

function nameOf(directive: Directive): string {
  return toString(directive.children).trim();
}
