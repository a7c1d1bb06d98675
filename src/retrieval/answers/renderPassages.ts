import {withSetup} from '../index/sampleSetup';
import {markdownOf, DELIMITERS} from '../text/markedText';
import type {Passage} from '../index/passage';

/** Maximum number of lines of code in an answer. */
const CODE_LINES = 24;
/** Maximum number of lines of code that is a program with its setup, which is useless if it isn't whole. */
const PROGRAM_LINES = 60;

/**
 * Returns the passages at the indexes `shown` as Markdown. Long code is truncated unless `isWhole`. A single
 * row of a table renders as a sentence.
 */
export function renderPassages(
  passages: readonly Passage[],
  shown: readonly number[],
  {isWhole = false}: {isWhole?: boolean} = {},
): string {
  let markdown = '';
  let last: Passage | undefined;
  for (const passage of withSentences(shown.map((index) => passages[index]!))) {
    const isJoined =
      (passage.kind === 'row' && (last?.kind === 'row' || last?.kind === 'header')) ||
      (passage.kind === 'item' && last?.kind === 'item');
    if (last) markdown += isJoined ? '\n' : last.isQuote && passage.isQuote ? '\n>\n' : '\n\n';
    markdown += renderPassage(passage, isWhole);
    last = passage;
  }
  return markdown;
}

/** Replaces each table of a single row by a sentence. */
function withSentences(passages: readonly Passage[]): Passage[] {
  return passages.flatMap((passage, at) => {
    const [before, next] = [passages[at - 1], passages[at + 1]];
    if (passage.kind === 'header')
      return next?.kind === 'row' && passages[at + 2]?.kind !== 'row' ? [] : [passage];
    if (passage.kind !== 'row' || before?.kind !== 'header' || next?.kind === 'row') return [passage];
    return [{...passage, kind: 'paragraph', text: sentenceOf(before.text, passage.text)}];
  });
}

/** Returns a row as marked text: `name: value` of a table with two columns, otherwise with the names of its columns. */
function sentenceOf(header: string, row: string): string {
  const names = header.split(DELIMITERS.cell);
  const [first = '', ...cells] = row.split(DELIMITERS.cell);
  if (cells.length === 1) return `${first}: ${cells[0]}`;
  const named = cells.flatMap((cell, index) => (cell === '' ? [] : [`${names[index + 1]}: ${cell}`]));
  return [first, ...named].join('; ');
}

function renderPassage(passage: Passage, isWhole: boolean): string {
  const {kind, depth = 0, isQuote} = passage;
  const indent = '   '.repeat(kind === 'item' ? depth - 1 : depth);
  const prefix = `${isQuote ? '> ' : ''}${indent}`;
  return linesOf(passage, isWhole)
    .map((line) => prefix + line)
    .join('\n');
}

function linesOf(passage: Passage, isWhole: boolean): string[] {
  const {kind, text, number} = passage;
  switch (kind) {
    case 'item':
      return [`${number === undefined ? '-' : `${number}.`} ${markdownOf(text)}`];
    case 'header': {
      const cells = text.split(DELIMITERS.cell);
      return [rowOf(cells), rowOf(cells.map(() => '---'))];
    }
    case 'row':
      return [rowOf(text.split(DELIMITERS.cell))];
    case 'label':
      return [`**${markdownOf(text.replaceAll(DELIMITERS.strong, ''))}**`];
    case 'code':
      return codeLines(passage, isWhole);
    default:
      return [markdownOf(text)];
  }
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => (cell === '---' ? cell : markdownOf(cell))).join(' | ')} |`;
}

/** Returns a code fence with a program, or the first lines of other code. An ellipsis marks truncated code. */
function codeLines({text, setup, language = ''}: Passage, isWhole: boolean): string[] {
  const program = withSetup(text, setup).split('\n');
  const isProgram = setup !== undefined && program.length <= PROGRAM_LINES;
  const lines = isProgram ? program : text.split('\n');
  const fence = lines.some((line) => line.includes('```')) ? '````' : '```';
  const kept =
    isWhole || isProgram || lines.length <= CODE_LINES + 2 ? lines : [...lines.slice(0, CODE_LINES), '…'];
  return [`${fence}${language}`, ...kept, fence];
}
