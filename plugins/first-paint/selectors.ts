import parseSelectors, {type Node} from 'postcss-selector-parser';

/** Pseudo-classes that match if one of their arguments does. */
const SELECTOR_LISTS = new Set([':is', ':where', ':has']);

/**
 * Returns a test of single selectors: whether every part of a selector can match. Parts in `:not()` don't count, and one
 * alternative of `:is()`, `:where()` or `:has()` is enough.
 *
 * @param canMatch tests a class, id, element, attribute, or other pseudo-class or -element
 */
export function selectorTest(canMatch: (part: Node) => boolean): (selector: string) => boolean {
  const parser = parseSelectors();
  const test = (node: Node): boolean => {
    if (node.type === 'selector') return node.nodes.every(test);
    if (node.type !== 'pseudo') return canMatch(node);
    if (node.value === ':not') return true;
    // The parser reads numbers, such as those of `:nth-child(2n)`, as elements.
    return SELECTOR_LISTS.has(node.value) ? node.nodes.some(test) : canMatch(node);
  };
  // Few of the selectors are unique.
  const results = new Map<string, boolean>();
  return (selector) => {
    const result = results.get(selector) ?? parser.astSync(selector).nodes.every(test);
    results.set(selector, result);
    return result;
  };
}
