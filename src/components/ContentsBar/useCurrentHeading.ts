import {useEffect, useRef, useState, type RefObject} from 'react';

/** Distance in px below the bar at which a heading becomes the current one; it is more than `scroll-padding-top` leaves. */
const READING_LINE = 40;

/**
 * Returns the id of the last heading above the reading line, which is below the bar to which `bar` has to be attached. It
 * is undefined above the first heading, and while the bar is hidden.
 */
export function useCurrentHeading(): {bar: RefObject<HTMLElement | null>; currentId: string | undefined} {
  const bar = useRef<HTMLElement>(null);
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    let frame = 0;
    function update() {
      frame = 0;
      if (!bar.current || bar.current.getClientRects().length === 0) return;
      const line = bar.current.getBoundingClientRect().bottom + READING_LINE;
      const headings = [...document.querySelectorAll('.markdown :is(h2, h3)[id]')];
      setCurrentId(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    }
    function schedule() {
      frame ||= requestAnimationFrame(update);
    }
    schedule();
    document.addEventListener('scroll', schedule, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule);
    };
  }, []);
  return {bar, currentId};
}
