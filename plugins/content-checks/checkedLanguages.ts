import {findLanguage} from '../rehype-highlight-code/languages';

/** Languages, by their first name, whose code is compiled or run before a page shows it. */
const checked: ReadonlySet<string> = new Set(['rust', 'ts', 'tsx', 'js', 'python', 'go', 'bash']);

/** Whether code in a fence's language has to be a tested sample. */
export function isCheckedLanguage(language: string | undefined): boolean {
  return checked.has(findLanguage(language ?? '')?.name ?? '');
}
