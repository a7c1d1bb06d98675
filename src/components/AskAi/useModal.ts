import {useEffect, useRef, type RefObject} from 'react';

/**
 * Opens and closes a native dialog, which is modal: the page behind it is inert and doesn't scroll.
 *
 * @param onClosed The dialog closed by itself: by Escape, or by a click beside it.
 */
export function useModal(isOpen: boolean, onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    element.showModal();
    focusInside(element);
    const unlock = lockScroll();
    const release = listen(element, () => closed.current());
    return () => {
      release();
      unlock();
      element.close();
    };
  }, [isOpen]);

  return dialog;
}

/** Moves the focus to where the reader goes on. */
export function focusInside(dialog: HTMLDialogElement): void {
  // On a touch screen, the keyboard of an input would cover half of what the reader came to see.
  const isPointed = matchMedia('(pointer: fine)').matches;
  ((isPointed && dialog.querySelector('textarea')) || dialog).focus({preventScroll: true});
}

function listen(element: HTMLDialogElement, onClosed: () => void): () => void {
  let pressedBeside = false;
  const isBeside = ({target}: Event) => target === element;
  const onPress = (event: Event) => (pressedBeside = isBeside(event));
  const onClick = (event: Event) => {
    // A selection that begins inside and ends beside is no wish to leave.
    if (pressedBeside && isBeside(event)) element.close();
  };
  element.addEventListener('pointerdown', onPress);
  element.addEventListener('click', onClick);
  element.addEventListener('close', onClosed);
  addEventListener('keydown', keepFromSearch, {capture: true});
  return () => {
    element.removeEventListener('pointerdown', onPress);
    element.removeEventListener('click', onClick);
    element.removeEventListener('close', onClosed);
    removeEventListener('keydown', keepFromSearch, {capture: true});
  };
}

/** The shortcuts of the search would open it below the dialog, where nobody can reach it. */
function keepFromSearch(event: KeyboardEvent): void {
  const isSearch = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  const {target} = event;
  const isTyped = target instanceof Element && target.closest('textarea') !== null;
  const isSlash = event.key === '/' && !isTyped;
  if (!isSearch && !isSlash) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The bar that goes leaves its room, lest the page behind jumps. */
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
