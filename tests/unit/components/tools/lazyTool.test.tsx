import {act, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {lazyTool} from '@site/src/components/tools/lazyTool';

let mockIsBrowser = false;
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => mockIsBrowser}));

function Tool({start = ''}: {start?: string}) {
  const [text, setText] = useState(start);
  const [presses, setPresses] = useState(0);
  return (
    <p>
      <input aria-label="Text" value={text} onChange={({target}) => setText(target.value)} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output>{`${text} ${presses}`}</output>
    </p>
  );
}

type Module = {default: typeof Tool};
let finish: (module: Module) => void;
let fail: () => void;
const load = jest.fn(
  () =>
    new Promise<Module>((resolve, reject) => {
      finish = resolve;
      fail = () => reject(new Error('offline'));
    }),
);
let show: () => void;

/** HTML of the build, which React hydrates. */
function hydrate(enter = () => {}) {
  const Lazy = lazyTool(load);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML =
    '<div class="island"><p><input aria-label="Text" value=""><button type="button">Press</button><output> 0</output></p></div>';
  enter();
  return render(<Lazy />, {container, hydrate: true});
}

beforeEach(() => {
  mockIsBrowser = false;
  load.mockClear();
  window.IntersectionObserver = class {
    constructor(report: (entries: {isIntersecting: boolean}[]) => void) {
      show = () => report([{isIntersecting: true}]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

describe('a lazy tool', () => {
  it('shows what the build rendered until it is about to be visible', async () => {
    hydrate();
    expect(screen.getByRole('status')).toHaveTextContent('0');
    expect(load).not.toHaveBeenCalled();
    act(() => show());
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => finish({default: Tool}));
    fireEvent.click(screen.getByRole('button', {name: 'Press'}));
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('keeps what the reader types, presses and focuses while it loads', async () => {
    hydrate();
    const before = screen.getByRole('textbox', {name: 'Text'});
    act(() => before.focus());
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', {name: 'Press'}));
    act(() => before.focus());
    (before as HTMLInputElement).value = 'erd1';
    fireEvent(before, new Event('input', {bubbles: true}));
    await act(async () => finish({default: Tool}));
    const after = screen.getByRole('textbox', {name: 'Text'});
    expect(after).not.toBe(before);
    expect(after).toHaveFocus();
    expect(after).toHaveValue('erd1');
    expect(screen.getByRole('status')).toHaveTextContent('erd1 1');
  });

  it('keeps what the reader selected, so that the next key replaces it', async () => {
    hydrate();
    const before = screen.getByRole<HTMLInputElement>('textbox', {name: 'Text'});
    act(() => before.focus());
    before.value = 'erd1';
    fireEvent(before, new Event('input', {bubbles: true}));
    before.setSelectionRange(1, 3);
    fireEvent.select(before);
    await act(async () => finish({default: Tool}));
    const {selectionStart, selectionEnd} = screen.getByRole<HTMLInputElement>('textbox', {name: 'Text'});
    expect([selectionStart, selectionEnd]).toEqual([1, 3]);
  });

  it('says that it could not be loaded, and tries again', async () => {
    hydrate();
    act(() => show());
    await act(async () => fail());
    expect(screen.getByRole('alert')).toHaveTextContent("The tool couldn't be loaded.");
    expect(screen.getByRole('textbox', {name: 'Text'})).toBeVisible();
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    await act(async () => finish({default: Tool}));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loads immediately on a page that the browser renders', async () => {
    mockIsBrowser = true;
    const Lazy = lazyTool(load);
    render(<Lazy start="a" />);
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => finish({default: Tool}));
    expect(screen.getByRole('status')).toHaveTextContent('a 0');
  });
});
