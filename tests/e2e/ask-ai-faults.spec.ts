import {expect, type Page} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {badOnce, expectRetry, refusal} from '../support/chatFaults';
import {deltas, eventStream} from '../support/chatStandIn';
import {withResolvers} from '../support/withResolvers';
import {encodeRefusal} from '../../src/askAi/protocol';

/** The page's clock advances only when the test advances it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

// tests/unit/askAi covers the other faults, and faultMessage.test.ts their sentences.
test('a refusal shows its message, and Retry asks again', async ({page, standIn}) => {
  const {origin} = await standIn(badOnce(refusal(429, encodeRefusal('rate_limited'), {'Retry-After': '7'})));
  await page.goto(origin);
  await chatOn(page).open();
  await chatOn(page).ask('Why?');
  await expectRetry(page, 'Try again in 7 seconds.');
});

for (const [name, ending] of [
  ['whose stream ends early', 'end'],
  ['whose connection breaks', 'break'],
] as const) {
  test(`an answer ${name} keeps its text`, async ({page, standIn}) => {
    const {promise: endsAfter, resolve: end} = withResolvers();
    const {origin} = await standIn(
      badOnce(() => eventStream(deltas('Half of an answer '), {delay: 10, ending, endsAfter})),
    );
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('Why?');
    await expect(chat.messages.last()).toContainText('Half of an answer');
    end();
    await expect(chat.alert).toBeVisible();
    await expect(chat.messages.last()).toContainText('Half of an answer');
    await expect(chat.messages.last()).toContainText("This answer isn't complete.");
    await expectRetry(page, 'The connection closed before the answer was complete.');
  });
}

test('an answer that never starts times out after 20 seconds', async ({page, standIn}) => {
  const {origin, questions, abandoned} = await standIn(badOnce(() => eventStream([], {ending: 'hang'})));
  await page.clock.install();
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await stopTime(page);
  await chat.ask('Why?');
  await expect.poll(() => questions.length).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(chat.messages.getByText('Thinking...')).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(chat.alert).toBeVisible();
  await page.clock.resume();
  await expectRetry(page, 'The answer service took too long to respond.');
  await expect.poll(() => abandoned.length).toBe(1);
});

test('an answer that stalls times out after 30 seconds and keeps its text', async ({page, standIn}) => {
  const {origin} = await standIn(badOnce(() => eventStream(deltas('Half of an answer '), {ending: 'hang'})));
  await page.clock.install();
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await stopTime(page);
  await chat.ask('Why?');
  // Received text is rendered in the next frame.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(chat.messages.last()).toContainText('Half of an answer', {timeout: 100});
  }).toPass();
  await page.clock.fastForward(25_000);
  await expect(chat.alert).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(chat.alert).toBeVisible();
  await page.clock.resume();
  await expect(chat.messages.last()).toContainText('Half of an answer');
  await expectRetry(page, 'The answer stopped arriving.');
});
