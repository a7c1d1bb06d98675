import {createRef, type ComponentProps} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import CopyButton from '@site/src/components/CopyButton';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, {clipboard: {writeText}});
});
afterEach(() => jest.useRealTimers());

/** A button next to the text that it copies. */
function renderButton(props: Partial<ComponentProps<typeof CopyButton>> = {}) {
  const source = createRef<HTMLElement>();
  render(
    <>
      <code ref={source}>abc</code>
      <CopyButton source={source} {...props} />
    </>,
  );
}

/** Clicks the button and waits for the clipboard. */
async function press(name: string | RegExp) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name}));
  });
}

describe('CopyButton', () => {
  it('copies its text and shows that for one second', async () => {
    renderButton({label: 'Copy path'});
    await press('Copy path');
    expect(writeText).toHaveBeenCalledWith('abc');
    expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');

    act(() => jest.advanceTimersByTime(999));
    expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button')).toHaveAccessibleName('Copy path');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('restarts the second on another click', async () => {
    renderButton();
    await press('Copy');
    act(() => jest.advanceTimersByTime(700));
    await press('Copied');
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
  });

  it('copies the text property if it is set', async () => {
    renderButton({text: '**abc**'});
    await press('Copy');
    expect(writeText).toHaveBeenCalledWith('**abc**');
  });

  it('selects the text if the browser blocks copying, and announces it', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    renderButton();
    await press('Copy');
    expect(String(getSelection())).toBe('abc');
    expect(screen.getByRole('status')).toHaveTextContent('The text is selected: copy it manually.');
    expect(screen.getByRole('button')).toHaveAccessibleName('Copy');
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
