import type {ComponentProps} from 'react';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageActions from '@site/src/components/PageActions';
import type {MenuPage} from '@site/src/components/PageActions/pageMenu';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, children, ...props}: ComponentProps<'a'> & {to: string}) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

const page = {
  title: 'Gas & fees',
  address: 'https://docs.example/base/learn/gas/',
  markdownPath: '/base/learn/gas/index.md',
  editUrl: 'https://github.com/multiversx/mx-docs/edit/main/docs/learn/gas.mdx',
};

function renderActions(changes: Partial<MenuPage> = {}) {
  const user = userEvent.setup();
  render(
    <>
      <PageActions {...page} {...changes} />
      <button type="button">After</button>
    </>,
  );
  return user;
}

const more = () => screen.getByRole('button', {name: 'More actions for this page'});
const focused = () => document.activeElement?.textContent;

async function openMenu(changes?: Partial<MenuPage>) {
  const user = renderActions(changes);
  await user.click(more());
  await screen.findByRole('menu');
  return user;
}

describe('the menu of a page', () => {
  it('has all actions, and passes the page to other sites that need it', async () => {
    await openMenu();
    const links = Object.fromEntries(
      screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
    );
    const prompt = encodeURIComponent(
      'Read https://docs.example/base/learn/gas/index.md and answer my questions about it.',
    );
    expect(links).toEqual({
      'View as Markdown': '/base/learn/gas/index.md',
      'Ask AI about this page': null,
      'Open in ChatGPT': `https://chatgpt.com/?hints=search&q=${prompt}`,
      'Open in Claude': `https://claude.ai/new?q=${prompt}`,
      'Open in Perplexity': `https://www.perplexity.ai/search?q=${prompt}`,
      'Connect by MCP': '/sdk-and-tools/ai-assistants',
      'Use offline': '/offline',
      'Edit this page': page.editUrl,
      'Report a problem':
        'https://github.com/multiversx/mx-docs/issues/new?template=wrong-content.yml&title=Wrong+content%3A+Gas+%26+fees&page=https%3A%2F%2Fdocs.example%2Fbase%2Flearn%2Fgas%2F',
    });
  });

  it('has no link to edit a page that has no source', async () => {
    await openMenu({editUrl: undefined});
    expect(screen.queryByRole('menuitem', {name: 'Edit this page'})).toBeNull();
  });

  it("doesn't offer to ask AI about a page that only lists other pages", async () => {
    await openMenu({isList: true});
    expect(screen.queryByRole('menuitem', {name: 'Ask AI about this page'})).toBeNull();
    expect(screen.getByRole('menuitem', {name: 'View as Markdown'})).toHaveFocus();
  });

  it('moves the focus with arrows, Home, End and letters, and wraps around at the ends', async () => {
    const user = await openMenu();
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(focused()).toBe('View as Markdown');
    for (const [key, name] of [
      ['{ArrowDown}', 'Ask AI about this page'],
      ['{ArrowUp}', 'View as Markdown'],
      ['{ArrowUp}', 'Report a problem'],
      ['{ArrowDown}', 'View as Markdown'],
      ['{End}', 'Report a problem'],
      ['{Home}', 'View as Markdown'],
      ['o', 'Open in ChatGPT'],
      ['O', 'Open in Claude'],
      ['x', 'Open in Claude'],
    ]) {
      await user.keyboard(key!);
      expect([key, focused()]).toEqual([key, name]);
    }
  });

  it('closes on Escape (focus returns), Tab (focus moves on), and a click outside or on its button', async () => {
    const user = await openMenu();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(more()).toHaveFocus();
    expect(more()).toHaveAttribute('aria-expanded', 'false');

    await user.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', {name: 'After'})).toHaveFocus();

    await user.click(more());
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(more());
    await user.click(more());
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('the copy button of a page', () => {
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
  });

  async function copy(response: () => Promise<Partial<Response>>) {
    const user = renderActions();
    globalThis.fetch = response as typeof fetch;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {writeText: async (text: string) => void copied.push(text)},
    });
    await user.click(screen.getByRole('button', {name: 'Copy page'}));
  }

  it('says what to do if the Markdown cannot be read', async () => {
    await copy(async () => ({ok: false, status: 503}));
    expect(await screen.findByText(/^The page couldn't be copied\. Open the menu/)).toBeVisible();
    expect(copied).toEqual([]);
  });
});
