import type {SyntaxNode} from '@lezer/common';
import type {SampleSetup} from '../../src/retrieval/index/sampleSetup';
import {printSetup, type Piece} from './printSetup';
import {childrenOf, type Grammar} from './grammars/grammar';
import {
  isInside,
  isSame,
  resolveNames,
  startOf,
  statementOf,
  type Enclosing,
  type Names,
  type Range,
  type Use,
} from './scopes';

/**
 * Returns what a region of a file needs to be a program: the imports and declarations of the same file that it uses,
 * directly or not, and the functions, classes and modules around it. Undefined if it needs nothing.
 *
 * @param region the code between two markers, without blank lines and markers at its start
 */
export function expandRegion(source: string, region: Range, grammar: Grammar): SampleSetup | undefined {
  const names = cachedNames(source, grammar);
  const around = enclosing(names.tree.topNode, region, grammar);
  const firstKept = grammar.hasTopLevelStatements
    ? around.findIndex(({body}) => grammar.holdsMembers(body))
    : 0;
  const isKept = around.map((_, index) => firstKept !== -1 && index >= firstKept);
  const {statements, wanted} = collect(region, {names, grammar, around, isKept});
  const kept = around.filter((_, index) => isKept[index]);

  const pieces: Piece[] = [...statements.values()].map((statement) => ({statement}));
  for (const {statement, names: imported} of names.imports) {
    if (isInside(statement, region) || !isVisible(statement, kept)) continue;
    const isUnnamed = (name: string) => grammar.imports.worksUnnamed === true && !isUsed(name, names.uses);
    const isWanted = (name: string) =>
      name === '*' || isUnnamed(name) || (wanted.get(statement.from)?.has(name) ?? false);
    if (imported.every(isWanted)) {
      pieces.push({statement});
    } else {
      const text = grammar.imports.narrow(statement, names.textOf, isWanted);
      if (text !== undefined) pieces.push({statement, text});
    }
  }
  const prologue = childrenOf(names.tree.topNode).filter((node) => grammar.prologue.has(node.name));
  pieces.push(...prologue.filter((node) => !isInside(node, region)).map((statement) => ({statement})));
  return printSetup(source, region.from, {pieces, kept, grammar});
}

type Search = {names: Names; grammar: Grammar; around: readonly Enclosing[]; isKept: boolean[]};

/**
 * Collects the statements that the region needs, by their position, and the names that it needs of each import. Marks the
 * statements around the region of which it needs the header.
 */
function collect(region: Range, {names, grammar, around, isKept}: Search) {
  const statements = new Map<number, SyntaxNode>();
  const wanted = new Map<number, Set<string>>();
  const open: Range[] = [region];
  const keep = (index: number) => {
    const {statement, body} = around[index]!;
    isKept[index] = true;
    open.push({from: startOf(statement, grammar).from, to: body.from}, {from: body.to, to: statement.to});
  };
  around.forEach((_, index) => {
    if (isKept[index]) keep(index);
    else if (index === around.length - 1 && isOnlyInFunction(names, region, grammar)) keep(index);
  });

  const need = ({name, statement}: {name: string; statement: SyntaxNode}) => {
    const index = around.findIndex((one) => isSame(one.statement, statement));
    if (index !== -1) {
      if (!isKept[index]) keep(index);
    } else if (grammar.imports.includes(statement)) {
      const known = wanted.get(statement.from) ?? new Set();
      // An import can use a module of the file.
      if (known.size === 0) open.push(statement);
      wanted.set(statement.from, known.add(name));
    } else if (!statements.has(statement.from)) {
      statements.set(statement.from, statement);
      open.push({from: startOf(statement, grammar).from, to: statement.to});
    }
  };

  for (const {body} of around.filter((_, index) => isKept[index])) {
    for (const member of constructorsOf(body, names, grammar))
      if (!isInside(member, region)) need({name: '', statement: member});
  }
  for (const {statement, names: imported} of names.imports) if (imported.includes('*')) open.push(statement);
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    for (const {from, definitions} of names.uses) {
      if (from < range.from || from >= range.to) continue;
      const others = definitions.filter((one) => !isInside({from: one.from, to: one.from}, region));
      if (others.length < definitions.length) continue;
      const isOutside = ({from: at}: {from: number}) => at < range!.from || at >= range!.to;
      const chosen = others.findLast((one) => one.from < from) ?? others[0];
      if (chosen !== undefined && isOutside(chosen)) need(chosen);
    }
  }
  return {statements, wanted};
}

function constructorsOf(body: SyntaxNode, {textOf}: Names, grammar: Grammar): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  if (!grammar.holdsMembers(body)) return found;
  body.cursor().iterate((node) => {
    const role = grammar.roleOf(node.node, textOf);
    if (role === undefined || !('defines' in role) || !grammar.constructors.includes(role.defines)) return;
    const statement = statementOf(node.node, grammar);
    if (isSame(body, statement.parent)) found.push(statement);
  });
  return found;
}

/** Returns whether the region has a `return` or the like that belongs to the function around it. */
function isOnlyInFunction({tree}: Names, region: Range, {functionOnly, functions}: Grammar): boolean {
  let isFound = false;
  tree.iterate({
    ...region,
    enter(node) {
      if (isInside(node, region) && functions.has(node.name)) return false;
      isFound ||= functionOnly.has(node.name) && isInside(node, region);
      return undefined;
    },
  });
  return isFound;
}

/** Returns the statements around the region, the outermost first. */
function enclosing(top: SyntaxNode, region: Range, grammar: Grammar): Enclosing[] {
  const found: Enclosing[] = [];
  let node: SyntaxNode | null = top.firstChild;
  while (node !== null) {
    if (node.from >= region.from || node.to <= region.from) {
      node = node.nextSibling;
      continue;
    }
    if (grammar.containers.has(node.name)) found.push({statement: statementOf(node, grammar), body: node});
    node = node.firstChild;
  }
  return found;
}

/** Returns whether a statement is at the top of the file or in a body that is kept. */
function isVisible({parent}: SyntaxNode, kept: readonly Enclosing[]): boolean {
  return parent?.parent === null || kept.some(({body}) => isSame(body, parent));
}

function isUsed(name: string, uses: readonly Use[]): boolean {
  return uses.some((use) => use.name === name);
}

/** The files of a build have many regions each. */
const cache = new Map<string, Names>();
const CACHE_SIZE = 500;

function cachedNames(source: string, grammar: Grammar): Names {
  const known = cache.get(source);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const names = resolveNames(source, grammar);
  cache.set(source, names);
  return names;
}
