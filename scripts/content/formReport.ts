import {figuresOf, kindOf, limitsOf, wordsOutsideTables} from '../../plugins/content-checks/checkForm';
import type {Page} from '../../plugins/content-checks/page';
import {formatTable} from '../shared/table';

const HEAD = [
  'Page',
  'Kind',
  'Words',
  'In tables',
  'Bare headings',
  '", so"',
  '", so" in 1,000 words of prose',
];

/** Returns the form of each page, and of all pages of each kind, as two tables. Figures over the limit have a `!`. */
export function formReport(pages: readonly Page[]): string {
  const kinds = [...new Set(pages.map(kindOf))].map((kind) => ({
    kind,
    own: pages.filter((page) => kindOf(page) === kind),
  }));
  const rows = pages.map((page) => row(page.file, kindOf(page), page, limitsOf(page)));
  const sums = [...kinds, {kind: 'all', own: pages}].map(({kind, own}) => {
    const sum = (figure: 'words' | 'tableWords') => own.reduce((total, {form}) => total + form[figure], 0);
    const bareHeadings = own.flatMap(({form}) => form.bareHeadings);
    const so = own.flatMap(({form}) => form.so);
    const form = {words: sum('words'), tableWords: sum('tableWords'), bareHeadings, so};
    return row(`${own.length} pages`, kind, {form});
  });
  return [rows, sums].map((body) => formatTable([HEAD, ...body])).join('\n\n');
}

function row(
  name: string,
  kind: string,
  {form}: Pick<Page, 'form'>,
  limits?: ReturnType<typeof limitsOf>,
): string[] {
  const figures = figuresOf({form});
  const mark = (key: keyof typeof figures, unit = '') =>
    `${figures[key]}${unit}${limits !== undefined && figures[key] > limits[key] ? ' !' : ''}`;
  const prose = wordsOutsideTables({form});
  const perThousand = prose === 0 ? 0 : (1000 * form.so.length) / prose;
  const cells = [mark('tables', ' %'), mark('bareHeadings'), mark('so'), perThousand.toFixed(1)];
  return [name, kind, String(form.words), ...cells];
}
