import {act, fireEvent, render, screen} from '@testing-library/react';
import {parseJson} from '@site/src/api/json';
import JsonView from '@site/src/components/ApiConsole/JsonView';

describe('JsonView', () => {
  it('shows values of each type, and all digits of numbers', () => {
    render(<JsonView value={parseJson('{"a":"x","b":18446744073685949187,"c":null,"d":[],"e":{}}')} />);
    for (const text of ['"x"', '18446744073685949187', 'null', '[]', '{}'])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('renders deeper levels and the rest of long lists when the reader asks', async () => {
    const long = Array.from({length: 250}, (_, index) => `item ${index}`);
    render(<JsonView value={{a: {b: {c: {d: 'deep'}}}, long}} />);
    expect(screen.queryByText('"deep"')).toBeNull();
    fireEvent.click(screen.getByText('c:'));
    expect(await screen.findByText('"deep"')).toBeVisible();

    expect(screen.queryByText('"item 0"')).toBeNull();
    fireEvent.click(screen.getByText('long:'));
    expect(await screen.findByText('"item 99"')).toBeVisible();
    expect(screen.queryByText('"item 100"')).toBeNull();
    fireEvent.click(screen.getByText('Show 100 more'));
    fireEvent.click(screen.getByText('Show 50 more'));
    expect(screen.getByText('"item 249"')).toBeVisible();
  });

  it('copies the whole JSON, indented', async () => {
    const writeText = jest.fn(async (_text: string) => undefined);
    Object.assign(navigator, {clipboard: {writeText}});
    render(<JsonView value={parseJson('{"a":[18446744073685949187]}')} />);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', {name: 'Copy answer'}));
    });
    expect(writeText).toHaveBeenCalledWith('{\n  "a": [\n    18446744073685949187\n  ]\n}');
  });
});
