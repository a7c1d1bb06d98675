const GAP = 6;
const MARGIN = 12;

/**
 * Puts a tooltip below its term, or above it where there is no room below, and inside the window's edges.
 * It is fixed to the window, so that neither a table nor a block of code that scrolls cuts it off.
 */
export function placeTooltip(term: HTMLElement, tooltip: HTMLElement): void {
  // A term that breaks over two lines has two boxes: the first is where a reader looks.
  const box = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const {width, height} = tooltip.getBoundingClientRect();
  const hasRoomBelow = box.bottom + GAP + height + MARGIN <= window.innerHeight;
  const left = Math.min(Math.max(box.left, MARGIN), Math.max(MARGIN, window.innerWidth - width - MARGIN));
  tooltip.style.left = `${Math.round(left)}px`;
  tooltip.style.top = `${Math.round(hasRoomBelow ? box.bottom + GAP : box.top - GAP - height)}px`;
}
