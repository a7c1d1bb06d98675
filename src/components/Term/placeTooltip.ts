const GAP = 6;
const MARGIN = 12;

/**
 * Positions a tooltip below its term, or above it if there is no room below, and inside the window.
 * The tooltip's position is fixed, so that a scrolling table or code block doesn't clip it.
 */
export function placeTooltip(term: HTMLElement, tooltip: HTMLElement): void {
  // A term that wraps onto a second line has two boxes. The reader looks at the first.
  const box = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const {width, height} = tooltip.getBoundingClientRect();
  const hasRoomBelow = box.bottom + GAP + height + MARGIN <= window.innerHeight;
  const left = Math.min(Math.max(box.left, MARGIN), Math.max(MARGIN, window.innerWidth - width - MARGIN));
  tooltip.style.left = `${Math.round(left)}px`;
  tooltip.style.top = `${Math.round(hasRoomBelow ? box.bottom + GAP : box.top - GAP - height)}px`;
}
