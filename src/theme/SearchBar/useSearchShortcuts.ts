import {useEffectEvent, useLayoutEffect} from 'react';

type Options = {isOpen: boolean; onOpen(): void; onClose(): void};

/** Handles DocSearch's shortcuts: Ctrl+K and ⌘K toggle search, "/" opens it outside of form fields, Escape closes it. */
export function useSearchShortcuts({isOpen, onOpen, onClose}: Options): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isToggle = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
    const opens = !isOpen && event.key === '/' && !isField(event.composedPath()[0]);
    const closes = isOpen && event.key === 'Escape';
    if (!isToggle && !opens && !closes) return;
    event.preventDefault();
    if (isOpen) onClose();
    // A modal that is still closing keeps this class until it is unmounted.
    else if (!document.body.classList.contains('DocSearch--active')) onOpen();
  });
  // A layout effect, because a page of another layout mounts a new navbar: a key that is pressed between the removal of the
  // old listener and the passive effects of the new navbar would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
