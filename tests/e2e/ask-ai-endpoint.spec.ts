import {expect, type Page} from '@playwright/test';
import {chatPaths} from '../../src/askAi/protocol';
import {chatOn, test} from '../support/askAi';

const QUESTION = 'What does it cost to issue a token?';
const FACT = '0.05 EGLD';

/** The chat endpoint of `npm run serve`, with its default answerer. */
async function openChat(page: Page) {
  await page.goto('/learn/sharding/');
  const chat = chatOn(page);
  await chat.open();
  return chat;
}

/** Checks that each source has an existing page, and an existing heading if it has an anchor. */
async function expectSourcesStand(page: Page): Promise<void> {
  await expect(chatOn(page).sources.first()).toBeVisible();
  const addresses = await chatOn(page).sources.evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map(({href}) => href),
  );
  for (const address of addresses) {
    const {pathname, hash} = new URL(address);
    const response = await page.request.get(pathname);
    expect(response.status(), address).toBe(200);
    if (hash === '') continue;
    // The minifier removes optional quotes of attributes.
    const ids = (await response.text()).matchAll(/ id="?([^\s">]+)/g);
    expect(
      Array.from(ids, ([, id]) => id),
      address,
    ).toContain(hash.slice(1));
  }
}

test('a question is answered from the pages, and a source lands on its heading', async ({page}) => {
  const chat = await openChat(page);
  await chat.ask(QUESTION);
  const answer = chat.messages.last();
  await expect(answer).toContainText(FACT);
  await expect(answer).not.toContainText('this browser answers');
  await expectSourcesStand(page);

  const withHeading = chat.dialog.getByRole('list', {name: 'Sources'}).locator('a[href*="#"]').first();
  const anchor = new URL((await withHeading.getAttribute('href')) ?? '', page.url()).hash.slice(1);
  await withHeading.click();
  await expect(chat.dialog).toBeHidden();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('a follow-up is understood from its thread after the chat was closed and the page changed (§3.8)', async ({
  page,
}) => {
  const chat = await openChat(page);
  await chat.ask('How do I issue a fungible token?');
  await expect(chat.sources.first()).toBeVisible();
  await expect(chat.send).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/welcome/terminology/');
  await chat.open();
  const asked = page.waitForRequest((request) => request.url().endsWith(chatPaths.stream));
  await chat.ask('And what does that cost?');
  expect((await asked).postDataJSON().threadId).toMatch(/^[\w-]{36}$/);
  await expect(chat.messages.last()).toContainText(/0\.05 EGLD/);
});
