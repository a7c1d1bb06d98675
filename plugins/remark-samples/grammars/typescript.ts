import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
import {childrenOf, printList, splitAtCommas, words, type Grammar, type Role, type TextOf} from './grammar';
import {typescriptGlobals} from './globals';

const declarations = new Set(
  words(`FunctionDeclaration ClassDeclaration InterfaceDeclaration TypeAliasDeclaration EnumDeclaration
    NamespaceDeclaration MethodDeclaration`),
);
const members = new Set(['MethodDeclaration', 'PropertyDeclaration']);
const identifiers = new Set(['VariableDefinition', 'VariableName', 'TypeName', 'TypeDefinition']);

function roleOf(node: SyntaxNode, textOf: TextOf): Role | undefined {
  const {name, parent} = node;
  if (parent === null) return undefined;
  switch (name) {
    case 'VariableDefinition':
    case 'TypeDefinition':
      return {defines: textOf(node), isOuter: declarations.has(parent.name)};
    case 'PropertyDefinition':
    case 'PrivatePropertyDefinition':
      if (parent.name === 'IndexSignature') return {defines: textOf(node)};
      // `{name}` is short for `{name: name}`.
      if (parent.name === 'Property' && node.prevSibling === null && node.nextSibling === null)
        return {uses: textOf(node)};
      return members.has(parent.name) ? {defines: `.${textOf(node)}`, isOuter: true} : undefined;
    case 'PropertyName':
    case 'PrivatePropertyName':
      return parent.name === 'MemberExpression' && parent.firstChild?.name === 'this'
        ? {uses: `.${textOf(node)}`}
        : undefined;
    case 'VariableName':
      return isExportedName(node) ? undefined : {uses: textOf(node)};
    case 'TypeName':
      return node.prevSibling?.name === '.' ? undefined : {uses: textOf(node)};
    case 'JSXIdentifier':
      return /^[A-Z]/.test(textOf(node)) && parent.name !== 'JSXAttribute' ? {uses: textOf(node)} : undefined;
    default:
      return undefined;
  }
}

/** `export {a as b}` uses `a`; `export {a} from '…'` uses nothing. */
function isExportedName({parent, prevSibling}: SyntaxNode): boolean {
  if (parent?.name !== 'ExportGroup') return false;
  return prevSibling?.name === 'as' || parent.parent?.getChild('from') != null;
}

/** The parts of an import: `Default`, `* as all` and the names in braces. */
function partsOf(statement: SyntaxNode, textOf: TextOf) {
  const specifiers = splitAtCommas(
    childrenOf(statement.getChild('ImportGroup') ?? statement).filter(
      ({name}) => name !== '{' && name !== '}',
    ),
  );
  const items = specifiers.map((nodes) => ({
    name: textOf(nodes.findLast(({name}) => identifiers.has(name)) ?? nodes[0]!),
    text: nodes.map(textOf).join(' '),
  }));
  const single = statement.getChild('VariableDefinition');
  const isAll = statement.getChild('Star') !== null;
  return {
    items: statement.getChild('ImportGroup') === null ? [] : items,
    single:
      single === null ? undefined : {name: textOf(single), text: `${isAll ? '* as ' : ''}${textOf(single)}`},
  };
}

export const typescript: Grammar = {
  parser: parser.configure({dialect: 'ts jsx'}),
  containers: new Set(['Script', 'Block', 'ClassBody']),
  scopes: new Set([
    ...declarations,
    ...words(`Block ClassBody FunctionExpression ClassExpression ArrowFunction Property ForStatement CatchClause
      FunctionSignature MethodType ConstructSignature IndexSignature ConditionalType`),
  ]),
  sequential: new Set(),
  holdsMembers: ({name}) => name === 'ClassBody',
  hasTopLevelStatements: true,
  functionOnly: new Set(['ReturnStatement', 'YieldExpression']),
  functions: new Set(
    words('FunctionDeclaration FunctionExpression ArrowFunction MethodDeclaration Property'),
  ),
  constructors: ['.constructor'],
  prologue: new Set(),
  roleOf,
  imports: {
    includes: ({name}) => name === 'ImportDeclaration',
    namesOf(statement, textOf) {
      const {items, single} = partsOf(statement, textOf);
      return [...(single ? [single.name] : []), ...items.map(({name}) => name)];
    },
    narrow(statement, textOf, isWanted) {
      const {items, single} = partsOf(statement, textOf);
      if (items.length === 0 && single === undefined) return textOf(statement);
      const wanted = items.filter(({name}) => isWanted(name)).map(({text}) => text);
      const kept = single !== undefined && isWanted(single.name) ? single.text : undefined;
      if (kept === undefined && wanted.length === 0) return undefined;
      const isType = statement.getChild('type') !== null;
      const from = ` from ${textOf(statement.getChild('String')!)};`;
      const start = `import ${isType ? 'type ' : ''}${kept ?? ''}`;
      if (wanted.length === 0) return start + from;
      return printList(start + (kept === undefined ? '' : ', '), wanted, {
        open: '{',
        close: '}',
        after: from,
      });
    },
  },
  // The parser takes the decorators of an exported class for a statement without an end.
  startOf(statement) {
    const before = statement.prevSibling;
    return before?.name === 'ClassDeclaration' &&
      before.getChild('Decorator') &&
      !before.getChild('ClassBody')
      ? before
      : statement;
  },
  globals: typescriptGlobals,
};
