import {expect} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {badOnce, expectRetry, refusal} from '../support/chatFaults';
import {deltas, eventStream} from '../support/chatStandIn';
import {withResolvers} from '../support/withResolvers';
import {encodeRefusal} from '../../src/askAi/protocol';

// tests/unit/askAi covers the other faults, and faultMessage.test.ts their sentences.
test('a refusal shows its message, and Retry asks again', async ({page, standIn}) => {
  const {origin} = await standIn(badOnce(refusal(503, encodeRefusal('busy'), {'Retry-After': '7'})));
  await page.goto(origin);
  await chatOn(page).open();
  await chatOn(page).ask('Why?');
  await expectRetry(page, 'The answer service is busy.');
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
