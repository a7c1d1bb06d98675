import {useEffect, type RefObject} from 'react';
import {focusInside} from './useModal';

/**
 * Keeps the focus in an open dialog. When the focused control is removed, disabled or made inert, the focus moves to the
 * input. Without this, keyboard users would start again at the top of the page.
 */
export function useFocusRecovery(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
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

/** Removing the focused element moves the focus to the body. A disabled element keeps it until the next frame. */
function isLost(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(':disabled, [inert], [inert] *');
}
