import {chatOn} from '../support/askAi';
import {expect, isOnline, test} from '../support/offlineApp';
import {openPage} from '../support/openPage';

test('a question asked offline is answered from the saved pages, with a note, and its source opens', async ({
  offlinePage: page,
}) => {
  await openPage(page, '/learn/sharding/');
  expect(await isOnline(page)).toBe(false);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask('What does it cost to issue a token?');
  const answer = chat.messages.last();
  await expect(answer).toContainText('this browser answers from its own copy of the pages');
  await expect(answer).toContainText('0.05 EGLD');
  await expect(chat.alert).toHaveCount(0);

  const source = chat.sources.first();
  const address = await source.evaluate((link) => (link as HTMLAnchorElement).href);
  await source.click();
  await expect(chat.dialog).toBeHidden();
  await expect.poll(() => page.url()).toBe(address);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'You are offline'})).toHaveCount(0);
});

test('offline, an old link leads to the new page, follow-ups work and off-topic questions are declined', async ({
  offlinePage: page,
}) => {
  await page.goto('/tokens/fungible-tokens/#issue');
  await expect(page).toHaveURL(/\/tokens\/fungible-tokens\/issue\/#issue$/);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask('How do I issue a fungible token?');
  await expect(chat.sources.first()).toBeVisible();
  await chat.ask('And what does that cost?');
  await expect(chat.messages.last()).toContainText(/0\.05 EGLD/);
  await chat.ask('Give me a recipe for a vegetable lasagna.');
  await expect(chat.messages.last()).toContainText("I couldn't find this in the documentation.");
});

test('once the network is back, the endpoint answers again', async ({offlinePage: page, installed}) => {
  await page.goto('/learn/sharding/');
  const chat = chatOn(page);
  await chat.open();
  await chat.ask('What is adaptive state sharding?');
  const answer = chat.messages.last();
  await expect(answer).toContainText('this browser answers');
  await installed.setOffline(false);
  await chat.dialog.getByRole('button', {name: 'Ask again'}).click();
  await expect(chat.dialog.getByRole('button', {name: 'Helpful', exact: true})).toBeVisible();
  await expect(answer).not.toContainText('this browser answers');
});
