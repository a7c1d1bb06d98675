import type {Element} from 'hast';

/** Returns the direct children of an element that have one of these tag names. */
export function elementsIn({children}: Element, ...names: readonly string[]): Element[] {
  return children.filter((child) => child.type === 'element').filter(({tagName}) => names.includes(tagName));
}
