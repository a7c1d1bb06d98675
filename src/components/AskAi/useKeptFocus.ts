import {useEffect, type RefObject} from 'react';
import {focusInside} from './useModal';

/**
 * Keeps the focus in an open dialog: where the control that has it goes, can't be used any more or hides, the focus
 * moves to the input, and no reader who uses the keyboard begins anew from the top of the page.
 */
export function useKeptFocus(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const observer = new MutationObserver(() => {
      if (isLost(document.activeElement)) focusInside(element);
    });
    observer.observe(element, {childList: true, subtree: true, attributeFilter: ['disabled', 'inert']});
    return () => observer.disconnect();
  }, [dialog, isOpen]);
}

/** An element that goes leaves the focus to the page's body; one that is disabled keeps it until the next frame. */
function isLost(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(':disabled, [inert], [inert] *');
}
