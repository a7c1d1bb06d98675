import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/go';
import {childrenOf, words, type Grammar, type Role, type TextOf} from './grammar';
import {goGlobals} from './globals';

function roleOf(node: SyntaxNode, textOf: TextOf): Role | undefined {
  const {name, parent} = node;
  if (parent === null || textOf(node) === '_') return undefined;
  switch (name) {
    case 'DefName':
      if (parent.name === 'PackageClause') return undefined;
      return {defines: textOf(node), isOuter: parent.name === 'FunctionDecl' || parent.name === 'TypeSpec'};
    case 'VariableName':
      // In a literal, a key is a field or a variable.
      return {uses: textOf(node), isWeak: parent.name === 'Key'};
    case 'FieldName':
      if (parent.name === 'MethodDecl') return {defines: `.${textOf(node)}`, isOuter: true};
      // A method of a type of the file, or a field, or a name of a package.
      return parent.name === 'SelectorExpr' ? {uses: `.${textOf(node)}`, isWeak: true} : undefined;
    case 'TypeName':
      if (parent.name === 'TypeParam' && node.prevSibling === null) return {defines: textOf(node)};
      return parent.name === 'QualifiedType' ? undefined : {uses: textOf(node)};
    default:
      return undefined;
  }
}

function specsOf(statement: SyntaxNode): SyntaxNode[] {
  return childrenOf(statement.getChild('SpecList') ?? statement).filter(({name}) => name === 'ImportSpec');
}

/** Returns the name of an imported package: its alias, or the last part of its path that isn't a version. */
function nameOf(spec: SyntaxNode, textOf: TextOf): string {
  const alias = spec.getChild('DefName');
  if (alias !== null) return textOf(alias) === '_' ? '*' : textOf(alias);
  if (spec.firstChild?.name === '.') return '*';
  const parts = textOf(spec.getChild('String')!).slice(1, -1).split('/');
  const last = /^v\d+$/.test(parts.at(-1)!) ? parts.at(-2) : parts.at(-1);
  return (last ?? '').replace(/^go-|-go$|\.v\d+$/g, '');
}

export const go: Grammar = {
  parser,
  containers: new Set(['SourceFile', 'Block']),
  scopes: new Set(
    words(`FunctionDecl MethodDecl FunctionLiteral Block SwitchBlock SelectBlock IfStatement ForStatement
      SwitchStatement TypeSwitchStatement TypeSpec MethodElem FunctionType`),
  ),
  sequential: new Set(['VarDecl']),
  holdsMembers: () => false,
  hasTopLevelStatements: false,
  functionOnly: new Set(),
  functions: new Set(),
  constructors: [],
  prologue: new Set(['PackageClause']),
  roleOf,
  imports: {
    includes: ({name}) => name === 'ImportDecl',
    namesOf: (statement, textOf) => specsOf(statement).map((spec) => nameOf(spec, textOf)),
    narrow(statement, textOf, isWanted) {
      const wanted = specsOf(statement).filter((spec) => isWanted(nameOf(spec, textOf)));
      const [first, ...others] = wanted.map(textOf);
      if (first === undefined) return undefined;
      if (others.length === 0) return `import ${first}`;
      const all = textOf(statement).split('\n');
      const isKept = (line: string) =>
        line.trim() === '' || wanted.some((spec) => line.trim() === textOf(spec));
      return `import (${trimBlankLines(`\n${all.filter(isKept).join('\n')}\n`)})`;
    },
  },
  globals: goGlobals,
};

function trimBlankLines(text: string): string {
  return text
    .replace(/^\n+/, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n+$/, '\n');
}
