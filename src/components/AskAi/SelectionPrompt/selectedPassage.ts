import {selectedText} from './selectedText';

export type Passage = {
  text: string;
  /** Position of the prompt, in pixels from the top left corner of the window. */
  top: number;
  left: number;
};

const PROMPT = {width: 190, height: 40, gap: 8};

/** Returns the text that is selected on a documentation page and the position of its prompt, or undefined without one. */
export function selectedPassage(): Passage | undefined {
  const text = selectedText();
  const selection = getSelection();
  // The selection has no range if the focus is outside the document.
  if (text === undefined || !selection?.rangeCount) return undefined;
  const {top, bottom, left, right} = selection.getRangeAt(0).getBoundingClientRect();
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
