/**
 * Marked text encodes inline markup as characters of Unicode's private use area, which no page contains. One string
 * thus yields both plain text for search and Markdown for answers, without a Markdown parser in the browser.
 *
 * A link is `LINK text TARGET address END`. Code, strong and emphasis have the same delimiter at both ends.
 */
export const DELIMITERS = {
  code: '\uE000',
  strong: '\uE001',
  emphasis: '\uE002',
  link: '\uE003',
  target: '\uE004',
  end: '\uE005',
  /** Separates the cells of a table row. */
  cell: '\uE006',
} as const;

const ADDRESS = /\uE004[^\uE005]*\uE005/g;
const MARKS = /[\uE000-\uE003]/g;
/** Characters that Markdown would interpret as markup. `#` is markup only at the start of a line. */
const SPECIAL = /[\\`*_[\]<>|~]|^#/gm;

/** Returns the text without markup. */
export function plainOf(marked: string): string {
  return marked.replaceAll(ADDRESS, '').replaceAll(MARKS, '').replaceAll(DELIMITERS.cell, ' · ');
}

/** Returns the contents of the code spans. */
export function codeSpansOf(marked: string): string[] {
  return marked.split(DELIMITERS.code).filter((_, index) => index % 2 === 1);
}

/** Returns the text as Markdown. */
export function markdownOf(marked: string): string {
  let markdown = '';
  marked.split(DELIMITERS.code).forEach((piece, index) => {
    markdown += index % 2 === 1 ? codeSpan(piece) : proseOf(piece);
  });
  return markdown;
}

function proseOf(piece: string): string {
  let isAddress = false;
  return piece
    .split(/([\uE001-\uE005])/)
    .map((part) => {
      switch (part) {
        case DELIMITERS.strong:
          return '**';
        case DELIMITERS.emphasis:
          return '*';
        case DELIMITERS.link:
          return '[';
        case DELIMITERS.target:
          isAddress = true;
          return '](';
        case DELIMITERS.end:
          isAddress = false;
          return ')';
        default:
          return isAddress ? part : part.replaceAll(SPECIAL, String.raw`\$&`);
      }
    })
    .join('');
}

/** Returns a code span. Code that contains backticks needs a longer fence. */
function codeSpan(code: string): string {
  const fence = code.includes('`') ? '``' : '`';
  const pad = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}
