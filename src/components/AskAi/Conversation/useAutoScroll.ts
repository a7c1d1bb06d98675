import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** In pixels. A scroll position at most this far from the end counts as being at the end. */
const END_THRESHOLD = 48;
/** Delay between a question and scrolling to it, in milliseconds (specification, section 9). */
const SCROLL_DELAY = 200;
const UPWARD_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'PageUp', 'Home']);

/**
 * Keeps the end of a streaming text in view. Scrolling up stops this; scrolling back to the end starts it again.
 * Returns whether the end is out of view (`isEndHidden`), and `scrollToEnd`.
 *
 * use-stick-to-bottom 1.1.6 can't replace this hook. In Chromium, when the scroller gets taller because an on-screen
 * keyboard closes, it mistakes the corrected position for a reader who scrolls up, and stops following. When the scroller
 * gets shorter, it leaves the end out of view.
 *
 * @param conversation Id of the conversation. A saved conversation opens at its end, a new one at its start.
 * @param questions Number of questions in the conversation. When it increases, the view scrolls to the end.
 */
export function useAutoScroll(
  scroller: RefObject<HTMLElement | null>,
  conversation: string,
  questions: number,
) {
  const isFollowing = useRef(true);
  /** The last known scroll position. */
  const lastScrollTop = useRef(0);
  const latest = useRef({conversation, questions});
  const [isEndHidden, setIsEndHidden] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    lastScrollTop.current = element.scrollTop;
    const distance = () => element.scrollHeight - element.clientHeight - element.scrollTop;
    const updateState = () => {
      // Scroll anchoring keeps the text in place for a reader who scrolled up. At the end it would only cost time.
      element.style.overflowAnchor = isFollowing.current ? 'none' : 'auto';
      setIsEndHidden(!isFollowing.current && distance() > END_THRESHOLD);
    };
    const onScroll = () => {
      // This hook only scrolls down. Only the reader scrolls up, or the browser when the text gets shorter or the window
      // taller; after the browser's scroll the view is at the end.
      const moved = element.scrollTop - lastScrollTop.current;
      lastScrollTop.current = element.scrollTop;
      if (moved < 0 && distance() > 1) isFollowing.current = false;
      else if ((moved > 0 || moved < -1) && distance() <= END_THRESHOLD) isFollowing.current = true;
      updateState();
    };
    const scrollIfFollowing = () => {
      if (isFollowing.current && latest.current.questions > 0) {
        element.scrollTop = element.scrollHeight;
        lastScrollTop.current = element.scrollTop;
      }
      updateState();
    };
    // A wheel or a key scrolls smoothly. Waiting for its first scroll event is too late, because `scrollIfFollowing` would
    // undo the first pixels.
    const stopFollowing = () => {
      if (element.scrollTop > 0) isFollowing.current = false;
      updateState();
    };
    const onWheel = ({deltaY, ctrlKey, shiftKey}: WheelEvent) => {
      // Ctrl zooms, and Shift scrolls sideways.
      if (deltaY < 0 && !ctrlKey && !shiftKey) stopFollowing();
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (UPWARD_KEYS.has(key)) stopFollowing();
    };
    // Unlike a ResizeObserver on the text, it runs in the task that made the change, so the work of a frame is split.
    const textObserver = new MutationObserver(scrollIfFollowing);
    textObserver.observe(element, {childList: true, characterData: true, subtree: true});
    const sizeObserver = new ResizeObserver(scrollIfFollowing);
    sizeObserver.observe(element);
    element.addEventListener('scroll', onScroll, {passive: true});
    element.addEventListener('wheel', onWheel, {passive: true});
    element.addEventListener('keydown', onKeyDown);
    return () => {
      textObserver.disconnect();
      sizeObserver.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [scroller]);

  const scrollToEnd = useCallback(() => {
    isFollowing.current = true;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    scroller.current?.scrollTo({top: scroller.current.scrollHeight, behavior});
  }, [scroller]);

  useEffect(() => {
    const {current} = latest;
    latest.current = {conversation, questions};
    if (current.conversation !== conversation && scroller.current) {
      isFollowing.current = true;
      scroller.current.scrollTo({top: questions > 0 ? scroller.current.scrollHeight : 0});
      lastScrollTop.current = scroller.current.scrollTop;
    }
    if (questions <= current.questions) return undefined;
    const timer = setTimeout(scrollToEnd, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [scroller, conversation, questions, scrollToEnd]);

  return {isEndHidden, scrollToEnd};
}
