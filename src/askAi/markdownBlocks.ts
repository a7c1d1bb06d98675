import {Lexer, type Token, type Tokens} from 'marked';

/**
 * The top-level blocks of a Markdown text (paragraphs, lists, tables, fences…), as Markdown that means alone what it means
 * in the whole text. While a text grows, all blocks but the last stay the same strings, so that nobody parses them again.
 *
 * A link by reference finds its definition in its own block: definitions are copied there. Footnotes are numbered over
 * the whole text, and a definition in a list or a quote is rare; a text with either of them is one block.
 */
export function splitBlocks(text: string): string[] {
  const tokens = Lexer.lex(text);
  const definitions = tokens.filter(isDefinition);
  const tags = new Set(definitions.map(({tag}) => tag));
  const hasNestedDefinition = Object.keys(tokens.links).some((tag) => !tags.has(tag));
  if (hasNestedDefinition || tokens.some(hasFootnote)) return [text];
  return tokens
    .filter(({type}) => type !== 'space' && type !== 'def')
    .map((block) => definitionsFor(block, definitions) + block.raw);
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
