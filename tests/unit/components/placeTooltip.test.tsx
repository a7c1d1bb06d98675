import {placeTooltip} from '@site/src/components/Term/placeTooltip';

/** An element with a bounding box. jsdom has no layout. */
function boxed(box: {left?: number; top?: number; width: number; height: number}): HTMLElement {
  const element = document.createElement('span');
  const {left = 0, top = 0, width, height} = box;
  const rect = {left, top, width, height, right: left + width, bottom: top + height} as DOMRect;
  element.getBoundingClientRect = () => rect;
  element.getClientRects = () => [rect] as unknown as DOMRectList;
  return element;
}

/** Returns the position of a tooltip of 300 × 80 in a window of 1024 × 768. */
function place(left: number, top: number): string {
  const tooltip = boxed({width: 300, height: 80});
  placeTooltip(boxed({left, top, width: 60, height: 20}), tooltip);
  return `${tooltip.style.left} ${tooltip.style.top}`;
}

describe('placeTooltip', () => {
  it('puts it below the term', () => expect(place(100, 200)).toBe('100px 226px'));
  it('puts it above if there is no room below', () => expect(place(100, 700)).toBe('100px 614px'));
  it('keeps it inside the right edge', () => expect(place(990, 200)).toBe('712px 226px'));
  it('keeps it inside the left edge', () => expect(place(-20, 200)).toBe('12px 226px'));
});
