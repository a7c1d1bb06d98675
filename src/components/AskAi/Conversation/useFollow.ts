import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** A reader this near to the end, in pixels, is at the end. */
const NEAR = 48;
/** How long after a question the view moves to it, in milliseconds (specification, section 9). */
const SCROLL_DELAY = 200;

/**
 * Keeps the end of a growing text in view until the reader scrolls up, and again once they come back to the end.
 *
 * @param conversation Another conversation begins at its end, a new one at its beginning.
 * @param questions How many were asked; a new one brings the reader to the end.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, conversation: string, questions: number) {
  const follows = useRef(true);
  const known = useRef({conversation, questions});
  const [isBehind, setIsBehind] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let lastTop = element.scrollTop;
    const distance = () => element.scrollHeight - element.clientHeight - element.scrollTop;
    const settle = () => {
      // At the end, the browser needn't look for what it would have to keep in its place.
      element.style.overflowAnchor = follows.current ? 'none' : 'auto';
      setIsBehind(!follows.current && distance() > NEAR);
    };
    const onScroll = () => {
      // Only a movement upwards is the reader's: the text grows below, and following it moves down.
      if (element.scrollTop < lastTop && distance() > NEAR) follows.current = false;
      else if (distance() <= NEAR) follows.current = true;
      lastTop = element.scrollTop;
      settle();
    };
    const keepUp = () => {
      if (follows.current && known.current.questions > 0) element.scrollTop = element.scrollHeight;
      settle();
    };
    // It asks for the layout in the task that made the change: the task of the frame is left with the painting.
    const growth = new MutationObserver(keepUp);
    growth.observe(element, {childList: true, characterData: true, subtree: true});
    const size = new ResizeObserver(keepUp);
    size.observe(element);
    element.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      growth.disconnect();
      size.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);

  const follow = useCallback(() => {
    follows.current = true;
    scroller.current?.scrollTo({top: scroller.current.scrollHeight, behavior: 'smooth'});
  }, [scroller]);

  useEffect(() => {
    const {current} = known;
    known.current = {conversation, questions};
    if (current.conversation !== conversation) {
      follows.current = true;
      scroller.current?.scrollTo({top: questions > 0 ? scroller.current.scrollHeight : 0});
    }
    if (questions <= current.questions) return undefined;
    const timer = setTimeout(follow, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [scroller, conversation, questions, follow]);

  return {isBehind, follow};
}
