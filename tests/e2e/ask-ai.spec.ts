import {expect} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {answer, sources} from '../support/chatAnswer';
import {deltas, eventStream} from '../support/chatStandIn';
import {openPage} from '../support/openPage';
import {requestsOf} from '../support/requestsOf';
import {withResolvers} from '../support/withResolvers';

test.describe('the chat', () => {
  test("can't be scrolled out of its window by the browser's search or a screen reader", async ({
    page,
    standIn,
  }) => {
    const long = deltas('A round lasts 600 ms.\n\n'.repeat(80));
    const {origin} = await standIn(() => eventStream([...long, {type: 'done'}]));
    await openPage(page, `${origin}/learn/sharding/`);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('How long is a round?');
    await expect(chat.send).toBeVisible();
    const moved = await chat.dialog.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((element) => element.contains(dialog.querySelector('input, textarea')))
        .filter((element) => {
          element.scrollTop = 500;
          return element.scrollTop > 0 && getComputedStyle(element).overflowY !== 'auto';
        })
        .map((element) => element.className),
    );
    expect(moved).toEqual([]);
  });

  test('greets, answers with its sources, and a source leads to its heading (§1.9, §2.39, §2.40, §4.22)', async ({
    page,
    standIn,
  }) => {
    let anchor = '';
    const {promise: begun, resolve: begin} = withResolvers();
    const {origin, questions} = await standIn(async () => {
      await begun;
      return eventStream(
        answer.map((event) =>
          event.type === 'sources' ? {...event, sources: [{...sources[0]!, anchor}, sources[1]!]} : event,
        ),
      );
    });
    await page.goto(`${origin}/learn/chronology/`);
    anchor = (await page.locator('.theme-doc-markdown h2[id]').last().getAttribute('id')) ?? '';
    await page.goto(`${origin}/learn/sharding/`);
    const chat = chatOn(page);
    await chat.open();
    await expect(chat.messages).toHaveCount(1);
    await expect(chat.messages.first()).toContainText('Ask me anything about the MultiversX ecosystem');
    await expect(chat.input).toBeFocused();
    await expect(chat.send).toBeDisabled();

    await chat.ask('How long is a round?');
    await expect(chat.messages.getByText('Thinking...')).toBeVisible();
    begin();
    await expect(chat.messages.last()).toContainText(
      'A round lasts 600 ms since 2026; then the block is done.',
    );
    await expect(chat.messages.getByText('Thinking...')).toBeHidden();
    expect(questions).toEqual([{message: 'How long is a round?', page: '/learn/sharding/'}]);

    await chat.dialog.getByRole('link', {name: 'Rounds and epochs'}).click();
    await expect(chat.dialog).toBeHidden();
    await expect(page).toHaveURL(`${origin}/learn/chronology/#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('keeps and marks the text of a stopped answer, and aborts the request on Stop and on Escape', async ({
    page,
    standIn,
  }) => {
    const {origin, abandoned} = await standIn(() =>
      eventStream([...deltas('Half of an answer ')], {ending: 'hang'}),
    );
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('Why?');
    await expect(chat.messages.last()).toContainText('Half of an answer');
    await chat.dialog.getByRole('button', {name: 'Stop'}).click();
    await expect(chat.messages.last()).toContainText("This answer isn't complete.");
    await expect(chat.messages.last()).toContainText('Half of an answer');
    await expect.poll(() => abandoned.length).toBe(1);

    await chat.ask('And?');
    await expect(chat.messages).toHaveCount(5);
    await expect(chat.messages.last()).toContainText('Half of an answer');
    await page.keyboard.press('Escape');
    await expect(chat.dialog).toBeHidden();
    await expect.poll(() => abandoned.length).toBe(2);
  });
});

test('an answer offers follow-up questions, and a declined one the suggested questions of the section', async ({
  page,
  standIn,
}) => {
  const {origin, questions} = await standIn(({message}) =>
    eventStream([
      ...deltas('An answer.'),
      message === 'Weather?'
        ? {type: 'done', declined: true}
        : {type: 'done', followUps: ['What is an epoch?', 'How long is an epoch?']},
    ]),
  );
  await page.goto(`${origin}/learn/sharding/`);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask('How long is a round?');
  const followUps = chat.dialog.getByRole('list', {name: 'Follow-up questions'}).getByRole('button');
  await expect(followUps).toHaveText(['What is an epoch?', 'How long is an epoch?']);
  await followUps.first().click();
  await expect(chat.input).toBeFocused();
  await expect.poll(() => questions.at(-1)?.message).toBe('What is an epoch?');
  await expect(followUps).toHaveCount(2);
  await chat.ask('Weather?');
  await expect(followUps).toHaveCount(0);
  const suggestions = chat.dialog.getByRole('list', {name: 'Suggested questions'}).getByRole('button');
  await expect(suggestions.first()).toHaveText('What is sharding?');
  // They stay with the conversation.
  await page.reload();
  await chat.open();
  await expect(suggestions.first()).toBeVisible();
});

test('an answer loads nothing, runs nothing, and its links open safely', async ({page, standIn}) => {
  const text =
    '![pixel](https://pixel.example/p.png) <img src="https://html.example/p.png" onerror="alert(1)"> ' +
    '[out](https://out.example/) [bad](javascript:alert(1)) <script>alert(1)</script>';
  const {origin} = await standIn(() => eventStream([...deltas(text), {type: 'done'}]));
  const requests = requestsOf(page);
  const complaints: string[] = [];
  page.on('dialog', (opened) => complaints.push(opened.message()));
  page.on('console', (message) => {
    // These tests block service workers.
    const isWorker = message.text().startsWith('registerSW');
    if (message.type() === 'error' && !isWorker) complaints.push(message.text());
  });
  await page.goto(origin);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask('Attack');
  await expect(chat.send).toBeVisible();
  await expect(chat.messages.last()).toContainText('<script>alert(1)</script>');
  const out = chat.dialog.getByRole('link', {name: 'out'});
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(out).toHaveAttribute('target', '_blank');
  await expect(chat.dialog.getByRole('link', {name: 'bad'})).toHaveCount(0);
  await expect(chat.dialog.locator('img')).toHaveCount(0);
  const elsewhere = requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'));
  expect({elsewhere, complaints}).toEqual({elsewhere: [], complaints: []});
});
