import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** A reader this near to the end, in pixels, is at the end. */
const NEAR = 48;
/** How long after a question the view moves to it, in milliseconds (specification, section 9). */
const SCROLL_DELAY = 200;
const KEYS_UPWARDS: ReadonlySet<string> = new Set(['ArrowUp', 'PageUp', 'Home']);

/**
 * Keeps the end of a growing text in view until the reader scrolls up, and again once they come back to the end.
 *
 * @param conversation Another conversation begins at its end, a new one at its beginning.
 * @param questions How many were asked; a new one brings the reader to the end.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, conversation: string, questions: number) {
  const follows = useRef(true);
  /** Where the view was when it was last looked at. */
  const top = useRef(0);
  const known = useRef({conversation, questions});
  const [isBehind, setIsBehind] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    top.current = element.scrollTop;
    const distance = () => element.scrollHeight - element.clientHeight - element.scrollTop;
    const settle = () => {
      // At the end, the browser needn't look for what it would have to keep in its place.
      element.style.overflowAnchor = follows.current ? 'none' : 'auto';
      setIsBehind(!follows.current && distance() > NEAR);
    };
    const onScroll = () => {
      // The text grows below, and following it moves down: what moves up is the reader, or a text that shrinks or a
      // window that grows, which end at the end.
      const moved = element.scrollTop - top.current;
      top.current = element.scrollTop;
      if (moved < 0 && distance() > 1) follows.current = false;
      else if ((moved > 0 || moved < -1) && distance() <= NEAR) follows.current = true;
      settle();
    };
    const keepUp = () => {
      if (follows.current && known.current.questions > 0) {
        element.scrollTop = element.scrollHeight;
        top.current = element.scrollTop;
      }
      settle();
    };
    // A wheel and a key begin to move so slowly that keeping up would end the movement before there is any to notice.
    const leave = () => {
      if (element.scrollTop > 0) follows.current = false;
      settle();
    };
    const onWheel = ({deltaY, ctrlKey, shiftKey}: WheelEvent) => {
      // With these keys it zooms, or moves sideways.
      if (deltaY < 0 && !ctrlKey && !shiftKey) leave();
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (KEYS_UPWARDS.has(key)) leave();
    };
    // It asks for the layout in the task that made the change: the task of the frame is left with the painting.
    const growth = new MutationObserver(keepUp);
    growth.observe(element, {childList: true, characterData: true, subtree: true});
    const size = new ResizeObserver(keepUp);
    size.observe(element);
    element.addEventListener('scroll', onScroll, {passive: true});
    element.addEventListener('wheel', onWheel, {passive: true});
    element.addEventListener('keydown', onKeyDown);
    return () => {
      growth.disconnect();
      size.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [scroller]);

  const follow = useCallback(() => {
    follows.current = true;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    scroller.current?.scrollTo({top: scroller.current.scrollHeight, behavior});
  }, [scroller]);

  useEffect(() => {
    const {current} = known;
    known.current = {conversation, questions};
    if (current.conversation !== conversation && scroller.current) {
      follows.current = true;
      scroller.current.scrollTo({top: questions > 0 ? scroller.current.scrollHeight : 0});
      top.current = scroller.current.scrollTop;
    }
    if (questions <= current.questions) return undefined;
    const timer = setTimeout(follow, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [scroller, conversation, questions, follow]);

  return {isBehind, follow};
}
