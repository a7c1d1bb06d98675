import {useEffect, type RefObject} from 'react';
import {focusInside} from './useDialog';

/**
 * Keeps the focus in an open dialog. When the focused control is removed, disabled or made inert, the focus moves to the
 * input. Without this, keyboard users would start again at the top of the page.
 */
export function useFocusRecovery(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    // Where the reader was last. Next to the page, the dialog must not take the focus from it.
    let isInside = element.contains(document.activeElement);
    const onMove = ({target}: Event) => (isInside = target instanceof Node && element.contains(target));
    const observer = new MutationObserver(() => {
      if (isInside && isLost(document.activeElement)) focusInside(element);
    });
    observer.observe(element, {childList: true, subtree: true, attributeFilter: ['disabled', 'inert']});
    document.addEventListener('focusin', onMove);
    document.addEventListener('pointerdown', onMove);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onMove);
      document.removeEventListener('pointerdown', onMove);
    };
  }, [dialog, isOpen]);
}

/** Removing the focused element moves the focus to the body. A disabled element keeps it until the next frame. */
function isLost(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(':disabled, [inert], [inert] *');
}
