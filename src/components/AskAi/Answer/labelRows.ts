/** As in plugins/rehype-tables/labelRows.ts: rows whose longest cells have at most this many characters fit into a phone. */
const PHONE_LINE = 34;

const roles: Readonly<Record<string, string>> = {
  TR: 'row',
  TH: 'columnheader',
  TD: 'cell',
};

/**
 * Makes src/css/tables.css display the rows of a table with three or more columns as cards on phones, as it does on pages.
 * The build labels the cells of pages (plugins/rehype-tables); the rows of an answer arrive one by one.
 */
export function labelRows(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const headers = [...(table.tHead?.rows[0]?.cells ?? [])].map(({textContent}) => textContent);
  const longest = headers.map((_, column) =>
    Math.max(...rows.map((row) => row.cells[column]?.textContent.length ?? 0)),
  );
  if (headers.length < 3 || longest.reduce((sum, length) => sum + length, 0) <= PHONE_LINE) return;
  table.classList.add('mx-rows');
  headers.forEach((header, index) => table.style.setProperty(`--c${index + 1}`, JSON.stringify(header)));
  table.setAttribute('role', 'table');
  for (const element of table.querySelectorAll(':is(tr, th, td):not([role])')) {
    element.setAttribute('role', roles[element.tagName]!);
  }
}
