import {act, fireEvent, render, screen} from '@testing-library/react';
import CodeFrame from '@site/src/components/CodeFrame';

const html = '<span class=k>let</span> a = 1 &lt; 2;\n<ins class=g>let b;</ins>';

describe('CodeFrame', () => {
  it('shows code and its name, and on demand what it was tested with and where it is from', () => {
    const {container} = render(
      <CodeFrame html={html} label="Rust" title="a.rs" tested="Tested · a 1" source="samples/a.rs#L1-L2" />,
    );
    expect(container.querySelector('pre code')?.querySelectorAll('span, ins')).toHaveLength(2);
    expect(screen.getByText('a.rs')).toBeVisible();
    expect(screen.getByText('Tested · a 1')).not.toBeVisible();
    fireEvent.click(screen.getByLabelText('Tested · a 1'));
    expect(screen.getByText('Tested · a 1')).toBeVisible();
    expect(screen.getByRole('link', {name: 'samples/a.rs'})).toHaveAttribute(
      'href',
      expect.stringMatching(/samples\/a\.rs#L1-L2$/),
    );
  });

  it('names the language of a block without a title, and has no tick without a sample', () => {
    const {container} = render(<CodeFrame html={html} label="Rust" />);
    expect(screen.getByText('Rust')).toBeVisible();
    expect(container.querySelector('details')).toBeNull();
  });

  it('labels the block by its title or its language, and makes it focusable for scrolling', () => {
    const {rerender} = render(<CodeFrame html={html} label="Rust" />);
    expect(screen.getByRole('group', {name: 'Rust code'})).toHaveAttribute('tabindex', '0');
    rerender(<CodeFrame html={html} label="Rust" title="a.rs" />);
    expect(screen.getByRole('group', {name: 'a.rs'})).toBeVisible();
  });

  it('copies a program: setup, indented code and end', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, {clipboard: {writeText}});
    const setup = '<span class=k>use</span> a;\n\nimpl A {';
    const {container} = render(
      <CodeFrame
        html={'fn b() {\n\n}'}
        setup={setup}
        summary="imports and setup (3 lines)"
        gap={'\n'}
        indent="    "
        after={'\n}'}
        label="Rust"
      />,
    );
    expect(screen.getByText('imports and setup (3 lines)')).toBeVisible();
    expect(container.querySelector('details code')).not.toBeVisible();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
    });
    expect(writeText).toHaveBeenCalledWith('use a;\n\nimpl A {\n    fn b() {\n\n    }\n}');
  });

  it('selects setup and code if the browser blocks copying', async () => {
    Object.assign(navigator, {clipboard: {writeText: () => Promise.reject(new Error('denied'))}});
    const {container} = render(
      <CodeFrame html="b();" setup="use a;" summary="imports and setup (1 line)" gap={'\n\n'} label="Rust" />,
    );
    expect(screen.getByText('imports and setup (1 line)')).toBeVisible();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
    });
    expect(container.querySelector('details')).toHaveAttribute('open');
    expect(String(getSelection())).toContain('use a;');
  });
});
