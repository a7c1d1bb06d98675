import {act, fireEvent, render, screen} from '@testing-library/react';
import CopyButton from '@site/src/components/CopyButton';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, {clipboard: {writeText}});
});
afterEach(() => jest.useRealTimers());

/** Presses the button and lets the clipboard answer. */
async function press(name: string | RegExp) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name}));
  });
}

describe('CopyButton', () => {
  it('copies its text and shows so for one second', async () => {
    render(<CopyButton text="abc" label="Copy path" />);
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

  it('starts the second again with another press', async () => {
    render(<CopyButton text="abc" />);
    await press('Copy');
    act(() => jest.advanceTimersByTime(700));
    await press('Copied');
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
  });

  it('asks for the text once it is pressed', async () => {
    const text = jest.fn(() => 'late');
    render(<CopyButton text={text} />);
    expect(text).not.toHaveBeenCalled();
    await press('Copy');
    expect(writeText).toHaveBeenCalledWith('late');
  });

  it('has the text selected where the browser refuses, and says so', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    const onRefuse = jest.fn();
    render(<CopyButton text="abc" onRefuse={onRefuse} />);
    await press('Copy');
    expect(onRefuse).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('The text is selected: copy it yourself.');
    expect(screen.getByRole('button')).toHaveAccessibleName('Copy');
  });

  it('says what to do where the browser refuses and nothing is selected', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    render(<CopyButton text="abc" />);
    await press('Copy');
    expect(screen.getByRole('status')).toHaveTextContent('Select the text and copy it yourself.');
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
