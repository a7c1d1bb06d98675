import {useEffect, useRef, type RefObject} from 'react';

type Options = {
  isOpen: boolean;
  /** Whether the dialog is next to the page. The page then stays usable; otherwise it is inert and doesn't scroll. */
  isDocked: boolean;
  /** Called when the reader closes the dialog, by Escape or by a click on the backdrop. */
  onClosed: () => void;
};

/** Opens and closes a native dialog: a modal one, or one next to the page. Returns the ref to set on it. */
export function useDialog({isOpen, isDocked, onClosed}: Options): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const onClosedRef = useRef(onClosed);
  useEffect(() => {
    onClosedRef.current = onClosed;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const release = isDocked ? openNextToPage(element) : openModal(element);
    const notify = () => {
      // The event of a dialog that was closed and opened again in the other mode is late.
      if (!element.open) onClosedRef.current();
    };
    element.addEventListener('close', notify);
    return () => {
      element.removeEventListener('close', notify);
      release();
    };
  }, [isOpen, isDocked]);

  return dialog;
}

/** Moves the focus to the dialog's input, or to the dialog itself on a touch screen. */
export function focusInside(dialog: HTMLDialogElement): void {
  // On a touch screen, focusing the input would open a keyboard that covers half of the dialog.
  const hasFinePointer = matchMedia('(pointer: fine)').matches;
  ((hasFinePointer && dialog.querySelector('textarea')) || dialog).focus({preventScroll: true});
}

function openModal(element: HTMLDialogElement): () => void {
  element.showModal();
  const unlock = lockScroll();
  let pressedOnBackdrop = false;
  const isBackdrop = ({target}: Event) => target === element;
  const onPress = (event: Event) => (pressedOnBackdrop = isBackdrop(event));
  const onClick = (event: Event) => {
    // A text selection that starts inside the dialog and ends on the backdrop must not close it.
    if (pressedOnBackdrop && isBackdrop(event)) element.close();
  };
  element.addEventListener('pointerdown', onPress);
  element.addEventListener('click', onClick);
  addEventListener('keydown', blockSearchShortcuts, {capture: true});
  return () => {
    element.removeEventListener('pointerdown', onPress);
    element.removeEventListener('click', onClick);
    removeEventListener('keydown', blockSearchShortcuts, {capture: true});
    unlock();
    element.close();
  };
}

function openNextToPage(element: HTMLDialogElement): () => void {
  const {activeElement: focusedBefore, documentElement: root} = document;
  // Unlike `show()`, this doesn't take the focus from the page.
  element.open = true;
  root.dataset.chat = 'docked';
  const onKeyDown = ({key, defaultPrevented}: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) element.close();
  };
  element.addEventListener('keydown', onKeyDown);
  return () => {
    element.removeEventListener('keydown', onKeyDown);
    delete root.dataset.chat;
    const {activeElement} = document;
    const hadFocus = activeElement === document.body || element.contains(activeElement);
    element.close();
    if (hadFocus && focusedBefore instanceof HTMLElement) focusedBefore.focus({preventScroll: true});
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
