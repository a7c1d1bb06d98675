import {expect} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {answer} from '../support/chatAnswer';
import {deltas, eventStream} from '../support/chatStandIn';
import {openPage} from '../support/openPage';
import {withResolvers} from '../support/withResolvers';

test.describe('the chat', () => {
  test('keeps the conversation when it closes, on another page and after a reload', async ({
    page,
    standIn,
  }) => {
    const {origin, questions} = await standIn(() => eventStream(answer));
    await page.goto(`${origin}/learn/sharding/`);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('How long is a round?');
    await expect(chat.dialog.getByText('Sources')).toBeVisible();
    await expect(chat.send).toBeVisible();
    await chat.dialog.getByRole('button', {name: 'Close'}).click();
    await expect(chat.dialog).toBeHidden();
    await expect(chat.button).toBeFocused();

    await page.getByRole('link', {name: 'Validators', exact: true}).first().click();
    await expect(page).toHaveURL(/validators/);
    await chat.open();
    await expect(chat.messages.nth(1)).toContainText('How long is a round?');

    await page.reload();
    await chat.open();
    await expect(chat.messages.nth(2)).toContainText('A round lasts 600 ms');
    await chat.ask('And an epoch?');
    await expect.poll(() => questions.at(-1)?.threadId).toBe('thread-1');

    await chat.dialog.getByRole('button', {name: 'New conversation'}).click();
    await expect(chat.messages).toHaveCount(1);
    await chat.dialog.getByRole('button', {name: 'Saved conversations'}).click();
    await chat.dialog.getByRole('button', {name: 'Clear all'}).click();
    await page.reload();
    await chat.open();
    await expect(chat.messages).toHaveCount(1);
  });

  test('keeps the typed text and a new conversation on a page with another layout', async ({
    page,
    standIn,
  }) => {
    const {origin} = await standIn(() => eventStream(answer));
    await openPage(page, `${origin}/learn/sharding/`);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('How long is a round?');
    await expect(chat.send).toBeVisible();
    await chat.dialog.getByRole('button', {name: 'New conversation'}).click();
    await chat.input.fill('Half a quest');
    await page.keyboard.press('Escape');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(`${origin}/`);
    await chat.open();
    await expect(chat.input).toHaveValue('Half a quest');
    await expect(chat.messages).toHaveCount(1);
  });

  test('loses nothing when two tabs continue a conversation, and is cleared in both', async ({
    page,
    context,
    standIn,
  }) => {
    const {promise: opens, resolve: end} = withResolvers();
    const {origin} = await standIn(({message}) => {
      const words = deltas(`To ${message}. `);
      const gate = message === 'Slow' ? {before: words.length, opens} : undefined;
      return eventStream([...words, {type: 'done'}], {gate});
    });
    const other = await context.newPage();
    const [here, there] = [chatOn(page), chatOn(other)];
    await page.goto(origin);
    await here.open();
    await here.ask('First');
    await expect(here.messages.last()).toContainText('To First.');
    await expect(here.send).toBeVisible();
    await other.goto(origin);
    await there.open();
    await here.ask('Slow');
    await expect(here.messages.last()).toContainText('To Slow.');
    await expect(there.messages.last()).toContainText('Slow');
    await there.ask('Quick');
    await expect(there.messages.last()).toContainText('To Quick.');
    await expect(there.send).toBeVisible();
    end();
    // Each answer follows its question, in both tabs.
    for (const {messages, send} of [here, there]) {
      await expect(send).toBeVisible();
      await expect(messages.filter({hasText: /First|Slow|Quick/})).toHaveText(
        ['First', 'To First.', 'Slow', 'To Slow.', 'Quick', 'To Quick.'].map((text) => new RegExp(text)),
      );
    }

    await there.dialog.getByRole('button', {name: 'Saved conversations'}).click();
    await expect(there.dialog.getByRole('listitem').getByRole('button')).toHaveCount(1);
    await there.dialog.getByRole('button', {name: 'Clear all'}).click();
    await expect(here.messages).toHaveCount(1);
  });

  test('keeps the received part of an answer when the page is reloaded before it ends', async ({
    page,
    standIn,
  }) => {
    const {origin} = await standIn(() => eventStream(deltas('Half of an answer '), {ending: 'hang'}));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('Why?');
    await expect(chat.messages.last()).toContainText('Half of an answer');
    await page.reload();
    await chat.open();
    await expect(chat.messages.last()).toContainText('Half of an answer');
    await expect(chat.messages.last()).toContainText("This answer isn't complete.");
  });
});
