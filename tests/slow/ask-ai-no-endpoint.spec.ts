import {expect, type Page} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {badOnce, expectRetry, good, refusal} from '../support/chatFaults';
import {encodeRefusal} from '../../src/askAi/protocol';
import {interceptRequests} from '../support/interceptRequests';

const QUESTION = 'How does a network divided into shards process a transaction?';
const OFFLINE = 'this browser answers from its own copy of the pages';

/** Checks that the answer was composed in this browser, with its note and sources. */
async function expectOfflineAnswer(page: Page): Promise<void> {
  const chat = chatOn(page);
  const answer = chat.messages.last();
  await expect(answer).toContainText(OFFLINE);
  await expect(chat.dialog.getByRole('log')).toContainText(OFFLINE);
  await expect(answer).toContainText(/shard/i);
  await expect(chat.sources.first()).toBeVisible();
}

test('this browser also answers beyond the limit of questions, and says why', async ({page, standIn}) => {
  const {origin} = await standIn(badOnce(refusal(429, encodeRefusal('rate_limited'), {'Retry-After': '7'})));
  await page.goto(origin);
  await chatOn(page).open();
  await chatOn(page).ask(QUESTION);
  await expect(chatOn(page).messages.last()).toContainText('Your network asked many questions');
  await expectOfflineAnswer(page);
});

test('this browser also answers if the connection hangs, and says why', async ({page, standIn}) => {
  const {origin, questions} = await standIn((_question, signal) => {
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(new Response(''))));
  });
  await page.clock.install();
  await page.goto(origin);
  await chatOn(page).open();
  await chatOn(page).ask(QUESTION);
  await expect.poll(() => questions).toHaveLength(1);
  await page.clock.fastForward('00:30');
  await expect(chatOn(page).messages.last()).toContainText("The answer service doesn't respond");
  await expectOfflineAnswer(page);
});

const noEndpoint = refusal(404, '<h1>Not found</h1>');

test('without an endpoint this browser answers, with a note and sources, until the endpoint is back', async ({
  page,
  standIn,
}) => {
  const {origin} = await standIn(badOnce(noEndpoint));
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask(QUESTION);
  await expectOfflineAnswer(page);
  await expect(chat.alert).toHaveCount(0);

  // A retry finds the endpoint available again.
  await chat.dialog.getByRole('button', {name: 'Ask again'}).click();
  await expect(chat.messages.last()).toContainText('A good answer.');
  await expect(chat.messages.last()).not.toContainText(OFFLINE);
  await expect(chat.messages).toHaveCount(3);
});

test("the chat shows an error if this browser can't answer either, and Retry asks again", async ({
  page,
  standIn,
}) => {
  const {origin} = await standIn(badOnce(noEndpoint));
  await page.goto(origin);
  await chatOn(page).open();
  await interceptRequests(page, '**/*.json', (route) => route.abort());
  await chatOn(page).ask(QUESTION);
  await expectRetry(page, 'This site has no answer service');
});

test('a lost network is reported, and Retry and the next question work once it is back', async ({
  page,
  context,
  standIn,
}) => {
  const {origin, questions} = await standIn(good);
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await context.setOffline(true);
  await chat.ask(QUESTION);
  await expect(chat.alert).toContainText("The answer service can't be reached.");
  await context.setOffline(false);
  await expectRetry(page, "The answer service can't be reached.");
  await chat.ask('And an epoch?');
  await expect.poll(() => questions.map(({message}) => message)).toEqual([QUESTION, 'And an epoch?']);
});
