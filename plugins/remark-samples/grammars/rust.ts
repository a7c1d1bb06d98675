import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/rust';
import {childrenOf, printList, splitAtCommas, words, type Grammar, type Role, type TextOf} from './grammar';
import {rustGlobals} from './globals';

const types = words('StructItem EnumItem UnionItem TraitItem TypeItem');
const named = new Set([...types, ...words('FunctionItem ModItem ConstItem StaticItem MacroDefinition')]);
const bodies = new Set(['TraitItem', 'ImplItem']);

function roleOf(node: SyntaxNode, textOf: TextOf): Role | undefined {
  const {name, parent} = node;
  if (parent === null) return undefined;
  const text = textOf(node);
  switch (name) {
    case 'BoundIdentifier':
      if (named.has(parent.name)) return {defines: isMember(parent) ? `.${text}` : text, isOuter: true};
      // A constant in a pattern.
      return /^[A-Z]/.test(text) ? {uses: text} : {defines: text};
    case 'TypeIdentifier':
      if (text === 'Self') return undefined;
      if (types.includes(parent.name) && isFirst(node, name)) return {defines: text, isOuter: true};
      if (/^(?:TypeParamList|(?:Constrained|Optional)TypeParameter)$/.test(parent.name))
        return isFirst(node, name) || parent.name === 'TypeParamList' ? {defines: text} : {uses: text};
      return parent.name.startsWith('Scoped') && node.prevSibling !== null ? undefined : {uses: text};
    case 'FieldIdentifier':
      return parent.name === 'FieldExpression' && parent.firstChild?.name === 'self'
        ? {uses: `.${text}`}
        : undefined;
    case 'Identifier':
      if (parent.name === 'MacroDefinition') return {defines: text, isOuter: true};
      if (parent.name === 'EnumVariant') return undefined;
      if (parent.name === 'ScopedIdentifier')
        return node.prevSibling?.prevSibling && textOf(node.prevSibling.prevSibling) === 'Self'
          ? {uses: `.${text}`}
          : undefined;
      if (isTokenAfterSelf(node, textOf)) return {uses: `.${text}`};
      return {uses: text, isWeak: /Tokens$|^Meta|^MacroInvocation$/.test(parent.name)};
    case 'ScopeIdentifier':
      // It can also be a crate.
      return isPathStart(node) && text !== 'Self' ? {uses: text, isWeak: true} : undefined;
    default:
      return undefined;
  }
}

/** The parser reads only words in the arguments of a macro: `require!(self.sum() > 0)`. */
function isTokenAfterSelf({parent, prevSibling}: SyntaxNode, textOf: TextOf): boolean {
  return parent?.name.endsWith('Tokens') === true && prevSibling !== null && textOf(prevSibling) === 'self';
}

/** The start of a path, or what follows `crate::` or `self::`. */
function isPathStart({prevSibling}: SyntaxNode): boolean {
  return prevSibling === null || /^(?:crate|self)$/.test(prevSibling.prevSibling?.name ?? '');
}

function isFirst(node: SyntaxNode, name: string): boolean {
  return node.parent?.getChild(name)?.from === node.from;
}

/** Returns whether a declaration is in the body of a trait or impl. */
function isMember({parent}: SyntaxNode): boolean {
  const list = parent?.name === 'AttributeItem' ? parent.parent : parent;
  return bodies.has(list?.parent?.name ?? '');
}

/** Returns whether a node contains items, not the statements of a function. */
function isItems(node: SyntaxNode | null): boolean {
  return node?.name === 'SourceFile' || node?.name === 'DeclarationList';
}

type Leaf = {name: string; isWanted: (name: string) => boolean};

/** Returns the narrowed path of a `use`, or of an item of its list; undefined if nothing is left. */
function narrowPath(node: SyntaxNode, textOf: TextOf, isWanted: Leaf['isWanted']): string | undefined {
  if (node.name !== 'ScopedUseList' && node.name !== 'UseList') {
    return isWanted(leafName(node, textOf)) ? textOf(node) : undefined;
  }
  const list = node.name === 'UseList' ? node : node.getChild('UseList')!;
  const prefix = childrenOf(node)
    .filter(({from}) => from < list.from)
    .map(textOf)
    .join('');
  const items = splitAtCommas(childrenOf(list).slice(1, -1)).flatMap(
    ([item]) =>
      narrowPath(item!, textOf, (name) => isWanted(name === 'self' ? lastPart(prefix) : name)) ?? [],
  );
  if (items.length === 0) return undefined;
  if (items.length === 1 && items[0] !== 'self') return prefix + items[0];
  return printList(prefix, items, {open: '{', close: '}', indent: '    '});
}

/** The local name of an item without a list; `*` for all names, and for a trait without a name. */
function leafName(node: SyntaxNode, textOf: TextOf): string {
  if (node.name === 'UseWildcard') return '*';
  const last = textOf(node.lastChild ?? node);
  return last === '_' ? '*' : last;
}

function lastPart(prefix: string): string {
  return prefix.split('::').findLast((part) => part !== '') ?? '';
}

function pathOf(statement: SyntaxNode): SyntaxNode {
  return childrenOf(statement).findLast(({name}) => name !== ';')!;
}

export const rust: Grammar = {
  parser,
  containers: new Set(['SourceFile', 'Block', 'DeclarationList']),
  scopes: new Set([
    ...named,
    ...words(
      'ImplItem Block DeclarationList ClosureExpression MatchArm IfExpression WhileExpression ForExpression',
    ),
  ]),
  sequential: new Set(['LetDeclaration']),
  holdsMembers: ({name}) => name === 'DeclarationList',
  hasTopLevelStatements: false,
  functionOnly: new Set(),
  functions: new Set(),
  constructors: [],
  prologue: new Set(['InnerAttribute']),
  roleOf,
  imports: {
    // The macro `multiversx_sc::imports!()` is an import, too.
    includes: ({name, parent}) =>
      name === 'UseDeclaration' || (name === 'MacroInvocation' && isItems(parent)),
    namesOf(statement, textOf) {
      if (statement.name === 'MacroInvocation') return ['*'];
      const names: string[] = [];
      narrowPath(pathOf(statement), textOf, (name) => names.push(name) > 0);
      return names;
    },
    narrow(statement, textOf, isWanted) {
      const path = narrowPath(pathOf(statement), textOf, isWanted);
      const visibility = statement.getChild('Vis');
      return path && `${visibility ? `${textOf(visibility)} ` : ''}use ${path};`;
    },
    worksUnnamed: true,
  },
  globals: rustGlobals,
};
