import {expect} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {answer} from '../support/chatAnswer';
import {good} from '../support/chatFaults';
import {eventStream} from '../support/chatStandIn';
import {interceptRequests} from '../support/interceptRequests';
import {expectHydrated, expectIdle, openPage} from '../support/openPage';
import {requestsOf} from '../support/requestsOf';

test.describe('the chat', () => {
  test('loads on intent only', async ({page, standIn}) => {
    const {origin} = await standIn(() => eventStream(answer));
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
    });
    await openPage(page, `${origin}/learn/sharding/`);
    await expectIdle(page);
    const ofTheChat = () => scripts.filter((script) => script.includes('Type your message...'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(ofTheChat()).toEqual([]);
    await chatOn(page).button.hover();
    await expect.poll(() => ofTheChat().length).toBe(1);
    await expect(chatOn(page).dialog).toBeHidden();
  });
});

test('a chat that cannot be loaded says so, and the button tries again', async ({page, standIn}) => {
  const {origin} = await standIn(good);
  await page.goto(origin);
  const chat = chatOn(page);
  await expectIdle(page);
  const refused = new Set<string>();
  await interceptRequests(page, '**/*.js', (route) => {
    refused.add(route.request().url());
    return route.abort();
  });
  await chat.button.click();
  await expect(page.getByRole('alert')).toContainText("The chat couldn't be loaded.");
  await page.unroute('**/*.js');
  await page.mouse.move(0, 400);
  const asked = requestsOf(page);
  await chat.button.hover();
  // Events arrive in order, so a request that hovering causes comes before the one that the test makes.
  await page.evaluate(() => fetch('/version.json'));
  expect(asked).toContainEqual(expect.stringMatching(/\/version\.json$/));
  expect(asked.filter((address) => refused.has(address))).toEqual([]);
  await chat.button.click();
  await expect(chat.dialog).toBeVisible();
});

test('a chat that fails to load keeps the selected passage for the next attempt', async ({page, standIn}) => {
  const {origin} = await standIn(good);
  await openPage(page, `${origin}/learn/sharding/`);
  const chat = chatOn(page);
  await expectHydrated(page);
  await page.locator('.theme-doc-markdown p').first().click({clickCount: 3});
  const offer = page.getByRole('button', {name: 'Ask AI about this'});
  await expect(offer).toBeVisible();
  await expectIdle(page);
  await interceptRequests(page, '**/*.js', (route) => route.abort());
  await offer.click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText("The chat couldn't be loaded.");
  await failure.getByRole('button', {name: 'Close this message'}).click();
  await expect(failure).toHaveCount(0);
  await expect(chat.button).toBeFocused();
  await page.unroute('**/*.js');
  await chat.button.click();
  await expect(chat.dialog.getByRole('button', {name: /^Remove: MultiversX divides/})).toBeVisible();
});
