import {within} from '@testing-library/react';

/** Returns the results of a tool by name, as the reader sees them. */
export function resultsOf(container: HTMLElement): Record<string, string> {
  const names = within(container).queryAllByRole('term');
  return Object.fromEntries(
    names.map((name) => [
      name.textContent,
      name.nextElementSibling?.querySelector('span')?.textContent ?? '',
    ]),
  );
}
