/**
 * Text whose inline markup is written as single characters that no page uses (Unicode's private area), so that one string
 * gives both what search reads and what an answer shows, without parsing Markdown in the browser.
 *
 * A link is `LINK text TARGET address END`; code, strong and emphasis have the same sign at both ends.
 */
export const SIGNS = {
  code: '\uE000',
  strong: '\uE001',
  emphasis: '\uE002',
  link: '\uE003',
  target: '\uE004',
  end: '\uE005',
  /** Between the cells of a table's row. */
  cell: '\uE006',
} as const;

const ADDRESS = /\uE004[^\uE005]*\uE005/g;
const MARKS = /[\uE000-\uE003]/g;
/** Characters that would be read as markup where they are meant as text. */
const SPECIAL = /[\\`*_[\]<>|~#]/g;

/** The text without its markup, as a reader sees it. */
export function plainOf(marked: string): string {
  return marked.replaceAll(ADDRESS, '').replaceAll(MARKS, '').replaceAll(SIGNS.cell, ' · ');
}

/** The text as Markdown. */
export function markdownOf(marked: string): string {
  let markdown = '';
  marked.split(SIGNS.code).forEach((piece, index) => {
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
        case SIGNS.strong:
          return '**';
        case SIGNS.emphasis:
          return '*';
        case SIGNS.link:
          return '[';
        case SIGNS.target:
          isAddress = true;
          return '](';
        case SIGNS.end:
          isAddress = false;
          return ')';
        default:
          return isAddress ? part : part.replaceAll(SPECIAL, String.raw`\$&`);
      }
    })
    .join('');
}

/** Code that holds backticks needs more of them around it. */
function codeSpan(code: string): string {
  const fence = code.includes('`') ? '``' : '`';
  const pad = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}
