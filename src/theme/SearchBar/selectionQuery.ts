/** A longer selection is a passage and not something to look up. */
const LONGEST_SELECTION = 64;

/** What a selected text makes of the query: nothing where DocSearch takes it over itself. */
export function selectionQuery(selection: string): string | undefined {
  const text = selection.trim().replaceAll(/\s+/g, ' ');
  return text.length > LONGEST_SELECTION ? text.slice(0, LONGEST_SELECTION) : undefined;
}
