/** In characters. A shorter selection is probably accidental. */
const MIN_LENGTH = 8;

/** Returns the text that is selected on a documentation page, with its indentation, or undefined without one. */
export function selectedText(): string | undefined {
  const selection = getSelection();
  const text = selection?.toString() ?? '';
  if (!selection || selection.rangeCount === 0 || text.trim().length < MIN_LENGTH) return undefined;
  const container = selection.getRangeAt(0).commonAncestorContainer;
  const element = container instanceof Element ? container : container.parentElement;
  return element?.closest('.theme-doc-markdown') ? text.replace(/^\s*\n/, '').trimEnd() : undefined;
}
