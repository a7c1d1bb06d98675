import type {ChildNode, Declaration, Root, Rule} from 'postcss';

const PROPERTY = /var\(\s*(--[\w-]+)/g;

/** Removes the selectors that a test refuses, and the rules and at-rules that are empty then. Steps of animations stay. */
export function keepSelectors(root: Root, keeps: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const kept = rule.selectors.filter(keeps);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeEmpty(root);
}

/**
 * Removes custom properties and animations that nothing uses, also those that only unused properties use.
 *
 * @param isUsedElsewhere whether something other than the sheet uses a custom property
 */
export function removeUnused(root: Root, isUsedElsewhere: (property: string) => boolean): void {
  for (let removed = true; removed;) {
    removed = false;
    const used = new Set<string>();
    const animations = new Set<string>();
    root.walkDecls(({prop, value}) => {
      for (const [, name] of value.matchAll(PROPERTY)) used.add(name!);
      if (/^animation(?:-name)?$/.test(prop)) for (const name of value.split(/[\s,]+/)) animations.add(name);
    });
    const remove = (node: ChildNode) => {
      node.remove();
      removed = true;
    };
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !isUsedElsewhere(declaration.prop)) remove(declaration);
    });
    root.walkAtRules('keyframes', (rule) => {
      if (!animations.has(rule.params)) remove(rule);
    });
  }
  removeEmpty(root);
}

/**
 * Removes declarations of the root element's custom properties in layers that have no effect, because the element always
 * has one outside of layers too.
 */
export function removeOverridden(root: Root): void {
  const own = new Set<string>();
  for (const rule of root.nodes)
    if (rule.type === 'rule' && rule.selectors.includes(':root'))
      rule.each((node) => {
        if (node.type === 'decl' && node.prop.startsWith('--')) own.add(node.prop);
      });
  root.walkAtRules('layer', (layer) =>
    layer.walkDecls(/^--/, (declaration) => {
      const {prop, important, parent} = declaration;
      if (own.has(prop) && !important && ROOT.test((parent as Rule).selector)) declaration.remove();
    }),
  );
}

/**
 * Replaces custom properties by their values where this makes the sheet shorter: those of the root element with a single
 * declaration, whose value can't depend on where it is used. It leaves those with a fallback.
 *
 * @param isUsedElsewhere whether something other than the sheet uses a custom property
 */
export function inlineConstants(root: Root, isUsedElsewhere: (property: string) => boolean): void {
  const declarations = new Map<string, Declaration[]>();
  const uses = new Map<string, number>();
  root.walkDecls((declaration) => {
    const {prop, value} = declaration;
    if (prop.startsWith('--')) declarations.set(prop, [...(declarations.get(prop) ?? []), declaration]);
    for (const [, name] of value.matchAll(PROPERTY)) uses.set(name!, (uses.get(name!) ?? 0) + 1);
  });
  const isOfRoot = (property: string) =>
    (declarations.get(property) ?? []).every(({parent}) => ROOT.test((parent as Rule).selector));
  const constants = new Map<string, string>();
  for (const [property, [declaration, ...others]] of declarations) {
    const {value, important, parent} = declaration!;
    const isConstant =
      others.length === 0 &&
      !important &&
      (parent as Rule).selector === ':root' &&
      !isConditional(parent as Rule);
    const isShorter = uses.get(property) === 1 || value.length <= `var(${property})`.length;
    const references = [...value.matchAll(PROPERTY)].map(([, name]) => name!);
    if (isConstant && isShorter && !isUsedElsewhere(property) && references.every(isOfRoot))
      constants.set(property, value);
  }
  root.walkDecls((declaration) => {
    declaration.value = withConstants(declaration.value, constants);
  });
}

/** Selectors of the root element only. */
const ROOT = /^(?:(?:html|:root)?(?:\[[^\]]*\])*(?:,\s*)?)+$/;
const WHOLE_USE = /(.?)var\(\s*(--[\w-]+)\s*\)(?=(.?))/g;

/** Minified values have no space around `var()`. */
function withConstants(text: string, constants: ReadonlyMap<string, string>): string {
  const replaced = text.replace(WHOLE_USE, (use, before: string, property: string, after: string) => {
    const value = constants.get(property);
    if (value === undefined) return use;
    return before + (/[\w%)"']/.test(before) ? ' ' : '') + value + (/[\w.#"'-]/.test(after) ? ' ' : '');
  });
  return replaced === text ? text : withConstants(replaced, constants);
}

function isConditional({parent}: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name !== 'layer';
}

/** Removes rules without declarations, and at-rules without rules. Statements such as `@layer a, b;` stay. */
function removeEmpty(root: Root): void {
  // From the inside to the outside.
  const empty = (nodes: readonly ChildNode[] = []): void => {
    for (const node of nodes.slice()) {
      if (!('nodes' in node) || node.nodes === undefined) continue;
      empty(node.nodes);
      if (node.nodes.length === 0) node.remove();
    }
  };
  empty(root.nodes);
}

function isStep({parent}: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}
