import type {Nodes} from 'mdast';
import {isMdxElement} from '../shared/mdxElements';

/** A node of a JavaScript syntax tree (ESTree). */
type Code = {type: string; [key: string]: unknown};

/**
 * Returns the names in the JavaScript expressions of a node, `{name}` or `<Card title={name}>`, that neither JavaScript nor
 * the expression defines. A page that contains one crashes, because pages have no imports (`checkComponents` reports those).
 */
export function undefinedNames(node: Nodes): string[] {
  if (node.type === 'mdxjsEsm') return [];
  const attributes = isMdxElement(node) ? node.attributes : [];
  const values = attributes.flatMap(({value}) => (isObject(value) ? value : []));
  return [node, ...attributes, ...values]
    .map((part) => (part as {data?: {estree?: Code | null}}).data?.estree)
    .flatMap((program) => (program ? namesIn(program) : []));
}

function namesIn(program: Code): string[] {
  const used = new Set<string>();
  const defined = new Set<string>();
  visit(program, used);
  return [...used].filter((name) => !defined.has(name) && !(name in globalThis));

  function visit(code: Code, names: Set<string>): void {
    if (code.type === 'Identifier') names.add(String(code.name));
    for (const [key, value] of Object.entries(code)) {
      // The names of fields: `fact.name` and `{name: 1}`.
      if ((key === 'property' || key === 'key') && code.computed === false) continue;
      const inner = [value].flat().filter(isObject);
      for (const part of inner) visit(part as Code, key === 'params' ? defined : names);
    }
  }
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}
