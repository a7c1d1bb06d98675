import {act, renderHook} from '@testing-library/react';
import {useQuestionScroll} from '@site/src/components/AskAi/Conversation/useQuestionScroll';

/** Top of the last question in the scrolled content, in pixels. */
const QUESTION_TOP = 700;

let onSize: () => void;
let onEnd: (entries: {isIntersecting: boolean}[]) => void;
let reducesMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reducesMotion = false;
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        onSize = callback;
      }
      observe() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      constructor(callback: typeof onEnd) {
        onEnd = callback;
      }
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({matches: reducesMotion}),
  });
});
afterEach(() => jest.useRealTimers());

function show({questions = 1} = {}) {
  const scrolls: ScrollToOptions[] = [];
  const element = document.createElement('div');
  Object.defineProperty(element, 'scrollHeight', {value: 2000});
  element.scrollTo = ((options: ScrollToOptions) => scrolls.push(options)) as typeof element.scrollTo;
  const exchange = document.createElement('div');
  Object.defineProperty(exchange, 'offsetTop', {value: QUESTION_TOP});
  const elements = {
    scroller: {current: element},
    lastExchange: {current: questions > 0 ? exchange : null},
    end: {current: document.createElement('div')},
  };
  const hook = renderHook(({questions}) => useQuestionScroll(elements, questions), {
    initialProps: {questions},
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

it('opens a conversation at its last question, once it has a size', () => {
  const {scrolls} = show();
  expect(scrolls).toEqual([]);
  act(() => onSize());
  expect(scrolls).toEqual([{top: QUESTION_TOP, behavior: 'instant'}]);
});

it('opens a new conversation at its start', () => {
  const {scrolls} = show({questions: 0});
  act(() => onSize());
  expect(scrolls).toEqual([{top: 0, behavior: 'instant'}]);
});

it('reports whether the end is out of view, and scrolls to it', () => {
  const {hook, scrolls} = show();
  expect(hook.result.current.isEndHidden).toBe(false);
  act(() => onEnd([{isIntersecting: false}]));
  expect(hook.result.current.isEndHidden).toBe(true);
  hook.result.current.scrollToEnd();
  expect(scrolls).toEqual([{top: 2000, behavior: 'smooth'}]);
  act(() => onEnd([{isIntersecting: false}, {isIntersecting: true}]));
  expect(hook.result.current.isEndHidden).toBe(false);
});
