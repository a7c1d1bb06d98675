import {expect} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {deltas, eventStream, streamed} from '../support/chatStandIn';
import {withResolvers} from '../support/withResolvers';

test.describe('4. Chat', () => {
  test('the input has its placeholder and Send; "Thinking..." pulses until the answer arrives (§2.41, §2.42)', async ({
    page,
    standIn,
  }) => {
    const {promise: opens, resolve: answer} = withResolvers();
    const {origin} = await standIn(() =>
      eventStream([...deltas('A round lasts 600 ms.'), {type: 'done'}], {gate: {before: 0, opens}}),
    );
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await expect(chat.input).toHaveAttribute('placeholder', 'Type your message...');
    await chat.input.fill('How long is a round?');
    await chat.send.click();
    const thinking = chat.messages.getByText('Thinking...');
    await expect(thinking).toBeVisible();
    const animations = await thinking.evaluate((element) =>
      element
        .getAnimations({subtree: true})
        .map((animation) => animation.effect?.getComputedTiming().iterations),
    );
    expect(animations).toContain(Infinity);
    answer();
    await expect(chat.messages.last()).toContainText('A round lasts 600 ms.');
    await expect(thinking).toHaveCount(0);
  });

  test('a raw stream that stays open ends at "done", wherever the network cut it (§4.23, §4.25, §4.26, §4.27)', async ({
    page,
    standIn,
  }) => {
    const {origin, questions} = await standIn(() =>
      streamed(['{"threadId":"T1"}file_', 'searchThe work is ', 'done', ' by validators: 42.done'], {
        ending: 'hang',
        delay: 20,
      }),
    );
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('Who does it?');
    await expect(chat.send).toBeVisible();
    const answer = chat.messages.last();
    await expect(answer).toContainText('The work is done by validators: 42.');
    await expect(answer).not.toContainText('42.done');
    await expect(answer).not.toContainText('file_search');
    await expect(answer).not.toContainText("isn't complete");
    await chat.ask('And?');
    await expect.poll(() => questions.at(-1)).toMatchObject({message: 'And?', threadId: 'T1'});
  });

  test('the view scrolls to the end 200 ms after a question (§4.30, §9.16)', async ({page, standIn}) => {
    const {promise: opens, resolve: answer} = withResolvers();
    const {origin} = await standIn(({message}) =>
      message === 'First'
        ? eventStream([...deltas('A paragraph.\n\n'.repeat(60)), {type: 'done'}])
        : eventStream([{type: 'done'}], {gate: {before: 0, opens}}),
    );
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('First');
    await expect(chat.send).toBeVisible();
    const scroller = chat.dialog.getByRole('region', {name: 'Messages'});
    // The complete first answer scrolls once more.
    await page.waitForTimeout(500);
    const calls = await scroller.evaluateHandle((view) => {
      const log: number[] = [];
      const started = performance.now();
      const scrollTo = view.scrollTo.bind(view) as (options: ScrollToOptions) => void;
      view.scrollTo = (options?: ScrollToOptions | number) => {
        log.push(performance.now() - started);
        scrollTo(options as ScrollToOptions);
      };
      return log;
    });
    await chat.ask('Second');
    const toEnd = () => scroller.evaluate((view) => view.scrollHeight - view.clientHeight - view.scrollTop);
    await expect.poll(() => calls.evaluate((log) => log.length)).toBeGreaterThan(0);
    await expect.poll(toEnd).toBeLessThan(2);
    const [delay] = await calls.jsonValue();
    expect(delay).toBeGreaterThanOrEqual(200);
    answer();
  });

  test('fenced code of an answer is highlighted, copied and wrapped (§2.47)', async ({
    page,
    standIn,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = 'let fee: u64 = 50_000; // the minimum';
    const {origin} = await standIn(() =>
      eventStream([...deltas(`Code:\n\n\`\`\`rust\n${code}\n\`\`\`\n`), {type: 'done'}]),
    );
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('Code?');
    await expect(chat.send).toBeVisible();
    const block = chat.messages.last().locator('pre');
    await expect.poll(() => block.locator('span').count()).toBeGreaterThan(2);
    const answer = chat.messages.last();
    await answer
      .getByRole('button', {name: /^Copy code|^Copy$/})
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${code}\n`);
    await answer.getByRole('button', {name: /wrap/i}).click();
    await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
  });
});
