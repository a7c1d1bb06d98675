import {useEffect, useRef, type RefObject} from 'react';

/**
 * Opens and closes a native modal dialog. Returns the ref to set on it. The page behind it is inert and doesn't scroll.
 *
 * @param onClosed Called when the reader closes the dialog, by Escape or by a click on the backdrop.
 */
export function useModal(isOpen: boolean, onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const onClosedRef = useRef(onClosed);
  useEffect(() => {
    onClosedRef.current = onClosed;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    element.showModal();
    focusInside(element);
    const unlock = lockScroll();
    const release = listen(element, () => onClosedRef.current());
    return () => {
      release();
      unlock();
      element.close();
    };
  }, [isOpen]);

  return dialog;
}

/** Moves the focus to the dialog's input, or to the dialog itself on a touch screen. */
export function focusInside(dialog: HTMLDialogElement): void {
  // On a touch screen, focusing the input would open a keyboard that covers half of the dialog.
  const hasFinePointer = matchMedia('(pointer: fine)').matches;
  ((hasFinePointer && dialog.querySelector('textarea')) || dialog).focus({preventScroll: true});
}

function listen(element: HTMLDialogElement, onClosed: () => void): () => void {
  let pressedOnBackdrop = false;
  const isBackdrop = ({target}: Event) => target === element;
  const onPress = (event: Event) => (pressedOnBackdrop = isBackdrop(event));
  const onClick = (event: Event) => {
    // A text selection that starts inside the dialog and ends on the backdrop must not close it.
    if (pressedOnBackdrop && isBackdrop(event)) element.close();
  };
  element.addEventListener('pointerdown', onPress);
  element.addEventListener('click', onClick);
  element.addEventListener('close', onClosed);
  addEventListener('keydown', blockSearchShortcuts, {capture: true});
  return () => {
    element.removeEventListener('pointerdown', onPress);
    element.removeEventListener('click', onClick);
    element.removeEventListener('close', onClosed);
    removeEventListener('keydown', blockSearchShortcuts, {capture: true});
  };
}

/** Blocks the search shortcuts: search would open below the modal dialog, where it can't be reached. */
function blockSearchShortcuts(event: KeyboardEvent): void {
  const isSearch = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  const {target} = event;
  const isTyped = target instanceof Element && target.closest('textarea') !== null;
  const isSlash = event.key === '/' && !isTyped;
  if (!isSearch && !isSlash) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Stops the page from scrolling. Padding replaces the hidden scroll bar, so that the page doesn't shift. */
function lockScroll(): () => void {
  const {style} = document.body;
  const {overflow, paddingRight} = style;
  style.paddingRight = `${innerWidth - document.documentElement.clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
}
