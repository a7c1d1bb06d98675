import {act, fireEvent, renderHook} from '@testing-library/react';
import {useAutoScroll} from '@site/src/components/AskAi/Conversation/useAutoScroll';

/** The height of the part that is seen. */
const SEEN = 400;

let onResize: () => void;
let scrollTo: jest.Mock;
let reducesMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reducesMotion = false;
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({matches: reducesMotion}),
  });
});
afterEach(() => jest.useRealTimers());

/** A box that scrolls as a browser's does: never beyond the end of what it holds. */
function createScroller(length: number) {
  const element = document.createElement('div');
  const size = {length, seen: SEEN};
  let top = 0;
  const clamp = (value: number) => Math.max(0, Math.min(value, size.length - size.seen));
  Object.defineProperties(element, {
    scrollHeight: {get: () => size.length},
    clientHeight: {get: () => size.seen},
    scrollTop: {
      get: () => (top = clamp(top)),
      set(value: number) {
        top = clamp(value);
      },
    },
  });
  scrollTo = jest.fn((options: ScrollToOptions) => (element.scrollTop = options.top ?? 0));
  element.scrollTo = scrollTo as typeof element.scrollTo;
  return {
    element,
    end: () => size.length - size.seen,
    /** More is written, or a part of what was is taken away. */
    grow: (by: number) =>
      act(async () => {
        size.length += by;
        element.append('More.');
      }),
    /** The layout is another one, though nothing was written. */
    correct(by: number) {
      size.length += by;
      // What is beyond the end moves to it.
      void element.scrollTop;
    },
    resize(seen: number) {
      size.seen = seen;
      act(() => onResize());
    },
    /** Moves; the browser tells of it with the next frame. */
    move(by: number) {
      element.scrollTop += by;
    },
    tell: () => fireEvent.scroll(element),
  };
}

function show(questions = 1) {
  const scroller = createScroller(1000);
  const ref = {current: scroller.element};
  const hook = renderHook(({conversation, questions}) => useAutoScroll(ref, conversation, questions), {
    initialProps: {conversation: 'one', questions},
  });
  return {...scroller, hook};
}

describe('what grows', () => {
  it('is followed', async () => {
    const {element, end, grow, hook} = show();
    await grow(30);
    expect(element.scrollTop).toBe(end());
    expect(hook.result.current.isEndHidden).toBe(false);
  });

  it.each<[how: string, (scroller: ReturnType<typeof show>) => void]>([
    ['a movement of a few pixels', ({move, tell}) => (move(-3), tell())],
    [
      'movements of a pixel',
      ({move, tell}) => {
        for (let frame = 0; frame < 4; frame++) {
          move(-1);
          tell();
        }
      },
    ],
    ['the wheel, before it moves anything', ({element}) => fireEvent.wheel(element, {deltaY: -4})],
    ['an arrow key, before it moves anything', ({element}) => fireEvent.keyDown(element, {key: 'ArrowUp'})],
  ])('is left by %s', async (_, leave) => {
    const scroller = show();
    const {element, grow, tell, hook} = scroller;
    await grow(30);
    leave(scroller);
    const {scrollTop} = element;
    // A word on the line that is there already.
    await grow(0);
    await grow(30);
    tell();
    await grow(30);
    expect(element.scrollTop).toBe(scrollTop);
    expect(hook.result.current.isEndHidden).toBe(true);
  });

  it.each<[how: string, (scroller: ReturnType<typeof show>) => void | Promise<void>]>([
    ['it shrinks', ({grow}) => grow(-100)],
    ['the window grows', ({resize}) => resize(SEEN + 100)],
    ['the window shrinks', ({resize}) => resize(SEEN - 100)],
    ['the wheel turns down', ({element}) => void fireEvent.wheel(element, {deltaY: 4})],
    ['the reader zooms', ({element}) => void fireEvent.wheel(element, {deltaY: -4, ctrlKey: true})],
  ])('is followed on where %s', async (_, change) => {
    const scroller = show();
    const {element, end, grow, tell, hook} = scroller;
    await grow(30);
    tell();
    await change(scroller);
    tell();
    await grow(30);
    expect(element.scrollTop).toBe(end());
    expect(hook.result.current.isEndHidden).toBe(false);
  });

  it('is followed on where it shrinks and grows between two frames', async () => {
    const {element, end, grow, correct, tell} = show();
    await grow(30);
    tell();
    // Seen for the first time, a part of it has another height than was thought.
    correct(-100);
    await grow(30);
    tell();
    await grow(30);
    expect(element.scrollTop).toBe(end());
  });

  it('is followed on where there is nothing above to go to', async () => {
    const {element, end, grow} = show();
    await grow(-700);
    fireEvent.wheel(element, {deltaY: -4});
    await grow(700);
    expect(element.scrollTop).toBe(end());
  });

  it.each<[how: string, (scroller: ReturnType<typeof show>) => void | Promise<void>]>([
    ['who comes near to its end', ({move}) => move(60)],
    ['to whom its end comes', ({grow}) => grow(-200)],
  ])('is followed again by a reader %s', async (_, comeBack) => {
    const scroller = show();
    const {element, end, grow, move, tell} = scroller;
    await grow(0);
    move(-100);
    tell();
    await comeBack(scroller);
    tell();
    await grow(30);
    expect(element.scrollTop).toBe(end());
  });
});

describe('a new question', () => {
  async function ask() {
    const scroller = show();
    await scroller.grow(0);
    scroller.move(-300);
    scroller.tell();
    scroller.hook.rerender({conversation: 'one', questions: 2});
    await scroller.grow(80);
    return scroller;
  }

  it('brings the reader to the end after 200 ms, smoothly, and its answer is followed', async () => {
    const {element, end, grow} = await ask();
    act(() => jest.advanceTimersByTime(199));
    expect(element.scrollTop).toBe(end() - 380);
    act(() => jest.advanceTimersByTime(1));
    expect(element.scrollTop).toBe(end());
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({behavior: 'smooth'}));
    await grow(30);
    expect(element.scrollTop).toBe(end());
  });

  it('does so at once under reduced motion', async () => {
    reducesMotion = true;
    await ask();
    act(() => jest.advanceTimersByTime(200));
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({behavior: 'auto'}));
  });
});

it('another conversation begins at its end, a new one at its beginning', async () => {
  const {element, end, grow, move, tell, hook} = show();
  await grow(0);
  move(-300);
  tell();
  hook.rerender({conversation: 'two', questions: 1});
  expect(element.scrollTop).toBe(end());
  hook.rerender({conversation: 'three', questions: 0});
  expect(element.scrollTop).toBe(0);
  tell();
  expect(hook.result.current.isEndHidden).toBe(false);
});
