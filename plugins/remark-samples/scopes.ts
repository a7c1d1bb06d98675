import type {SyntaxNode, Tree} from '@lezer/common';
import type {Grammar, TextOf} from './grammars/grammar';

/** Characters of the code. `to` is exclusive. */
export type Range = {from: number; to: number};

/** A statement around a region: a function, a class, a module. The region is in its body. */
export type Enclosing = {statement: SyntaxNode; body: SyntaxNode};

/** A place that gives a name its meaning. */
type Definition = {
  name: string;
  from: number;
  /** The statement, declaration or member that contains the definition. */
  statement: SyntaxNode;
  /** Where the name is visible from; undefined in the whole scope. */
  visibleFrom?: number;
};

export type Use = {
  name: string;
  from: number;
  /** Counts only if the file defines the name. */
  isWeak: boolean;
  /** In file order; none if the code doesn't define the name. */
  definitions: readonly Definition[];
};

type Import = {statement: SyntaxNode; names: readonly string[]};

/** The names of a file. */
export type Names = {tree: Tree; textOf: TextOf; uses: readonly Use[]; imports: readonly Import[]};

type Scope = {node: SyntaxNode; outer: Scope | undefined; names: Map<string, Definition[]>};
type PendingUse = Omit<Use, 'definitions'> & {scope: Scope};

/** Parses code and finds out where each name that it uses is defined. */
export function resolveNames(code: string, grammar: Grammar): Names {
  const tree = grammar.parser.parse(code);
  const textOf: TextOf = ({from, to}) => code.slice(from, to);
  const uses: PendingUse[] = [];
  const imports: Import[] = [];

  const misread = misreadRanges(tree, grammar);

  function visit(node: SyntaxNode, scope: Scope): void {
    if (grammar.imports.includes(node)) {
      const names = grammar.imports.namesOf(node, textOf);
      imports.push({statement: node, names});
      for (const name of names) define(scope, {name, from: node.from, statement: node});
      addModules(node, scope);
      return;
    }
    const role = grammar.roleOf(node, textOf);
    if (role !== undefined && 'uses' in role) {
      uses.push({
        name: role.uses,
        from: node.from,
        isWeak: role.isWeak ?? misread.some(({from, to}) => from <= node.from && node.from < to),
        scope,
      });
    } else if (role !== undefined) {
      let owner = role.isOuter && scope.outer && isSame(scope.node, node.parent) ? scope.outer : scope;
      while (owner.outer && role.leaves?.has(owner.node.name)) owner = owner.outer;
      const visibleFrom = scope.outer && declarationAbove(node, grammar)?.to;
      const statement = statementOf(node, grammar);
      define(owner, {name: role.defines, from: node.from, statement, visibleFrom});
    }
    const inner: Scope = grammar.scopes.has(node.name) ? {node, outer: scope, names: new Map()} : scope;
    for (let child = node.firstChild; child !== null; child = child.nextSibling) visit(child, inner);
  }

  /** An import can name a module of the file. */
  function addModules(statement: SyntaxNode, scope: Scope): void {
    statement.cursor().iterate(({node}) => {
      const role = grammar.roleOf(node, textOf);
      if (role !== undefined && 'uses' in role && role.isWeak)
        uses.push({name: role.uses, from: node.from, isWeak: true, scope});
    });
  }

  visit(tree.topNode, {node: tree.topNode, outer: undefined, names: new Map()});
  return {
    tree,
    textOf,
    imports,
    uses: uses.map(({scope, ...use}) => ({...use, definitions: find(use, scope)})),
  };
}

/** Returns the code with syntax that the parser doesn't know: any of its words may be taken for a name. */
function misreadRanges(tree: Tree, grammar: Grammar): SyntaxNode[] {
  const statements: SyntaxNode[] = [];
  tree.iterate({
    enter({type, node}) {
      if (!type.isError) return;
      const statement = statementOf(node, grammar);
      const isTop = statement.parent?.parent === null;
      // The words after the error can belong to the same statement.
      statements.push(isTop ? statement : statement.parent!);
    },
  });
  return statements;
}

/** Returns the child of the innermost container that contains the node. */
export function statementOf(node: SyntaxNode, {containers}: Grammar): SyntaxNode {
  let statement = node;
  while (statement.parent !== null && !containers.has(statement.parent.name)) statement = statement.parent;
  return statement;
}

/** Returns the node at which a statement starts: its decorators, or itself. */
export function startOf(statement: SyntaxNode, grammar: Grammar): SyntaxNode {
  return grammar.startOf?.(statement) ?? statement;
}

export function isInside(inner: Range, outer: Range): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** A syntax tree creates its nodes on demand, so that a node has several objects. */
export function isSame(a: SyntaxNode, b: SyntaxNode | null): boolean {
  return b !== null && a.from === b.from && a.to === b.to && a.name === b.name;
}

function define({names}: Scope, definition: Definition): void {
  const known = names.get(definition.name);
  if (known === undefined) names.set(definition.name, [definition]);
  else known.push(definition);
}

function find({name, from}: {name: string; from: number}, scope: Scope | undefined): readonly Definition[] {
  if (scope === undefined) return [];
  const visible = scope.names.get(name)?.filter(({visibleFrom = 0}) => visibleFrom <= from) ?? [];
  return visible.length > 0 ? visible : find({name, from}, scope.outer);
}

/** Returns the sequential declaration that a name belongs to. */
function declarationAbove({parent}: SyntaxNode, grammar: Grammar): SyntaxNode | undefined {
  if (parent === null || grammar.scopes.has(parent.name)) return undefined;
  return grammar.sequential.has(parent.name) ? parent : declarationAbove(parent, grammar);
}

/**
 * Returns the names that code uses and nothing defines, in order; none if it imports names that it doesn't list, because
 * any name may be one of them.
 */
export function undefinedNames(code: string, grammar: Grammar): string[] {
  const {uses, imports} = resolveNames(code, grammar);
  if (imports.some(({names}) => names.includes('*'))) return [];
  const unknown = uses.filter(
    ({name, isWeak, definitions}) =>
      definitions.length === 0 && !isWeak && !name.startsWith('.') && !grammar.globals.has(name),
  );
  return [...new Set(unknown.map(({name}) => name))];
}

/** Returns the number of places in code where the parser expected something else. */
export function countSyntaxErrors(code: string, {parser}: Grammar): number {
  let count = 0;
  parser.parse(code).iterate({
    enter({type}) {
      if (type.isError) count += 1;
    },
  });
  return count;
}
