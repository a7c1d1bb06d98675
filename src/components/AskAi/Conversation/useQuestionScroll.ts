import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** Delay between a question and scrolling to it, in milliseconds (specification, section 9). */
const SCROLL_DELAY = 200;
/** A scroll position at most this far from the end counts as being at the end. */
const END_THRESHOLD = '48px';

type Elements = {
  scroller: RefObject<HTMLElement | null>;
  /** The last question with its answer; null in a new conversation. */
  lastExchange: RefObject<HTMLElement | null>;
  /** An element after the last exchange. */
  end: RefObject<HTMLElement | null>;
};

/**
 * Puts the last question at the top of the view: 200 ms after the reader asked it, and when a conversation opens. The
 * answer grows below it and isn't followed, so that it is read from its beginning. The last exchange is at least as tall
 * as the view (styles.module.css), so until the answer is longer, the question at the top is also the end of the
 * conversation, to which the specification scrolls.
 *
 * Returns whether a button to the end helps (`isEndHidden`), which is when the reader sees neither the end nor the last question,
 * below which an answer begins, and `scrollToEnd`.
 *
 * @param questions Number of questions in the conversation, which is the same one as long as the component is mounted
 */
export function useQuestionScroll({scroller, lastExchange, end}: Elements, questions: number) {
  const shownQuestions = useRef(questions);
  const [isEndHidden, setIsEndHidden] = useState(false);
  const [isQuestionShown, setIsQuestionShown] = useState(false);

  const showQuestion = useCallback(
    (behavior: ScrollBehavior) =>
      scroller.current?.scrollTo({top: lastExchange.current?.offsetTop ?? 0, behavior}),
    [scroller, lastExchange],
  );

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // The observer first calls back when the element has a size. While the dialog is closed, it has none.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      showQuestion('instant');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, showQuestion]);

  useEffect(() => {
    const isNew = questions > shownQuestions.current;
    shownQuestions.current = questions;
    if (!isNew) return undefined;
    const timer = setTimeout(() => showQuestion(smoothUnlessReduced()), SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [showQuestion, questions]);

  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsEndHidden(entries.at(-1)?.isIntersecting === false),
      {root: scroller.current, rootMargin: `0px 0px ${END_THRESHOLD} 0px`},
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [scroller, end]);

  useEffect(() => {
    const question = questions > 0 ? lastExchange.current?.firstElementChild : undefined;
    if (!question) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsQuestionShown(entries.at(-1)?.isIntersecting === true),
      {root: scroller.current},
    );
    observer.observe(question);
    return () => observer.disconnect();
  }, [scroller, lastExchange, questions]);

  const scrollToEnd = useCallback(
    () => scroller.current?.scrollTo({top: scroller.current.scrollHeight, behavior: smoothUnlessReduced()}),
    [scroller],
  );

  return {isEndHidden: isEndHidden && !isQuestionShown, scrollToEnd};
}

function smoothUnlessReduced(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
