import {findLanguage} from '../rehype-highlight-code/languages';

/** Names (not aliases) of the languages whose code has to be compiled or run by a test. */
const checked: ReadonlySet<string> = new Set(['rust', 'ts', 'tsx', 'js', 'python', 'go', 'bash']);

/** Returns whether code in this language has to be a tested sample. */
export function isCheckedLanguage(language: string | undefined): boolean {
  return checked.has(findLanguage(language ?? '')?.name ?? '');
}
