import {Lexer, type Token, type Tokens} from 'marked';

/** A top-level block of a Markdown text, which alone means what it means in the whole text. */
export type MarkdownBlock = {
  text: string;
  /** The items of a list, each as a list of its own. */
  list?: {isOrdered: boolean; start: number; items: readonly string[]};
  /** The header of a table, and its rows, each as a table with that header. */
  table?: {header: string; rows: readonly string[]};
};

/**
 * The blocks of a Markdown text: paragraphs, lists, tables, fences… While a text grows, only the last block changes, and
 * only the last item or row of a list or table, so the others needn't be parsed again.
 *
 * A link by reference finds its definition in its own block: definitions are copied there. Footnotes are numbered over
 * the whole text, and a definition in a list or a quote is rare; a text with either of them is one block.
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

/** Definitions of the labels that a block mentions, to stand in front of it. */
function definitionsFor({type, raw}: Token, definitions: readonly Tokens.Def[]): string {
  if (type === 'code' || definitions.length === 0) return '';
  const text = raw.toLowerCase().replaceAll(/\s+/g, ' ');
  const mentioned = definitions.filter(({tag}) => text.includes(`[${tag}]`));
  return mentioned.map((definition) => `${definition.raw.trim()}\n\n`).join('');
}

/**
 * A growing text without a last line that may still become a list item or underline a heading, like `-` or `1.`: shown as
 * it is, it would turn the line above into a heading for a moment.
 */
export function withoutUnfinishedMarker(text: string): string {
  return text.replace(/(?:^|\n)[ \t>]*(?:[-+*=][-+*= \t]*|\d{1,9}[.)]?[ \t]*)$/, '');
}
