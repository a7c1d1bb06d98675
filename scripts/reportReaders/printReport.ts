import type {Counted, RatedPage, ReadersReport} from './readersReport';

/** Returns the report as text: each table with its most frequent rows first, and the number of rows that are left out. */
export function formatReport(
  {entries, searches, questions, pages, deadLinks}: ReadersReport,
  maxRows: number,
): string {
  const rows = (counted: readonly Counted[]) => counted.map(({text, count}) => row(count, text));
  const tables: [title: string, rows: string[]][] = [
    [`Searches without a result (of ${searches.total} searches)`, rows(searches.withoutResult)],
    ['Searches with results of which none was opened', rows(searches.withoutClick)],
    [`Questions that were declined (of ${questions.total} questions)`, rows(questions.declined)],
    ['Questions whose answer was marked as not helpful', rows(questions.unhelpful)],
    ['Pages that were marked as not helpful', pages.unhelpful.map(pageRow)],
    ['Notes of readers whom a page helped', rows(pages.notesOfHelped)],
    ['Links to pages that do not exist', rows(deadLinks)],
  ];
  const sections = tables.map(([title, lines]) => {
    const more = lines.length > maxRows ? [`       and ${lines.length - maxRows} more (--all)`] : [];
    return [title, ...(lines.length > 0 ? lines.slice(0, maxRows) : ['       none']), ...more].join('\n');
  });
  return [`${entries} log entries`, ...sections].join('\n\n');
}

function pageRow({page, unhelpful, helpful, reasons, notes}: RatedPage): string {
  const why = reasons.map(({text, count}) => `${text} ${count}`).join(', ');
  const lines = [
    row(unhelpful, `${page} (helpful: ${helpful}${why && `; reasons: ${why}`})`),
    ...notes.map((note) => `         “${note}”`),
  ];
  return lines.join('\n');
}

function row(count: number, text: string): string {
  return `${String(count).padStart(5)}  ${text}`;
}
