import {screen} from '@testing-library/react';
import Answer from '@site/src/components/AskAi/Answer';
import {history, mockSite, show} from '@site/tests/support/renderAnswer';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: mockSite}),
}));
jest.mock('@docusaurus/router', () => ({useHistory: () => history}));

describe('Markdown of an answer', () => {
  it('shows text, lists, tables and tasks (§2.46)', () => {
    const {container} = show(
      '**Bold** and `code`\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n- [x] done\n- [ ] open',
    );
    expect(screen.getByText('Bold').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('group', {name: 'Table'})).toHaveTextContent('ab12');
    // Tables with equal names must not be landmarks.
    expect(screen.queryByRole('region')).toBeNull();
    expect(container).toHaveTextContent(/☑ done\s*☐ open/);
    expect(container.querySelector('input')).toBeNull();
  });

  it('starts an ordered list at its first number, and shows a table inside a list', () => {
    const {container, unmount} = show('3. three\n4. four\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n| 3 | 4 |\n');
    expect(screen.getByRole('list')).toHaveAttribute('start', '3');
    expect(container.querySelectorAll('ol > li')).toHaveLength(2);
    expect(screen.getAllByRole('columnheader').map(({textContent}) => textContent)).toEqual(['a', 'b']);
    expect(screen.getAllByRole('cell').map(({textContent}) => textContent)).toEqual(['1', '2', '3', '4']);
    expect(screen.getByRole('cell', {name: '4'})).toHaveStyle({textAlign: 'right'});
    expect(screen.getAllByRole('rowgroup')).toHaveLength(2);
    unmount();
    show('0. zero');
    expect(screen.getByRole('list')).toHaveAttribute('start', '0');
  });

  it('labels the cells of a wide table, whose rows are cards on phones, and keeps its roles', () => {
    show('| Error | Meaning | Fix |\n| - | - | - |\n| lowerNonceInTx | The nonce was used | Read it again |');
    const table = screen.getByRole('table');
    expect(table).toHaveClass('mx-rows');
    expect(table.getAttribute('style')).toBe('--c1: "Error"; --c2: "Meaning"; --c3: "Fix";');
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('role'))).toEqual(['row', 'row']);
    expect(screen.getAllByRole('cell')).toHaveLength(3);
  });

  it('shows an image as a link, without loading it', () => {
    const {container} = show(
      '![The logo](https://evil.example/x.png) ![](/img/logo.svg) ![x](data:image/png;base64,AA)',
    );
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', {name: 'The logo'})).toHaveAttribute(
      'href',
      'https://evil.example/x.png',
    );
    expect(screen.getByRole('link', {name: '/img/logo.svg'})).toHaveAttribute('href', '/img/logo.svg');
    expect(screen.queryByRole('link', {name: 'x'})).toBeNull();
  });

  it('replaces an image inside a link with its alt text', () => {
    const {container} = show(
      '[![The logo](/img/logo.svg) of *![](/a.svg)*](https://example.org) ![Other](/b.svg)',
    );
    expect(container.querySelector('a a')).toBeNull();
    expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
      'The logo of /a.svg',
      'Other',
    ]);
  });

  it('shows headings at lower levels than the heading of the message', () => {
    show('# One\n\n## Two\n\n### Three');
    expect(screen.getAllByRole('heading').map(({tagName}) => tagName)).toEqual(['H4', 'H4', 'H5']);
  });

  it('links a footnote and its reference in both directions', () => {
    show('A note[^1].\n\n[^1]: Here.');
    const reference = screen.getByRole('link', {name: '1'});
    const back = screen.getByRole('link', {name: 'Back to reference 1'});
    expect(reference).toHaveAccessibleDescription('Footnotes');
    expect(document.querySelector(reference.getAttribute('href')!)).toContainElement(back);
    expect(document.querySelector(back.getAttribute('href')!)).toBe(reference);
  });
});

describe('footnotes of an answer', () => {
  it('are listed at the end with consecutive numbers, wherever they are referenced and defined', () => {
    const {container} = show(
      'One[^a].\n\nTwo[^B], again[^a], none[^c].\n\n[^A]: The *first*, see [it][l].\n\n> Quoted[^b].\n\n[^b]: The second[^a].\n\nEnd[^b].\n\n[l]: /learn',
    );
    const references = screen.getAllByRole('link', {name: /^\d$/});
    expect(references.map(({textContent}) => textContent)).toEqual(['1', '2', '1', '2', '2', '1']);
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent?.trim())).toEqual([
      expect.stringMatching(/^The first, see it\. ↩/),
      expect.stringMatching(/^The second1\. ↩/),
    ]);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(container).toHaveTextContent(/^One1\. .* none\[\^c\]\. Quoted2\. End2\. Footnotes The first/);
  });

  it('are added one by one without rendering other blocks again', () => {
    const text = 'A sentence[^1].\n\nAnother one[^2].\n\n';
    const {container, rerender} = show(text, true);
    const known = Array.from(container.querySelectorAll('p'));
    expect(known[0]).toHaveTextContent('[^1]');
    for (const notes of ['[^1]: Fi', '[^1]: First.\n', '[^1]: First.\n[^2]: Second.\n'])
      rerender(<Answer id="m1" text={text + notes} isStreaming />);
    rerender(<Answer id="m1" text={`${text}[^1]: First.\n[^2]: Second.\n`} isStreaming={false} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(container.querySelectorAll('p')[1]).toBe(known[1]);
  });
});

describe('code of an answer', () => {
  it('with a language is highlighted, and can be copied and wrapped', () => {
    const {container} = show('```rust\nfn main() {}\n```');
    expect(container.querySelector('.hljs-keyword')).toHaveTextContent('fn');
    expect(screen.getByRole('group', {name: 'rust code'})).toHaveTextContent('fn main() {}');
    expect(screen.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
    expect(screen.getByRole('button', {name: 'Toggle word wrap'})).toBeVisible();
  });

  it("without a language, or with an unknown one, isn't highlighted", () => {
    const {container} = show('```\nplain\n```\n\n```nonsense\nodd\n```');
    expect(container.querySelector('span[class^=hljs]')).toBeNull();
    expect(screen.getByRole('group', {name: 'nonsense code'})).toHaveTextContent('odd');
  });

  it('is shown while it is streaming', () => {
    const {container, rerender} = show('Look:\n\n```ts\nconst a', true);
    expect(screen.getByRole('group', {name: 'ts code'})).toHaveTextContent('const a');
    expect(container.querySelector('.hljs-keyword')).toBeNull();
    rerender(<Answer id="m1" text={'Look:\n\n```ts\nconst a = 1;\n```\n'} isStreaming={false} />);
    expect(container.querySelector('.hljs-keyword')).toHaveTextContent('const');
  });
});
