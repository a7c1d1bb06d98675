import {fireEvent, screen} from '@testing-library/react';
import Answer from '@site/src/components/AskAi/Answer';
import {history, mockSite, show} from '@site/tests/support/renderAnswer';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: mockSite}),
}));
jest.mock('@docusaurus/router', () => ({useHistory: () => history}));

describe('a streaming answer', () => {
  const sentence = 'A **validator** signs [blocks](/learn/consensus) for `0.6` s. ';
  const answers = {
    'of everything':
      '## Part\nA *word*.\n1. one\n2. two\n   - nested\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n> quote\n> - item\n\n```rust\nfn main() {}\n```\nEnd.\n\n'.repeat(
        4,
      ),
    'of one paragraph': `${sentence.repeat(30)}\n${sentence.repeat(10)}\n\nAfter.`,
    'of one list': `Steps:\n${`- ${sentence}\n`.repeat(30)}\nAfter.`,
    'of one list with blank lines': `${`1. ${sentence}\n\n   And more.\n\n`.repeat(9)}After.`,
    'of nested lists below their name': `Key features:\n${'- ✅ Fast, and so are others\n  - below it\n'.repeat(12)}`,
    'of steps with code': `1. Write:\n\n   \`\`\`rust\n   fn main() {}\n   \`\`\`\n\n2. Run it.\n`,
    'of tasks': '- [x] done, all of it\n- [ ] open, still\n'.repeat(10),
    'of one table': `| Network | Round |\n| --- | ---: |\n${'| *Mainnet* | 0.6 s |\n'.repeat(30)}\nAfter.`,
    'of one quote': `${`> ${sentence}\n>\n> - and so on\n>\n`.repeat(9)}\nAfter.`,
    'of code that has no end': `~~~ts\n${'const a = 1;\n'.repeat(60)}`,
    'of links by reference': `[c]: /learn/consensus\n\n${'Blocks are **signed**, see [Consensus][c].\n\n'.repeat(9)}`,
    'of links that are defined at its end': `${'Blocks are **signed**, see [Consensus][C].\n\n> And [c].\n\n'.repeat(9)}[c]: /learn/consensus\n`,
    'of a link that is defined in a quote': 'See [c].\n\n> [c]: /learn/consensus\n>\n> Quoted.\n\nEnd.',
    'with a footnote': 'A sentence[^1].\n\nAnother one.\n\n[^1]: Its note.\n',
  };

  it.each(Object.entries(answers))(
    '%s renders the same when it streams as when it arrives complete',
    (_, text) => {
      const atOnce = show(text).container;
      const references = text.match(/\[c\](?!:)/gi)?.length ?? 0;
      if (references > 0) expect(atOnce.querySelectorAll('a')).toHaveLength(references);
      const {container, rerender} = show('', true);
      for (let end = 31; end < text.length; end += 31)
        rerender(<Answer id="m1" text={text.slice(0, end)} isStreaming />);
      rerender(<Answer id="m1" text={text} isStreaming={false} />);
      expect(container.innerHTML).toBe(atOnce.innerHTML);
    },
  );

  it.each(['-', '  - ', '=', '--', '> -'])('shows no heading above %j before it is complete', (signs) => {
    const before = signs.startsWith('>') ? '> Steps:' : 'Steps:';
    const {container, rerender} = show(`${before}\n${signs}`, true);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(container).toHaveTextContent(/^Steps:$/);
    rerender(<Answer id="m1" text={`${before}\n${signs}`} isStreaming={false} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Steps:');
  });

  it('keeps the focused link of a list that grows', () => {
    const item = (number: number) => `${number}. [Item ${number}](/learn/sharding) of the list\n`;
    const list = (count: number) => Array.from({length: count}, (_, index) => item(index + 1)).join('');
    const {container, rerender} = show(`Steps:\n${list(2)}`, true);
    const link = screen.getByRole('link', {name: 'Item 1'});
    link.focus();
    for (let count = 3; count < 60; count++)
      rerender(<Answer id="m1" text={`Steps:\n${list(count)}`} isStreaming />);
    expect(link).toHaveFocus();
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(container.querySelectorAll('ol > li')).toHaveLength(59);
  });

  it('keeps the element of a code block when it is highlighted', () => {
    const {rerender} = show('```ts\nconst a', true);
    const wrap = screen.getByRole('button', {name: 'Toggle word wrap'});
    wrap.focus();
    fireEvent.click(wrap);
    rerender(<Answer id="m1" text={'```ts\nconst a = 1;\n```\n\nAfter.'} isStreaming={false} />);
    expect(document.querySelector('.hljs-keyword')).toHaveTextContent('const');
    expect(wrap).toHaveFocus();
    expect(wrap).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps every line of long code, so that all of it is copied', () => {
    const code = Array.from({length: 130}, (_, index) => (index % 7 === 0 ? '' : `line ${index}`)).join('\n');
    const {container} = show(`\`\`\`\n${code}`, true);
    expect(container.querySelector('code')?.textContent).toBe(`${code}\n`);
  });

  it('parses a complete block once', () => {
    const {container, rerender} = show('First *block*.\n\nSec', true);
    const first = container.querySelector('p');
    rerender(<Answer id="m1" text={'First *block*.\n\nSecond block.\n\nThird'} isStreaming />);
    expect(container.querySelector('p')).toBe(first);
    expect(container).toHaveTextContent(/First block\.\s*Second block\.\s*Third/);
  });

  it('can be replaced with another answer', () => {
    const {container, rerender} = show('First.\n\nSecond.', true);
    rerender(<Answer id="m1" text="Other." isStreaming />);
    expect(container).toHaveTextContent(/^Other\.$/);
  });
});
