import {splitAtMonth} from '../../src/review/checkedMonth';
import {verificationOf, type Verified} from '../remark-samples/verification';
import {isCheckedLanguage} from './checkedLanguages';
import type {Page} from './page';

/** Figures of one section, or of the whole site in the row named `total`. */
export type ReportRow = {
  section: string;
  pages: number;
  planned: number;
  words: number;
  codeBlocks: number;
  /** Code blocks in checked languages; `verifiedBlocks` are those whose sample passed its tests. */
  checkedBlocks: number;
  verifiedBlocks: number;
  diagrams: number;
  /** Pages that were checked more than {@link MONTHS_FRESH} months ago, or have no month of their check. */
  stale: number;
};

const MONTHS_FRESH = 6;

type Options = {planned: Iterable<string>; verified: Verified; today: Date};

/** Returns one row per section in alphabetical order, then the total. */
export function contentReport(pages: readonly Page[], {planned, verified, today}: Options): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  const rowOf = (route: string): ReportRow => {
    const section = route.split('/')[1] ?? '';
    const row = rows.get(section) ?? emptyRow(section);
    rows.set(section, row);
    return row;
  };
  for (const route of planned) rowOf(route).planned += 1;
  for (const page of pages) add(rowOf(page.route), countPage(page, verified, today));
  const total = emptyRow('total');
  for (const row of rows.values()) add(total, row);
  return [...[...rows.values()].sort((a, b) => a.section.localeCompare(b.section, 'en')), total];
}

function countPage(page: Page, verified: Verified, today: Date): ReportRow {
  const blocks = page.fences.filter(({language}) => language !== 'mermaid');
  const checked = blocks.filter(({language}) => isCheckedLanguage(language));
  return {
    ...emptyRow(''),
    pages: 1,
    words: countWords(page),
    codeBlocks: blocks.length,
    checkedBlocks: checked.length,
    verifiedBlocks: checked.filter(
      ({sample}) => sample !== undefined && verificationOf(verified, sample.path) !== undefined,
    ).length,
    diagrams: page.fences.length - blocks.length,
    stale: isStale(page, today) ? 1 : 0,
  };
}

function countWords({prose, inlineCode}: Page): number {
  const texts = prose.filter(({kind}) => kind === 'text').map(({text}) => text);
  return [...texts, ...inlineCode.map(({code}) => code)]
    .map((text) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0)
    .reduce((sum, words) => sum + words, 0);
}

function isStale({frontMatter}: Page, today: Date): boolean {
  const month = splitAtMonth(String(frontMatter.values?.checked ?? ''))?.month;
  if (month === undefined) return true;
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  const age = (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() + 1 - monthOfYear;
  return age > MONTHS_FRESH;
}

function emptyRow(section: string): ReportRow {
  return {
    section,
    pages: 0,
    planned: 0,
    words: 0,
    codeBlocks: 0,
    checkedBlocks: 0,
    verifiedBlocks: 0,
    diagrams: 0,
    stale: 0,
  };
}

function add(row: ReportRow, more: ReportRow): void {
  for (const key of Object.keys(row) as (keyof ReportRow)[]) {
    if (key !== 'section') row[key] += more[key];
  }
}

/** Formats the rows as a table for a terminal, numbers right-aligned. */
export function formatReport(rows: readonly ReportRow[]): string {
  const head = [
    'section',
    'pages',
    'planned',
    'words',
    'code blocks',
    'verified',
    'diagrams',
    `> ${MONTHS_FRESH} months`,
  ];
  const body = rows.map((row) => [
    row.section,
    String(row.pages),
    String(row.planned),
    row.words.toLocaleString('en-US'),
    String(row.codeBlocks),
    describeShare(row),
    String(row.diagrams),
    String(row.stale),
  ]);
  const widths = head.map((name, column) =>
    Math.max(name.length, ...body.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const rule = widths.map((width) => '-'.repeat(width));
  return [
    line(head),
    line(rule),
    ...body.slice(0, -1).map(line),
    line(rule),
    ...body.slice(-1).map(line),
  ].join('\n');
}

function describeShare({verifiedBlocks, checkedBlocks}: ReportRow): string {
  if (checkedBlocks === 0) return '–';
  return `${verifiedBlocks}/${checkedBlocks} ${Math.floor((100 * verifiedBlocks) / checkedBlocks)}%`;
}
