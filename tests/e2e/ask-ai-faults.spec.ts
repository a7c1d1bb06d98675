import {expect, type Page} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {badOnce, expectRetry, refusal} from '../support/chatFaults';
import {deltas, eventStream, rawChunks, type StandInAnswer} from '../support/chatStandIn';
import {withResolvers} from '../support/withResolvers';
import {encodeRefusal} from '../../src/askAi/protocol';

/** The page's clock advances only when the test advances it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

const faults: [name: string, answer: StandInAnswer, sentence: string | RegExp][] = [
  ['status 500', refusal(500, 'stack trace'), 'The answer service failed.'],
  [
    'status 429',
    refusal(429, encodeRefusal('rate_limited'), {'Retry-After': '7'}),
    'Try again in 7 seconds.',
  ],
  ['status 503', refusal(503, encodeRefusal('busy')), 'The answer service is busy.'],
  [
    'an error in the stream',
    () => eventStream([{type: 'error', code: 'timed_out'}]),
    'The answer took too long.',
  ],
  [
    'an empty answer',
    () => eventStream([{type: 'thread', id: 't'}, {type: 'done'}]),
    'The answer service returned an empty answer.',
  ],
  ['an empty body', () => new Response(''), 'The answer service returned an empty answer.'],
  [
    'an answer of only the end marker',
    () => rawChunks(['{"threadId":"t"}', 'done']),
    'The answer service returned an empty answer.',
  ],
];

for (const [name, answer, sentence] of faults) {
  test(`${name} shows its message, and Retry asks again`, async ({page, standIn}) => {
    const {origin} = await standIn(badOnce(answer));
    await page.goto(origin);
    await chatOn(page).open();
    await chatOn(page).ask('Why?');
    await expectRetry(page, sentence);
  });
}

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

test('an unfinished object at the end of an answer is shown, whether its connection breaks or it is stopped', async ({
  page,
  standIn,
}) => {
  const {promise: endsAfter, resolve: end} = withResolvers();
  let ending: 'break' | 'hang' = 'break';
  const {origin} = await standIn(() => rawChunks(['Answer: ', '{"gasLimit": 50000'], {ending, endsAfter}));
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask('Why?');
  await expect(chat.messages.last()).toContainText('Answer: {"gasLimit": 50000');
  end();
  await expect(chat.alert).toContainText('The connection closed before the answer was complete.');
  await expect(chat.messages.last()).toContainText('Answer: {"gasLimit": 50000');

  ending = 'hang';
  await chat.ask('And now?');
  await expect(chat.messages).toHaveCount(5);
  await expect(chat.messages.last()).toContainText('Answer: {"gasLimit": 50000');
  await chat.dialog.getByRole('button', {name: 'Stop'}).click();
  await expect(chat.messages.last()).toContainText("This answer isn't complete.");
  await expect(chat.messages.last()).toContainText('Answer: {"gasLimit": 50000');
});

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
