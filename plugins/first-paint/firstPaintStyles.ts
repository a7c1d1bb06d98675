import {parse, type AtRule, type Root} from 'postcss';
import type {PageStyles} from './readPage';
import {selectorTest} from './selectors';
import {inlineConstants, keepSelectors, removeOverridden, removeUnused} from './sheet';

/**
 * Pseudo-classes and -elements that a page can't have before its reader does something, such as to point at a link.
 */
const OF_READERS = new Set([
  ':active',
  ':focus',
  ':focus-visible',
  ':focus-within',
  ':fullscreen',
  ':hover',
  ':modal',
  ':popover-open',
  '::backdrop',
  '::selection',
]);

/** Properties that change nothing in a page before its reader does something. */
const WITHOUT_EFFECT = /^(?:transition(?:-.*)?|cursor)$/;

/** Attributes of the root element that scripts in the page set before the first paint. */
const EARLY_ATTRIBUTES = new Set(['data-theme', 'data-theme-choice', 'data-tab-language']);

/**
 * Returns a style sheet without rules for classes that nothing mentions, and without custom properties and animations that
 * nothing uses.
 *
 * @param mentioned words of the pages' classes, scripts and other style sheets
 */
export function leanSheet(css: string, mentioned: ReadonlySet<string>): string {
  const root = parse(css);
  keepSelectors(
    root,
    selectorTest((part) => part.type !== 'class' || mentioned.has(part.value)),
  );
  const isMentioned = (property: string) => mentioned.has(property);
  removeOverridden(root);
  inlineConstants(root, isMentioned);
  removeUnused(root, isMentioned);
  return root.toString();
}

/**
 * Returns the rules that can apply to pages of a template as they are in their HTML, on a screen, before the reader does
 * anything and without web fonts. The layers of the style sheets keep their order.
 *
 * @param sheets texts of the pages' style sheets, in their order
 */
export function firstPaintRules(sheets: readonly string[], pages: readonly PageStyles[]): string {
  const has = (kind: 'classes' | 'ids' | 'elements' | 'attributes', name: string) =>
    pages.some((page) => page[kind].has(name));
  const canMatch = selectorTest((part) => {
    switch (part.type) {
      case 'class':
        return has('classes', part.value);
      case 'id':
        return has('ids', part.value);
      case 'tag':
        return has('elements', part.value.toLowerCase());
      case 'attribute':
        return (
          EARLY_ATTRIBUTES.has(part.attribute) ||
          has('attributes', part.operator === '=' ? `${part.attribute}=${part.value}` : part.attribute)
        );
      case 'pseudo':
        return (
          !OF_READERS.has(part.value) || (part.value.startsWith(':focus') && has('attributes', 'autofocus'))
        );
      default:
        return true;
    }
  });
  const root = parse(sheets.join('\n'));
  const layers = layersOf(root);
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  root.walkDecls(WITHOUT_EFFECT, (declaration) => {
    declaration.remove();
  });
  keepSelectors(root, canMatch);
  removeUnused(root, () => false);
  return (layers.size === 0 ? '' : `@layer ${[...layers].join(',')};`) + root.toString();
}

/** Returns the names of all layers, in the order that their first rules give them. */
function layersOf(root: Root): Set<string> {
  const layers = new Set<string>();
  root.walkAtRules('layer', ({params}) => {
    for (const name of params.split(',')) layers.add(name.trim());
  });
  return layers;
}

/** Returns whether an at-rule is for print, for a web font, or declares only the order of layers. */
function isLater(rule: AtRule): boolean {
  switch (rule.name) {
    case 'page':
      return true;
    case 'media':
      return rule.params.split(',').every((query) => /^\s*print\b/.test(query));
    case 'font-face':
      return rule.toString().includes('url(');
    case 'layer':
      return rule.nodes === undefined;
    default:
      return false;
  }
}
