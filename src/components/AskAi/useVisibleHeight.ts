import {useEffect, type RefObject} from 'react';

/** Sets `--visible-height` and `--visible-top` of an element to the part of the window above the on-screen keyboard. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!isActive || !viewport) return undefined;
    const update = () => {
      element.current?.style.setProperty('--visible-height', `${viewport.height}px`);
      element.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [element, isActive]);
}
