import {finding} from '../shared/pageProblems';
import {count} from './describeNotes';
import type {Finding, Page} from './page';

/** The figures of a page: the percentage of its words that are in tables, and how often the others occur. */
type FormFigures = {tables: number; bareHeadings: number; so: number};

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

/** Checks that a page tells before it tabulates. */
export function checkForm(page: Page): Finding[] {
  const [figures, limits] = [figuresOf(page), limitsOf(page)];
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
  return messages.flatMap(([key, line, found, advice]) =>
    finding(
      line,
      figures[key] > limits[key] ? `${found}, at most ${limits[key]} here; ${advice}` : undefined,
    ),
  );
}
