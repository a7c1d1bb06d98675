import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {closestNames} from '../../src/facts/closestNames';
import {formatFact, formatFactWithUnit} from '../../src/facts/fact';
import {findFact, REGISTRY_FOLDER, type FactRegistry} from '../../src/facts/registry';
import {rewriteLabels, showFacts} from './labelFacts';

/** A directive as remark-directive parses it; the types of mdast don't include it. */
type Directive = {
  type: 'textDirective' | 'leafDirective' | 'containerDirective';
  name: string;
  attributes?: Record<string, string | null | undefined> | null;
  children: Nodes[];
  position?: Nodes['position'];
};

/**
 * Replaces each `:fact[name]` of the tree by the fact's value, and each `:fact[name]{unit}` by value and unit, also in
 * labels and diagrams.
 *
 * @throws Error that lists every invalid directive with its line and the closest names
 */
export function replaceFacts(tree: Root, registry: FactRegistry, file: string): void {
  const problems: string[] = [];
  visit(tree, (node, index, parent) => {
    if (!isFactDirective(node)) {
      rewriteLabels(node, (label) => {
        const {text, unknown} = showFacts(label, registry);
        for (const name of unknown) {
          problems.push(`- ${file}:${placeOf(node)}: ${notRegistered(name, registry)}`);
        }
        return text;
      });
      return;
    }
    const problem = problemOf(node, registry);
    if (problem !== undefined) {
      problems.push(`- ${file}:${placeOf(node)}: ${problem}`);
    } else if (parent && index !== undefined) {
      parent.children[index] = {type: 'text', value: textOf(node, registry), position: node.position};
    }
  });
  if (problems.length > 0) {
    throw new Error(
      `Expected each fact directive of ${file} to be :fact[name] or :fact[name]{unit} with a registered name, ` +
        `found ${problems.length} that aren't valid:\n${problems.join('\n')}\n` +
        `Correct them, or add the fact with its source in ${REGISTRY_FOLDER}.`,
    );
  }
}

/** Returns whether a node of a Markdown tree is a fact directive, valid or not. */
export function isFactDirective(node: unknown): node is Directive {
  if (typeof node !== 'object' || node === null || !('type' in node) || !('name' in node)) return false;
  return (
    node.name === 'fact' &&
    typeof node.type === 'string' &&
    /^(text|leaf|container)Directive$/.test(node.type)
  );
}

function textOf(directive: Directive, registry: FactRegistry): string {
  const fact = findFact(registry, nameOf(directive));
  if (fact === undefined) return '';
  return hasUnit(directive) ? formatFactWithUnit(fact) : formatFact(fact);
}

function problemOf(directive: Directive, registry: FactRegistry): string | undefined {
  const name = nameOf(directive);
  const problem = shapeProblem(directive);
  if (problem !== undefined) return problem;
  return findFact(registry, name) === undefined ? notRegistered(name, registry) : undefined;
}

function notRegistered(name: string, registry: FactRegistry): string {
  return `"${name}" isn't registered; closest: ${closestNames(name, Object.keys(registry), 3).join(', ')}`;
}

/** Returns what is wrong with the syntax of a fact directive; the name isn't looked up. */
export function shapeProblem(directive: Directive): string | undefined {
  const name = nameOf(directive);
  if (directive.type !== 'textDirective') {
    const colons = directive.type === 'leafDirective' ? '::' : ':::';
    return `${colons}fact is a block directive, but facts are inline: write it with one colon, :fact[name]`;
  }
  if (name === '') {
    return 'the name in brackets is missing: write :fact[name]';
  }
  const unexpected = Object.entries(directive.attributes ?? {}).filter(
    ([key, value]) => key !== 'unit' || value,
  );
  if (unexpected.length > 0) {
    const found = unexpected.map(([key, value]) => (value ? `${key}="${value}"` : key)).join(' ');
    return `"${name}" has {${found}}: the only attribute is {unit}, without a value`;
  }
  return undefined;
}

function nameOf(directive: Directive): string {
  return toString(directive.children).trim();
}

function hasUnit(directive: Directive): boolean {
  return Object.hasOwn(directive.attributes ?? {}, 'unit');
}

function placeOf({position}: Pick<Nodes, 'position'>): string {
  const start = position?.start;
  return start === undefined ? '?' : `${start.line}:${start.column}`;
}
