import {expect, type Page} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {deltas, eventStream} from '../support/chatStandIn';
import {openPage} from '../support/openPage';

/** Answers, fails or never ends, depending on the question. */
function answerOf({message}: {message: string}): Response {
  if (message.endsWith('Fail')) return new Response('', {status: 500});
  if (message.endsWith('Hang')) return eventStream(deltas('Half of '), {ending: 'hang'});
  const sources = [
    {title: 'Rounds and epochs', route: '/learn/chronology'},
    {title: 'Consensus', route: '/learn/consensus'},
  ];
  return eventStream([
    ...deltas('Because [of this](/learn/consensus).\n\n```bash\nls\n```\n'),
    {type: 'sources', sources},
    {type: 'done', answerId: 'answer-1'},
  ]);
}

/** Returns the accessible name of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const {activeElement} = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });
}

/** Presses Tab, or Shift+Tab, until the named element has focus. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key);
    if (isThere(await focused(page))) return;
  }
  throw new Error(`${key} doesn't reach ${String(name)}.`);
}

async function press(page: Page, name: string | RegExp, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

test.describe('by keyboard alone', () => {
  test.beforeEach(async ({page, standIn}) => {
    const {origin} = await standIn(answerOf);
    await openPage(page, `${origin}/learn/sharding/`);
  });

  async function openByShortcut(page: Page) {
    const chat = chatOn(page);
    await page.keyboard.press('Control+i');
    await expect(chat.input).toBeFocused();
    return chat;
  }

  async function askAndWait(page: Page, text: string) {
    const chat = chatOn(page);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(chat.messages.last()).toContainText('Because of this.');
    await expect(chat.send).toBeVisible();
    await expect(chat.input).toBeFocused();
    return chat;
  }

  test('the button opens the chat, Escape closes it, and focus returns to where it was (§4.22)', async ({
    page,
  }) => {
    const chat = chatOn(page);
    await press(page, /^Ask AIBETA$/);
    await expect(chat.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chat.dialog).toBeHidden();
    await expect(chat.button).toBeFocused();

    const link = page.locator('.theme-doc-markdown').getByRole('link').first();
    await link.focus();
    await openByShortcut(page);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('Shift+Enter breaks the line and Enter sends, but not one that ends a composition (§2.42)', async ({
    page,
    context,
  }) => {
    const chat = await openByShortcut(page);
    await page.keyboard.type('One');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two');
    await expect(chat.input).toHaveValue('One\ntwo');
    await page.keyboard.press('Enter');
    await expect(chat.messages.nth(1)).toContainText('One\ntwo');
    await expect(chat.messages.last()).toContainText('Because of this.');
    await expect(chat.send).toBeVisible();
    await expect(chat.input).toBeFocused();

    const session = await context.newCDPSession(page);
    await session.send('Input.imeSetComposition', {text: 'なに', selectionStart: 2, selectionEnd: 2});
    const enter = {key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229};
    await session.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...enter});
    await session.send('Input.insertText', {text: 'なに'});
    await session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...enter});
    await expect(chat.input).toHaveValue('なに');
    await page.keyboard.type('?');
    await page.keyboard.press('Enter');
    await expect(chat.messages).toHaveCount(5);
    await expect(chat.messages.nth(3)).toContainText('なに?');
    await expect(chat.messages.last()).toContainText('Because of this.');
  });

  test('Tab goes from the header through the answer to the input, and wraps around; an answer is copied and rated, and the focus stays', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const chat = await openByShortcut(page);
    await askAndWait(page, 'Why?');
    const order: string[] = [];
    for (let presses = 0; presses < 22; presses++) {
      // Between the last and the first control, focus moves to the browser's toolbar.
      await page.keyboard.press('Tab');
      order.push(await focused(page));
    }
    // "Latest" is there only while the end of the answer is out of view.
    const round = order.slice(order.indexOf('New conversation')).filter((name) => name !== 'Latest');
    expect(round.slice(0, 19)).toEqual([
      'New conversation',
      'Saved conversations',
      'Dock at the right',
      'Close',
      'Messages',
      'of this',
      'Toggle word wrap',
      'Copy code to clipboard',
      'bash code',
      'Rounds and epochs',
      'Read Rounds and epochs here',
      'Consensus',
      'Read Consensus here',
      'Copy answer',
      'Ask again',
      'Helpful',
      'Not helpful',
      'Ask about this page',
      'Your message',
    ]);

    await press(page, 'Copy answer', 'Shift+Tab');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('Because [of this](/learn/consensus).');
    await press(page, 'Not helpful');
    await expect(chat.dialog.getByRole('button', {name: 'Not helpful'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(chat.dialog.getByRole('button', {name: 'Not helpful'})).toBeFocused();
  });

  test('focus moves from Send to Stop, and to the input when the answer is stopped or ends, and after Retry and Ask again', async ({
    page,
  }) => {
    const chat = await openByShortcut(page);
    await page.keyboard.type('Hang');
    await press(page, 'Send');
    await expect(chat.messages.last()).toContainText('Half of');
    await expect(chat.dialog.getByRole('button', {name: 'Stop'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chat.messages.last()).toContainText("This answer isn't complete.");
    await expect(chat.input).toBeFocused();

    await page.keyboard.type('Why?');
    await press(page, 'Send');
    await expect(chat.messages.last()).toContainText('Because of this.');
    await expect(chat.input).toBeFocused();
    await expect(chat.send).toBeVisible();

    await page.keyboard.type('Fail');
    await page.keyboard.press('Enter');
    await expect(chat.alert).toBeVisible();
    await press(page, 'Retry', 'Shift+Tab');
    await expect(chat.input).toBeFocused();
    await expect(chat.alert).toBeVisible();

    await askAndWait(page, 'Why?');
    await press(page, 'Ask again', 'Shift+Tab');
    await expect(chat.input).toBeFocused();
    await expect(chat.send).toBeVisible();
  });

  test('a suggestion, a new conversation, a saved one and Clear all move focus to the input', async ({
    page,
  }) => {
    const chat = await openByShortcut(page);
    await press(page, /^How does sharding work/, 'Shift+Tab');
    await expect(chat.input).toBeFocused();
    await expect(chat.messages.last()).toContainText('Because of this.');
    await expect(chat.send).toBeVisible();

    await press(page, 'New conversation', 'Shift+Tab');
    await expect(chat.messages).toHaveCount(1);
    await expect(chat.input).toBeFocused();

    await press(page, 'Saved conversations', 'Shift+Tab');
    await press(page, /^How does sharding work/);
    await expect(chat.messages).toHaveCount(3);
    await expect(chat.input).toBeFocused();

    await press(page, 'Saved conversations', 'Shift+Tab');
    await press(page, 'Clear all');
    await expect(chat.messages).toHaveCount(1);
    await expect(chat.input).toBeFocused();
  });

  test('the page can be added to the question and removed again, and the shortcut opens the chat with the selected text', async ({
    page,
  }) => {
    const chat = await openByShortcut(page);
    await press(page, 'Ask about this page', 'Shift+Tab');
    await expect(chat.input).toBeFocused();
    await press(page, 'Remove: Sharding', 'Shift+Tab');
    await expect(chat.input).toBeFocused();
    await expect(chat.dialog.getByRole('button', {name: 'Ask about this page'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat.dialog).toBeHidden();

    await page.evaluate(() => {
      const paragraph = document.querySelector('.theme-doc-markdown p')!;
      getSelection()!.collapse(paragraph.firstChild, 0);
      for (let words = 0; words < 4; words++) getSelection()!.modify('extend', 'forward', 'word');
    });
    await openByShortcut(page);
    await expect(chat.dialog.getByRole('button', {name: /^Remove: MultiversX divides/})).toBeVisible();
  });
});
