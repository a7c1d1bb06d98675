import type {Parser, SyntaxNode} from '@lezer/common';

/**
 * What a node of the syntax tree does with a name. A member of a class has a name with a dot: `.sum`.
 * A weak use counts only if the file defines the name: it may also be a field, or the name of another package.
 */
export type Role =
  | {
      defines: string;
      /** The name is visible outside the parent of the node, which is its function or class. */
      isOuter?: boolean;
      /** The scopes that the definition is visible outside of. */
      leaves?: ReadonlySet<string>;
    }
  | {uses: string; isWeak?: boolean};

/** Returns the source text of a node. */
export type TextOf = (node: SyntaxNode) => string;

/** The part of a language's syntax that decides which names a piece of code defines and uses. */
export type Grammar = {
  parser: Parser;
  /** Nodes whose children are statements, declarations or members. */
  containers: ReadonlySet<string>;
  /** Nodes in which definitions are visible; outside, they aren't. */
  scopes: ReadonlySet<string>;
  /** Declarations in a function whose names are only visible after them, as in `let x = x + 1`. */
  sequential: ReadonlySet<string>;
  /** Returns whether the children of a container are only valid there, such as methods. */
  holdsMembers(container: SyntaxNode): boolean;
  /** Whether statements can be outside a function. */
  hasTopLevelStatements: boolean;
  /** Statements that are only valid in a function, such as `return`. */
  functionOnly: ReadonlySet<string>;
  functions: ReadonlySet<string>;
  /** Members that create an instance, such as `.constructor`. */
  constructors: readonly string[];
  /** Statements at the start of a file that all of its code needs: the package's name, attributes of the crate. */
  prologue: ReadonlySet<string>;
  roleOf(node: SyntaxNode, textOf: TextOf): Role | undefined;
  imports: {
    includes(node: SyntaxNode): boolean;
    /** Returns the local names of an import; `*` if it imports names that it doesn't list. */
    namesOf(statement: SyntaxNode, textOf: TextOf): string[];
    /** Returns the import of the wanted names; undefined if none is left. */
    narrow(statement: SyntaxNode, textOf: TextOf, isWanted: (name: string) => boolean): string | undefined;
    /** Whether an import that the file never uses by name is needed, such as a trait. */
    worksUnnamed?: boolean;
  };
  /** Returns the node at which a statement starts, if it isn't the statement: its decorators. */
  startOf?(statement: SyntaxNode): SyntaxNode;
  /** Names that are defined without an import. */
  globals: ReadonlySet<string>;
};

/** The longest line of an import. */
const LINE_LENGTH = 110;

type ListStyle = Partial<Record<'open' | 'close' | 'longOpen' | 'longClose' | 'after' | 'indent', string>>;

/** Joins imported names in a line, or in a line each if they don't fit. */
export function printList(
  before: string,
  items: readonly string[],
  {after = '', open = '', close = '', indent = '  ', ...long}: ListStyle = {},
): string {
  const {longOpen = open, longClose = close} = long;
  const line = `${before}${open}${items.join(', ')}${close}${after}`;
  if (line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  const lines = items.map((item) => `${indent}${item.replaceAll('\n', `\n${indent}`)},\n`);
  return `${before}${longOpen}\n${lines.join('')}${longClose}${after}`;
}

export function childrenOf({firstChild}: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** Splits the children of a list at its commas. */
export function splitAtCommas(nodes: readonly SyntaxNode[]): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (const node of nodes) {
    if (node.name === ',') groups.push([]);
    else groups.at(-1)!.push(node);
  }
  return groups.filter((group) => group.length > 0);
}

/** Returns the words of a text that is separated by white space. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
