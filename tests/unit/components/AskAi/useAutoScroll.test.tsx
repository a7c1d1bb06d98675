import {act, fireEvent, renderHook} from '@testing-library/react';
import {useAutoScroll} from '@site/src/components/AskAi/Conversation/useAutoScroll';

/** Visible height of the scroller, in pixels. */
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

/** A scroller that clamps its position like a browser does. */
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
    /** Adds text, or removes some. */
    grow: (by: number) =>
      act(async () => {
        size.length += by;
        element.append('More.');
      }),
    /** Changes the height of the content without a change of the text. */
    correct(by: number) {
      size.length += by;
      // Reading the position clamps it to the new end.
      void element.scrollTop;
    },
    resize(seen: number) {
      size.seen = seen;
      act(() => onResize());
    },
    /** Scrolls without an event, which a browser sends with the next frame. */
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

describe('a growing text', () => {
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
  ])('stops following on %s', async (_, leave) => {
    const scroller = show();
    const {element, grow, tell, hook} = scroller;
    await grow(30);
    leave(scroller);
    const {scrollTop} = element;
    // A word that fits on the last line.
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
  ])('is still followed if %s', async (_, change) => {
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

  it('is followed if it shrinks and grows between two frames', async () => {
    const {element, end, grow, correct, tell} = show();
    await grow(30);
    tell();
    // A part that is rendered for the first time can have another height than estimated.
    correct(-100);
    await grow(30);
    tell();
    await grow(30);
    expect(element.scrollTop).toBe(end());
  });

  it("is followed if the view can't scroll up", async () => {
    const {element, end, grow} = show();
    await grow(-700);
    fireEvent.wheel(element, {deltaY: -4});
    await grow(700);
    expect(element.scrollTop).toBe(end());
  });

  it.each<[how: string, (scroller: ReturnType<typeof show>) => void | Promise<void>]>([
    ['the reader scrolls close to the end', ({move}) => move(60)],
    ["the text shrinks to the reader's position", ({grow}) => grow(-200)],
  ])('is followed again if %s', async (_, returnToEnd) => {
    const scroller = show();
    const {element, end, grow, move, tell} = scroller;
    await grow(0);
    move(-100);
    tell();
    await returnToEnd(scroller);
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

  it('scrolls smoothly to the end after 200 ms, and its answer is followed', async () => {
    const {element, end, grow} = await ask();
    act(() => jest.advanceTimersByTime(199));
    expect(element.scrollTop).toBe(end() - 380);
    act(() => jest.advanceTimersByTime(1));
    expect(element.scrollTop).toBe(end());
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({behavior: 'smooth'}));
    await grow(30);
    expect(element.scrollTop).toBe(end());
  });

  it('scrolls without animation under reduced motion', async () => {
    reducesMotion = true;
    await ask();
    act(() => jest.advanceTimersByTime(200));
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({behavior: 'auto'}));
  });
});

it('opens a saved conversation at its end, and a new one at its start', async () => {
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
