import {Lexer, type Token, type Tokens} from 'marked';

/** A top-level block of a Markdown text. It can be rendered on its own. */
export type MarkdownBlock = {
  text: string;
  /** The items of a list, each as a separate list. */
  list?: {isOrdered: boolean; start: number; items: readonly string[]};
  /** The header of a table, and each row as a table with that header. */
  table?: {header: string; rows: readonly string[]};
};

/**
 * Splits a Markdown text into blocks: paragraphs, lists, tables, code blocks… While a text grows, only the last block
 * changes, and of a list or table only the last item or row, so the others needn't be parsed again.
 *
 * Link definitions are copied to each block that refers to them. A text with footnotes, which are numbered globally, or
 * with a definition inside a list or quote, which is rare, stays a single block.
 */
export function splitBlocks(text: string): MarkdownBlock[] {
  const tokens = Lexer.lex(text);
  const definitions = tokens.filter(isDefinition);
  const tags = new Set(definitions.map(({tag}) => tag));
  const hasNestedDefinition = Object.keys(tokens.links).some((tag) => !tags.has(tag));
  if (hasNestedDefinition || tokens.some(hasFootnote)) return [{text}];
  return tokens
    .filter(({type}) => type !== 'space' && type !== 'def')
    .map((block) => toBlock(block, definitionsFor(block, definitions)));
}

function toBlock(token: Token, definitions: string): MarkdownBlock {
  const text = definitions + token.raw;
  if (isList(token)) {
    const {ordered: isOrdered, start, items} = token;
    return {
      text,
      list: {
        isOrdered,
        start: start === '' ? 1 : start,
        items: items.map(({raw}) => definitions + raw),
      },
    };
  }
  if (token.type === 'table') {
    const [names, alignment, ...rows] = token.raw.trimEnd().split('\n');
    const header = `${definitions}${names}\n${alignment}\n`;
    return {text, table: {header, rows: rows.map((row) => header + row)}};
  }
  return {text};
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}

function isDefinition(token: Token): token is Tokens.Def {
  return token.type === 'def';
}

function hasFootnote({type, raw}: Token): boolean {
  return type !== 'code' && /\[\^[^\]\s]+\]/.test(raw);
}

/** Returns the definitions of the labels that a block refers to, as a prefix for the block. */
function definitionsFor({type, raw}: Token, definitions: readonly Tokens.Def[]): string {
  if (type === 'code' || definitions.length === 0) return '';
  const text = raw.toLowerCase().replaceAll(/\s+/g, ' ');
  const mentioned = definitions.filter(({tag}) => text.includes(`[${tag}]`));
  return mentioned.map((definition) => `${definition.raw.trim()}\n\n`).join('');
}

/**
 * Removes a last line such as `-` or `1.`, which may become a list item or a heading underline. Rendered as it is, it
 * could turn the previous line into a heading until more text arrives.
 */
export function withoutUnfinishedMarker(text: string): string {
  return text.replace(/(?:^|\n)[ \t>]*(?:[-+*=][-+*= \t]*|\d{1,9}[.)]?[ \t]*)$/, '');
}
