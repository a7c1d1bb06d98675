import {expect} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {deltas, eventStream} from '../support/chatStandIn';
import {withResolvers} from '../support/withResolvers';

test.describe('a long answer', () => {
  test.describe.configure({timeout: 120_000});
  const paragraphs = Array.from({length: 60}, (_, index) => `Paragraph ${index + 1} of the answer.\n\n`).join(
    '',
  );

  test('moves its question to the top and keeps its beginning in view while it grows (§4.30)', async ({
    page,
    standIn,
  }) => {
    const {promise: opens, resolve: goOn} = withResolvers();
    const {origin} = await standIn(() =>
      eventStream([...deltas(paragraphs), {type: 'done'}], {gate: {before: 0, opens}}),
    );
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('All of it');
    const scroller = chat.dialog.getByRole('region', {name: 'Messages'});
    /** Whether the view is at the end of the conversation, and the last question at the top of the view. */
    const positions = () =>
      scroller.evaluate((view) => {
        const [question] = Array.from(view.querySelectorAll('article')).slice(-2);
        const fromTop = question!.getBoundingClientRect().top - view.getBoundingClientRect().top;
        return {
          isAtEnd: view.scrollHeight - view.clientHeight - view.scrollTop < 2,
          isAtTop: fromTop > 0 && fromTop < 40,
        };
      });
    // Before the answer arrives, this is also the end of the conversation, where the specification wants the view.
    await expect.poll(positions).toEqual({isAtEnd: true, isAtTop: true});
    goOn();
    await expect(chat.send).toBeVisible();
    const paragraph = (number: number) =>
      chat.messages.last().getByText(`Paragraph ${number} of the answer.`);
    await expect(paragraph(1)).toBeInViewport();
    await expect(paragraph(60)).not.toBeInViewport();
    expect((await positions()).isAtTop).toBe(true);
    const latest = chat.dialog.getByRole('button', {name: 'Latest'});
    // It would cover the text that the reader begins with.
    await expect(latest).toBeHidden();
    await paragraph(20).scrollIntoViewIfNeeded();
    await latest.click();
    await expect(paragraph(60)).toBeInViewport();
    await expect(latest).toBeHidden();

    // The window opens at the question again, and the next question also moves to the top.
    await page.keyboard.press('Escape');
    await chat.open();
    await expect(paragraph(1)).toBeInViewport();
    expect((await positions()).isAtTop).toBe(true);
    await chat.ask('Again');
    await expect.poll(async () => (await positions()).isAtTop).toBe(true);
    await expect(chat.send).toBeVisible();
    await expect(paragraph(1)).toBeInViewport();
    await expect(paragraph(60)).not.toBeInViewport();
  });

  test('is announced to screen readers sentence by sentence, each once', async ({page, standIn}) => {
    const {origin} = await standIn(() =>
      eventStream(
        [
          ...deltas(
            `One is **here**. Two: \`\`\`is\`\`\` there.\n\n\`\`\`bash\nls -l\n\`\`\`\n\n- three\n- four\n\n${paragraphs}`,
          ),
          {type: 'done'},
        ],
        {delay: 10},
      ),
    );
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await page.evaluate(() => {
      const log = document.querySelector('dialog [role=log]')!;
      const heard: string[] = [];
      Object.assign(globalThis, {heard});
      new MutationObserver((changes) => {
        for (const {addedNodes} of changes)
          heard.push(...Array.from(addedNodes, ({textContent}) => textContent ?? ''));
      }).observe(log, {childList: true, subtree: true, characterData: true});
    });
    await chat.ask('Count');
    await expect(chat.send).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as {heard: string[]}).heard))
      .toEqual([
        'Thinking...',
        'One is here.',
        'Two: is there.',
        'A block of bash code.',
        'three',
        'four',
        ...Array.from({length: 60}, (_, index) => `Paragraph ${index + 1} of the answer.`),
      ]);
    // Old sentences are removed, because the browser processes all of them whenever one is added.
    expect(await chat.dialog.getByRole('log').locator('p').count()).toBeLessThan(60);
  });
});
