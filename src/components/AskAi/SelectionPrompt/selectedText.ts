/** The shortest selection that is worth a question. */
const SHORTEST = 8;

/** The text that is selected on a page of the documentation, with its indentation; undefined where there is none. */
export function selectedText(): string | undefined {
  const selection = getSelection();
  const text = selection?.toString() ?? '';
  if (!selection || selection.rangeCount === 0 || text.trim().length < SHORTEST) return undefined;
  const container = selection.getRangeAt(0).commonAncestorContainer;
  const element = container instanceof Element ? container : container.parentElement;
  return element?.closest('.theme-doc-markdown') ? text.replace(/^\s*\n/, '').trimEnd() : undefined;
}
