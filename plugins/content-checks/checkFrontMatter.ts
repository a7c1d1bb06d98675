import {splitAtMonth} from '../../src/pageDates';
import {showFacts} from '../remark-facts/labelFacts';
import {finding} from '../shared/pageProblems';
import {missingWords} from '../site-routes/missingWords';
import type {Finding, Page} from './page';
import type {Site} from './site';

const pageKinds = ['tutorial', 'how-to', 'reference', 'concept'] as const;

const required = ['title', 'description', 'kind', 'checked'] as const;
/** First words of a description that names topics instead of saying what the reader does. */
const withoutVerb = new Set(
  'a an the this every each all for of about how what when where which who why current former'.split(' '),
);
const optional = ['sidebar_label', 'deprecated', 'unlisted'] as const;

/** Checks that front matter has the four required keys with valid values, and no unknown key. */
export function checkFrontMatter(page: Page, {facts}: Pick<Site, 'facts'>): Finding[] {
  const {values, error, lines} = page.frontMatter;
  if (error !== undefined) return [error];
  if (values === undefined) {
    return finding(
      1,
      `the page has no front matter; start it with ${required.join(', ')} between two lines of "---"`,
    );
  }
  const findings: Finding[] = [];
  const report = (key: string, message: string) => findings.push({line: lines[key] ?? 1, message});

  for (const key of required) {
    const value = values[key];
    if (value === undefined) report(key, `front matter has no "${key}"; ${instructions[key]}`);
    else if (!isFilled(value)) {
      const found = value === null || value === '' ? 'empty' : `not text (${String(value)})`;
      report(key, `"${key}" is ${found}; ${instructions[key]}`);
    }
  }
  const known: readonly string[] = [...required, ...optional];
  for (const key of Object.keys(values).filter((name) => !known.includes(name))) {
    report(key, `front matter has the unknown key "${key}"; remove it, or use one of ${known.join(', ')}`);
  }
  const {description, kind, checked} = values;
  const length = isFilled(description) ? showFacts(description, facts).text.length : undefined;
  if (length !== undefined && (length < 60 || length > 160)) {
    report('description', `the description has ${length} characters; ${instructions.description}`);
  }
  if (isFilled(description) && !isSentence(description)) {
    report(
      'description',
      `the description isn't a sentence that tells readers what to do; start with a verb, such as "Choose", and end with a full stop`,
    );
  }
  if (isFilled(kind) && !pageKinds.some((known) => known === kind)) {
    report('kind', `the kind "${kind}" is unknown; ${instructions.kind}`);
  }
  if (isFilled(checked) && splitAtMonth(checked) === undefined) {
    report('checked', `"checked" has no month (found "${checked}"); ${instructions.checked}`);
  }
  const {title, sidebar_label: label} = values;
  const missing = isFilled(title) && isFilled(label) ? missingWords(label, title) : [];
  if (missing.length > 0) {
    const words = missing.map((word) => `"${word}"`).join(', ');
    report(
      'sidebar_label',
      `the title has no ${words}; shorten the title to a label, or add the words to the title`,
    );
  }
  for (const key of ['deprecated', 'unlisted']) {
    const value = values[key];
    if (value === undefined || value === true) continue;
    report(key, `"${key}" is ${JSON.stringify(value)}; write true, or remove the key`);
  }
  return findings;
}

const instructions: Record<(typeof required)[number], string> = {
  title: 'write the title of the page, which becomes its only H1',
  description: 'write one sentence of 60 to 160 characters that says what the page explains',
  kind: `write one of ${pageKinds.join(', ')}`,
  checked: 'write what the page was checked against and the month, such as "mx-chain-go v1.11.5, 2026-11"',
};

function isSentence(text: string): boolean {
  const [first = ''] = text.split(' ');
  return text.endsWith('.') && !withoutVerb.has(first.toLowerCase());
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
