import {expect} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {answer} from '../support/chatAnswer';
import {eventStream} from '../support/chatStandIn';
import {expectHydrated, openPage} from '../support/openPage';

test.describe('opening and closing', () => {
  test.beforeEach(async ({page, standIn}) => {
    const {origin} = await standIn(() => eventStream(answer));
    await openPage(page, `${origin}/learn/sharding/`);
  });

  test("Ctrl+I opens the chat unless search is open, and search keys don't open search in the chat", async ({
    page,
  }) => {
    const chat = chatOn(page);
    await page.keyboard.press('Control+i');
    await expect(chat.input).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await expect(chat.input).toHaveValue('/');
    await chat.dialog.getByRole('heading', {name: 'Ask MultiversX AI'}).click();
    await page.keyboard.press('/');
    await page.keyboard.press('Meta+k');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(chat.dialog).toBeHidden();
    // The browser hides the dialog before its content is removed, and search keys work after that.
    await expect(page.locator('#ask-ai-title')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
    await page.keyboard.press('Control+i');
    await page.keyboard.type('shard');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('shard');
    await expect(chat.dialog).toBeHidden();
  });

  test('Back closes the chat and shows the previous page, which can then be asked about', async ({page}) => {
    const chat = chatOn(page);
    await expectHydrated(page);
    await page.getByRole('link', {name: 'Validators', exact: true}).first().click();
    await expect(page).toHaveURL(/validators/);
    await chat.open();
    await page.goBack();
    await expect(chat.dialog).toBeHidden();
    await expect(page.getByRole('heading', {level: 1, name: 'Sharding'})).toBeVisible();
    await chat.open();
    await chat.dialog.getByRole('button', {name: 'Ask about this page'}).click();
    await expect(chat.dialog.getByRole('button', {name: 'Remove: Sharding'})).toBeVisible();
  });

  test('Cmd+I opens the chat with its privacy note, focus stays inside, and a click outside closes it (§2.45)', async ({
    page,
  }) => {
    const chat = chatOn(page);
    await expectHydrated(page);
    await page.keyboard.press('Meta+i');
    await expect(chat.dialog).toBeVisible();
    await expect(
      chat.dialog.getByText(/^Questions go to our server, which keeps conversations for 24 hours/),
    ).toBeInViewport();
    for (let index = 0; index < 15; index++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await chat.dialog.getByText('Ask me anything').click();
    await expect(chat.dialog).toBeVisible();
    await page.mouse.click(20, 450);
    await expect(chat.dialog).toBeHidden();
  });

  test('the page behind does not scroll and does not jump (§2.44)', async ({page}) => {
    const chat = chatOn(page);
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.boundingBox();
    await chat.open();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    // Scrolling starts in the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await heading.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(chat.dialog).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }).toPass();
  });
});

test('?ask= asks immediately and only once', async ({page, standIn}) => {
  const {origin, questions} = await standIn(() => eventStream(answer));
  await page.goto(`${origin}/learn/sharding/?ask=How+long+is+a+round%3F&x=1#related`);
  const chat = chatOn(page);
  await expect(chat.messages.nth(1)).toContainText('How long is a round?');
  await expect(chat.dialog.getByText('Sources')).toBeVisible();
  await expect(chat.input).toBeFocused();
  await expect(page).toHaveURL(`${origin}/learn/sharding/?x=1#related`);
  await expect(chat.send).toBeVisible();
  await page.reload();
  // The chat sends a question from the URL before it can be used.
  await chat.open();
  await expect(chat.send).toBeVisible();
  expect(questions.map(({message}) => message)).toEqual(['How long is a round?']);
});
