import {selectedText} from './selectedText';

export type Passage = {
  text: string;
  /** Where the offer stands, in pixels from the window's top left. */
  top: number;
  left: number;
};

const PROMPT = {width: 190, height: 40, gap: 8};

/** The text that is selected on a page of the documentation, and where it stands; undefined where there is none. */
export function selectedPassage(): Passage | undefined {
  const text = selectedText();
  const selection = getSelection();
  // A document that something else has the focus of may have no range at all.
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
