import {fireEvent, render, screen} from '@testing-library/react';
import Answer from '@site/src/components/AskAi/Answer';

const mockSite = {url: 'https://docs.example.org', baseUrl: '/', trailingSlash: true, future: {}};
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: mockSite}),
}));
const history = {location: {pathname: '/', search: '', hash: ''}, push: jest.fn(), replace: jest.fn()};
jest.mock('@docusaurus/router', () => ({useHistory: () => history}));

beforeEach(() => {
  jest.clearAllMocks();
  mockSite.baseUrl = '/';
});

function show(text: string, isStreaming = false, onNavigate?: () => void) {
  return render(<Answer id="m1" text={text} isStreaming={isStreaming} onNavigate={onNavigate} />);
}

describe('Markdown of an answer', () => {
  it('shows text, lists, tables and tasks', () => {
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

  it('shows raw HTML as text', () => {
    const {container} = show(
      '<b onclick="x()">bold</b> <script>alert(1)</script>\n\n<img src="https://evil.example/x.png">\n\n<iframe></iframe>',
    );
    expect(container.querySelector('b, script, img, iframe')).toBeNull();
    expect(container).toHaveTextContent('<b onclick="x()">bold</b> <script>alert(1)</script>');
    expect(container).toHaveTextContent('<img src="https://evil.example/x.png">');
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

  it('gives the footnotes of two answers different ids', () => {
    const {container} = show('A note[^1].\n\n[^1]: Here.');
    expect(container.querySelector('#m1-fn-1')).toHaveTextContent('Here.');
    expect(container.querySelector('#m1-footnote-label')).toHaveTextContent('Footnotes');
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

describe('links of an answer', () => {
  it.each([
    ['http', 'http://example.org/'],
    ['https', 'https://example.org/'],
  ])('to %s open safely in a new tab', (_protocol, href) => {
    show(`[link](${href})`);
    const link = screen.getByRole('link', {name: 'link'});
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['irc://example.org/a', 'ircs://example.org/a', 'mailto:a@example.org', 'xmpp:a@example.org'])(
    'to %s are kept',
    (href) => {
      show(`[link](${href})`);
      expect(screen.getByRole('link', {name: 'link'})).toHaveAttribute('href', href);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org',
    'blob:x',
    'tel:123',
  ])('to %s become text', (href) => {
    show(`[link](${href})`);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('link')).toBeVisible();
  });

  it('to pages of the site call onNavigate', () => {
    const onNavigate = jest.fn();
    show(
      '[one](/learn/sharding#shards) [two](https://docs.example.org/tokens/?a=1#b) [three](../wallet)',
      false,
      onNavigate,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/learn/sharding/#shards',
      '/tokens/?a=1#b',
      '../wallet/',
    ]);
    for (const link of screen.getAllByRole('link')) {
      expect(link).not.toHaveAttribute('target');
      fireEvent.click(link);
    }
    expect(onNavigate).toHaveBeenCalledTimes(3);
    expect(history.push.mock.calls).toEqual([
      ['/learn/sharding/#shards'],
      ['/tokens/?a=1#b'],
      ['../wallet/'],
    ]);
  });

  it.each([
    ['/img/a.svg', '/base/img/a.svg'],
    ['/base/img/a.svg', '/base/img/a.svg'],
    ['https://docs.example.org/base/a.pdf', '/base/a.pdf'],
    ['a.pdf', 'a.pdf'],
    ['#there', '#there'],
    ['/learn/sharding', '/base/learn/sharding/'],
  ])('to %s stay below the base path', (href, expected) => {
    mockSite.baseUrl = '/base/';
    show(`[link](${href})`);
    expect(screen.getByRole('link')).toHaveAttribute('href', expected);
  });

  it("to pages of the site that open in a new tab don't call onNavigate", () => {
    const onNavigate = jest.fn();
    show('[one](/learn/sharding)', false, onNavigate);
    fireEvent.click(screen.getByRole('link'), {ctrlKey: true});
    fireEvent.click(screen.getByRole('link'), {metaKey: true});
    expect(onNavigate).not.toHaveBeenCalled();
    expect(history.push).not.toHaveBeenCalled();
  });

  it('by reference follow the same rules', () => {
    show(
      '[Bad][one], [good][two].\n\n[one]: javascript:alert(1)\n\n[two]: https://example.org "Title"\n\nEnd.',
    );
    expect(screen.getByText('Bad')).not.toHaveAttribute('href');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org');
  });

  it('to another host, without a protocol, open in a new tab', () => {
    show('[link](//evil.example/x)');
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
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

  it('highlights code when its block is complete', () => {
    const text = '- An item\n\n  ```rust\n  fn main() {}\n  ```\n\n  Here.';
    const {container, rerender} = show(text, true);
    expect(container.querySelector('.hljs-keyword')).toBeNull();
    rerender(<Answer id="m1" text={text} isStreaming={false} />);
    expect(container.querySelector('.hljs-keyword')).toHaveTextContent('fn');
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
