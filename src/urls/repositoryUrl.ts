import {repository} from '../config/product';

/** Returns the address of a file of the repository, or of lines in it: `samples/a.rs#L5-L9`. */
export function sourceUrl(file: string): string {
  return `${repository.url}/blob/${repository.branch}/${file}`;
}

/** The description of the sample projects, with the commands that test them. */
export const samplesReadmeUrl = sourceUrl('samples/README.md');

/** Returns the address of a new GitHub issue, with values for the fields of a form in .github/ISSUE_TEMPLATE. */
export function newIssueUrl(
  form: 'missing-content' | 'wrong-content',
  fields: Record<string, string>,
): string {
  const parameters = new URLSearchParams({template: `${form}.yml`, ...fields});
  return `${repository.url}/issues/new?${parameters.toString()}`;
}
