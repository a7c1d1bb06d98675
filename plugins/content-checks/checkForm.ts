import {finding} from '../shared/pageProblems';
import {count} from './describeNotes';
import type {Finding, Page} from './page';
import type {FormFigures, FormRecord} from './readForm';
import type {Site} from './site';

/** The record of the pages that exceed a limit, relative to the project's folder. */
export const FORM_FILE = 'src/config/pageForm.json';

/** Percentage of the words of a page that may be in tables, by its kind. A reference is free. */
const TABLE_LIMITS: Readonly<Record<string, number>> = {tutorial: 10, concept: 20, 'how-to': 25};
/** Words outside tables, in which one ", so" may occur. */
const WORDS_FOR_EACH_SO = 500;

export function figuresOf({form}: Pick<Page, 'form'>): FormFigures {
  return {
    tables: form.words === 0 ? 0 : Math.round((100 * form.tableWords) / form.words),
    bareHeadings: form.bareHeadings.length,
    so: form.so.length,
  };
}

export function wordsOutsideTables({form}: Pick<Page, 'form'>): number {
  return form.words - form.tableWords;
}

export function kindOf({frontMatter}: Page): string {
  return String(frontMatter.values?.kind ?? 'none');
}

export function limitsOf(page: Page): FormFigures {
  const so = Math.max(1, Math.floor(wordsOutsideTables(page) / WORDS_FOR_EACH_SO));
  return {tables: TABLE_LIMITS[kindOf(page)] ?? 100, bareHeadings: 0, so};
}

/** Checks that a page tells before it tabulates; a page on record only that it doesn't get worse. */
export function checkForm(page: Page, {formRecord}: Site): Finding[] {
  if (formRecord === undefined) return [];
  const [figures, limits, known] = [figuresOf(page), limitsOf(page), formRecord[page.route] ?? {}];
  const {bareHeadings, so} = page.form;
  const messages: [key: keyof FormFigures, line: number, found: string, advice: string][] = [
    [
      'tables',
      1,
      `${figures.tables} % of the words are in tables`,
      'write reasons as prose and short facts as lists',
    ],
    [
      'bareHeadings',
      bareHeadings[0] ?? 1,
      `a table or code follows directly after ${count(figures.bareHeadings, 'heading')} (lines ${bareHeadings.join(', ')})`,
      'first write a sentence that says what it is, and when one needs it',
    ],
    [
      'so',
      so[0] ?? 1,
      `", so" occurs ${count(figures.so, 'time')} (lines ${so.join(', ')})`,
      'give the reason in a sentence of its own, or leave it out',
    ],
  ];
  return messages.flatMap(([key, line, found, advice]) => {
    const limit = Math.max(limits[key], known[key] ?? 0);
    return finding(line, figures[key] > limit ? `${found}, at most ${limit} here; ${advice}` : undefined);
  });
}

/**
 * Returns the record for the pages of a site. Recorded figures only fall; other figures have to keep the limits. Without
 * a record, all figures that exceed a limit are recorded.
 */
export function formRecordOf({pages, formRecord}: Site): FormRecord {
  const entries = [...pages.values()].flatMap((page): [string, Partial<FormFigures>][] => {
    const [figures, limits, known] = [figuresOf(page), limitsOf(page), formRecord?.[page.route]];
    const keys = (Object.keys(limits) as (keyof FormFigures)[]).filter((key) => {
      const isRecorded = formRecord === undefined || known?.[key] !== undefined;
      return isRecorded && figures[key] > limits[key];
    });
    const lowest = keys.map((key) => [key, Math.min(figures[key], known?.[key] ?? Infinity)]);
    return keys.length === 0 ? [] : [[page.route, Object.fromEntries(lowest) as Partial<FormFigures>]];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
