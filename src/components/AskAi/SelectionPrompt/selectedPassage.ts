export type Passage = {
  text: string;
  /** Where the offer stands, in pixels from the window's top left. */
  top: number;
  left: number;
};

/** The shortest selection that is worth a question. */
const SHORTEST = 8;
const PROMPT = {width: 190, height: 40, gap: 8};

/** The text that is selected on a page of the documentation, and where it stands; undefined where there is none. */
export function selectedPassage(): Passage | undefined {
  const selection = getSelection();
  const text = selection?.toString().trim() ?? '';
  if (!selection || selection.rangeCount === 0 || text.length < SHORTEST) return undefined;
  const range = selection.getRangeAt(0);
  const container = range.commonAncestorContainer;
  const element = container instanceof Element ? container : container.parentElement;
  if (!element?.closest('.theme-doc-markdown')) return undefined;

  const {top, bottom, left, right} = range.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return undefined;
  const above = top - PROMPT.height - PROMPT.gap;
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return {
    text,
    top: above > navbar ? above : Math.min(bottom + PROMPT.gap, innerHeight - PROMPT.height - PROMPT.gap),
    left: Math.max(
      PROMPT.gap,
      Math.min((left + right - PROMPT.width) / 2, innerWidth - PROMPT.width - PROMPT.gap),
    ),
  };
}
