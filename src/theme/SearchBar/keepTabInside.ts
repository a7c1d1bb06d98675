import type {KeyboardEvent} from 'react';

/** DocSearch's own trap knows the elements of its first moment only, and so never lets Tab reach a result. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && !element.hidden && element.getClientRects().length > 0,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement === edge || !event.currentTarget.contains(document.activeElement)) {
    event.preventDefault();
    other?.focus();
  }
}
