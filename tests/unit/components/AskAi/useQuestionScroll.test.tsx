import {act, renderHook} from '@testing-library/react';
import {useQuestionScroll} from '@site/src/components/AskAi/Conversation/useQuestionScroll';

// tests/e2e/ask-ai-long-answers.spec.ts shows where a conversation opens.
/** Top of the last question in the scrolled content, in pixels. */
const QUESTION_TOP = 700;

let reducesMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reducesMotion = false;
  class Observer {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    matchMedia: () => ({matches: reducesMotion}),
  });
});
afterEach(() => jest.useRealTimers());

function show() {
  const scrolls: ScrollToOptions[] = [];
  const element = document.createElement('div');
  element.scrollTo = ((options: ScrollToOptions) => scrolls.push(options)) as typeof element.scrollTo;
  const exchange = document.createElement('div');
  Object.defineProperty(exchange, 'offsetTop', {value: QUESTION_TOP});
  const elements = {
    scroller: {current: element},
    lastExchange: {current: exchange},
    end: {current: document.createElement('div')},
  };
  const hook = renderHook(({questions}) => useQuestionScroll(elements, questions), {
    initialProps: {questions: 1},
  });
  return {hook, scrolls};
}

it('scrolls smoothly to a new question after 200 ms', () => {
  const {hook, scrolls} = show();
  hook.rerender({questions: 2});
  act(() => jest.advanceTimersByTime(199));
  expect(scrolls).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(scrolls).toEqual([{top: QUESTION_TOP, behavior: 'smooth'}]);
});

it('scrolls without animation under reduced motion', () => {
  reducesMotion = true;
  const {hook, scrolls} = show();
  hook.rerender({questions: 2});
  act(() => jest.advanceTimersByTime(200));
  expect(scrolls).toEqual([{top: QUESTION_TOP, behavior: 'instant'}]);
});
