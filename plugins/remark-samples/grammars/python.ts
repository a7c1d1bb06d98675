import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import {childrenOf, printList, splitAtCommas, words, type Grammar, type Role, type TextOf} from './grammar';
import {pythonGlobals} from './globals';

/** Targets of assignments can be nested in these. */
const lists = new Set(['TupleExpression', 'ParenthesizedExpression', 'ArrayExpression']);
/** Arguments can be a comprehension: `sum(x for x in list)`. */
const comprehensions = words(
  `ArrayComprehensionExpression DictionaryComprehensionExpression SetComprehensionExpression
    ComprehensionExpression ArgList`,
);
const comprehensionSet = new Set(comprehensions);
const loops = new Set(['ForStatement', ...comprehensions]);

function roleOf(node: SyntaxNode, textOf: TextOf): Role | undefined {
  const {parent} = node;
  if (parent === null) return undefined;
  if (node.name === 'PropertyName') {
    if (parent.name !== 'MemberExpression' || parent.firstChild === null) return undefined;
    return textOf(parent.firstChild) === 'self' ? {uses: `.${textOf(node)}`} : undefined;
  }
  if (node.name !== 'VariableName') return undefined;
  const name = textOf(node);
  if (parent.name === 'FunctionDefinition' || parent.name === 'ClassDefinition') {
    return node.prevSibling?.name === 'def' || node.prevSibling?.name === 'class'
      ? {defines: isMember(parent) ? `.${name}` : name, isOuter: true}
      : {uses: name};
  }
  // `f(name=value)` and `case Point(x=px)` name a parameter.
  if (parent.name === 'ArgList' && node.nextSibling?.name === 'AssignOp') return undefined;
  if (parent.name === 'KeywordPattern' || parent.name === 'ScopeStatement') return undefined;
  if (!isTarget(node)) return {uses: name};
  return parent.name === 'NamedExpression' ? {defines: name, leaves: comprehensionSet} : {defines: name};
}

/** Returns whether a function or class is in the body of a class. */
function isMember({parent}: SyntaxNode): boolean {
  const body = parent?.name === 'DecoratedStatement' ? parent.parent : parent;
  return body?.parent?.name === 'ClassDefinition';
}

/** Returns whether a name gets a value here. */
function isTarget(node: SyntaxNode): boolean {
  let place = node;
  while (place.parent !== null && lists.has(place.parent.name)) place = place.parent;
  const statement = place.parent?.name ?? '';
  if (loops.has(statement)) return lastWordBefore(place, ['for', 'in', 'if']) === 'for';
  switch (statement) {
    case 'CapturePattern':
    case 'TypeParam':
      return true;
    case 'ParamList':
      return place.prevSibling?.name !== 'AssignOp';
    case 'AssignStatement':
    case 'NamedExpression':
      return hasAfter(place, 'AssignOp') || place.nextSibling?.name === 'TypeDef';
    case 'WithStatement':
    case 'TryStatement':
      return place.prevSibling?.name === 'as';
    case 'TypeDefinition':
      return place.prevSibling?.name === 'type';
    default:
      return false;
  }
}

function hasAfter({nextSibling}: SyntaxNode, name: string): boolean {
  for (let next = nextSibling; next !== null; next = next.nextSibling) if (next.name === name) return true;
  return false;
}

function lastWordBefore({prevSibling}: SyntaxNode, names: readonly string[]): string | undefined {
  for (let before = prevSibling; before !== null; before = before.prevSibling)
    if (names.includes(before.name)) return before.name;
  return undefined;
}

/** The parts of `import a.b, c as d` or `from m import (a, b as c)`. */
function partsOf(statement: SyntaxNode, textOf: TextOf) {
  const children = childrenOf(statement);
  const start = children.findIndex(({name}) => name === 'import');
  const isFrom = children[0]?.name === 'from';
  const names = children.slice(start + 1).filter(({name}) => name !== '(' && name !== ')');
  const items = splitAtCommas(names).map((nodes) => ({
    // `import a.b` defines `a`.
    name: textOf(isFrom || nodes.some(({name}) => name === 'as') ? nodes.at(-1)! : nodes[0]!),
    text: nodes.map((node) => (node.name === 'as' ? ' as ' : textOf(node))).join(''),
  }));
  const module = children.slice(1, start).map(textOf).join('');
  return {items, module, start: isFrom ? `from ${module} import ` : 'import '};
}

export const python: Grammar = {
  parser,
  containers: new Set(['Script', 'Body']),
  scopes: new Set([
    'FunctionDefinition',
    'ClassDefinition',
    'LambdaExpression',
    'TypeDefinition',
    ...comprehensions,
  ]),
  sequential: new Set(),
  holdsMembers: ({parent}) => parent?.name === 'ClassDefinition',
  hasTopLevelStatements: true,
  functionOnly: new Set(['ReturnStatement', 'YieldStatement', 'YieldExpression', 'AwaitExpression']),
  functions: new Set(['FunctionDefinition', 'LambdaExpression']),
  constructors: ['.__init__'],
  prologue: new Set(),
  roleOf,
  imports: {
    includes: ({name}) => name === 'ImportStatement',
    namesOf: (statement, textOf) => partsOf(statement, textOf).items.map(({name}) => name),
    narrow(statement, textOf, isWanted) {
      const {items, module, start} = partsOf(statement, textOf);
      if (module === '__future__') return textOf(statement);
      const wanted = items.filter(({name}) => isWanted(name)).map(({text}) => text);
      const options = {longOpen: '(', longClose: ')', indent: '    '};
      return wanted.length === 0 ? undefined : printList(start, wanted, options);
    },
  },
  globals: pythonGlobals,
};
