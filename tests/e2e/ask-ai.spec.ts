import {expect} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {deltas, eventStream, rawChunks} from '../support/chatStandIn';
import {expectHydrated, expectIdle, openPage} from '../support/openPage';
import {settled} from '../support/settled';
import type {ChatEvent} from '../../src/askAi/protocol';

const sources = [
  {title: 'Rounds and epochs', route: '/learn/chronology'},
  {title: 'Consensus', route: '/learn/consensus'},
];
const answer: ChatEvent[] = [
  {type: 'thread', id: 'thread-1'},
  ...deltas(
    'A round lasts **600** ms since 2026; then the block is done. See [the pages](/learn/consensus).',
  ),
  {type: 'sources', sources},
  {type: 'done', answerId: 'answer-1'},
];

test.describe('the chat', () => {
  test('loads on intent only', async ({page, standIn}) => {
    const {origin} = await standIn(() => eventStream(answer));
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
    });
    await openPage(page, `${origin}/learn/sharding/`);
    await expectIdle(page);
    const ofTheChat = () => scripts.filter((script) => script.includes('Ask about {product}'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(ofTheChat()).toEqual([]);
    await chatOn(page).button.hover();
    await expect.poll(() => ofTheChat().length).toBe(1);
    await expect(chatOn(page).dialog).toBeHidden();
  });

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

  test('greets, answers with its sources, and a source leads to its heading', async ({page, standIn}) => {
    let anchor = '';
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
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

  test('understands a server that sends raw chunks', async ({page, standIn}) => {
    const chunks = [
      '{"threadId":"raw-1"}',
      'file_search',
      'In ',
      '2026',
      ' it is ',
      '600',
      ' ms. 🚀',
      'done',
    ];
    const {origin, questions} = await standIn(() => rawChunks(chunks));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('How long is a round?');
    await expect(chat.send).toBeVisible();
    await expect(chat.messages.last().locator('p').first()).toHaveText('In 2026 it is 600 ms. 🚀');
    await expect(chat.dialog.getByRole('button', {name: 'Helpful', exact: true})).toHaveCount(0);
    await chat.ask('And now?');
    await expect.poll(() => questions.at(-1)).toEqual({message: 'And now?', threadId: 'raw-1', page: '/'});
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

  test('keeps the conversation when it closes, on another page and after a reload', async ({
    page,
    standIn,
  }) => {
    const {origin, questions} = await standIn(() => eventStream(answer));
    await page.goto(`${origin}/learn/sharding/`);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('How long is a round?');
    await expect(chat.dialog.getByText('Sources')).toBeVisible();
    await expect(chat.send).toBeVisible();
    await chat.dialog.getByRole('button', {name: 'Close'}).click();
    await expect(chat.dialog).toBeHidden();
    await expect(chat.button).toBeFocused();

    await page.getByRole('link', {name: 'Validators', exact: true}).first().click();
    await expect(page).toHaveURL(/validators/);
    await chat.open();
    await expect(chat.messages.nth(1)).toContainText('How long is a round?');

    await page.reload();
    await chat.open();
    await expect(chat.messages.nth(2)).toContainText('A round lasts 600 ms');
    await chat.ask('And an epoch?');
    await expect.poll(() => questions.at(-1)?.threadId).toBe('thread-1');

    await chat.dialog.getByRole('button', {name: 'New conversation'}).click();
    await expect(chat.messages).toHaveCount(1);
    await chat.dialog.getByRole('button', {name: 'Saved conversations'}).click();
    await chat.dialog.getByRole('button', {name: 'Clear all'}).click();
    await page.reload();
    await chat.open();
    await expect(chat.messages).toHaveCount(1);
  });

  test('keeps the typed text and a new conversation on a page with another layout', async ({
    page,
    standIn,
  }) => {
    const {origin} = await standIn(() => eventStream(answer));
    await openPage(page, `${origin}/learn/sharding/`);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('How long is a round?');
    await expect(chat.send).toBeVisible();
    await chat.dialog.getByRole('button', {name: 'New conversation'}).click();
    await chat.input.fill('Half a quest');
    await page.keyboard.press('Escape');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(`${origin}/`);
    await chat.open();
    await expect(chat.input).toHaveValue('Half a quest');
    await expect(chat.messages).toHaveCount(1);
  });

  test('loses nothing when two tabs continue a conversation, and is cleared in both', async ({
    page,
    context,
    standIn,
  }) => {
    let end = () => {};
    const opens = new Promise<void>((resolve) => (end = resolve));
    const {origin} = await standIn(({message}) => {
      const words = deltas(`To ${message}. `);
      const gate = message === 'Slow' ? {before: words.length, opens} : undefined;
      return eventStream([...words, {type: 'done'}], {gate});
    });
    const other = await context.newPage();
    const [here, there] = [chatOn(page), chatOn(other)];
    await page.goto(origin);
    await here.open();
    await here.ask('First');
    await expect(here.messages.last()).toContainText('To First.');
    await expect(here.send).toBeVisible();
    await other.goto(origin);
    await there.open();
    await here.ask('Slow');
    await expect(here.messages.last()).toContainText('To Slow.');
    await expect(there.messages.last()).toContainText('Slow');
    await there.ask('Quick');
    await expect(there.messages.last()).toContainText('To Quick.');
    await expect(there.send).toBeVisible();
    end();
    // Each answer follows its question, in both tabs.
    for (const {messages, send} of [here, there]) {
      await expect(send).toBeVisible();
      await expect(messages.filter({hasText: /First|Slow|Quick/})).toHaveText(
        ['First', 'To First.', 'Slow', 'To Slow.', 'Quick', 'To Quick.'].map((text) => new RegExp(text)),
      );
    }

    await there.dialog.getByRole('button', {name: 'Saved conversations'}).click();
    await expect(there.dialog.getByRole('listitem').getByRole('button')).toHaveCount(1);
    await there.dialog.getByRole('button', {name: 'Clear all'}).click();
    await expect(here.messages).toHaveCount(1);
  });

  test('keeps the last ten conversations', async ({page, standIn}) => {
    const {origin} = await standIn(() => eventStream(answer));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    for (let number = 1; number <= 11; number++) {
      await chat.ask(`Question ${number}`);
      await expect(chat.messages.last()).toContainText('A round lasts 600 ms');
      await expect(chat.send).toBeVisible();
      await chat.dialog.getByRole('button', {name: 'New conversation'}).click();
    }
    await page.reload();
    await chat.open();
    await chat.dialog.getByRole('button', {name: 'Saved conversations'}).click();
    const kept = chat.dialog.getByRole('listitem').getByRole('button');
    await expect(kept).toHaveText(
      Array.from({length: 10}, (_, index) => new RegExp(`^Question ${11 - index}\\D`)),
    );
    await kept.last().click();
    await expect(chat.messages.nth(1)).toContainText('Question 2');
  });

  test('keeps the received part of an answer when the page is reloaded before it ends', async ({
    page,
    standIn,
  }) => {
    const {origin} = await standIn(() => eventStream(deltas('Half of an answer '), {ending: 'hang'}));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('Why?');
    await expect(chat.messages.last()).toContainText('Half of an answer');
    await page.reload();
    await chat.open();
    await expect(chat.messages.last()).toContainText('Half of an answer');
    await expect(chat.messages.last()).toContainText("This answer isn't complete.");
  });

  test('sends feedback with the id that the endpoint gave the answer', async ({page, standIn}) => {
    const {origin, feedback} = await standIn(() => eventStream(answer));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('How long is a round?');
    await chat.dialog.getByRole('button', {name: 'Helpful', exact: true}).click();
    await expect.poll(() => feedback).toEqual([{answerId: 'answer-1', threadId: 'thread-1', helpful: true}]);
  });
});

test.describe('opening and closing', () => {
  test.beforeEach(async ({page, standIn}) => {
    const {origin} = await standIn(() => eventStream(answer));
    await openPage(page, `${origin}/learn/sharding/`);
  });

  test("Ctrl+I opens the chat unless search is open, and search keys don't open search in the chat", async ({
    page,
  }) => {
    const chat = chatOn(page);
    await page.keyboard.press('Control+i');
    await expect(chat.input).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await expect(chat.input).toHaveValue('/');
    await chat.dialog.getByRole('heading', {name: 'Ask MultiversX AI'}).click();
    await page.keyboard.press('/');
    await page.keyboard.press('Meta+k');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(chat.dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
    await page.keyboard.press('Control+i');
    await page.keyboard.type('shard');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('shard');
    await expect(chat.dialog).toBeHidden();
  });

  test('Back closes the chat and shows the previous page, which can then be asked about', async ({page}) => {
    const chat = chatOn(page);
    await expectHydrated(page);
    await page.getByRole('link', {name: 'Validators', exact: true}).first().click();
    await expect(page).toHaveURL(/validators/);
    await chat.open();
    await page.goBack();
    await expect(chat.dialog).toBeHidden();
    await expect(page.getByRole('heading', {level: 1, name: 'Sharding'})).toBeVisible();
    await chat.open();
    await chat.dialog.getByRole('button', {name: 'Ask about this page'}).click();
    await expect(chat.dialog.getByRole('button', {name: 'Remove: Sharding'})).toBeVisible();
  });

  test('Cmd+I opens the chat with its privacy note, focus stays inside, and a click outside closes it', async ({
    page,
  }) => {
    const chat = chatOn(page);
    await expectHydrated(page);
    await page.keyboard.press('Meta+i');
    await expect(chat.dialog).toBeVisible();
    await expect(
      chat.dialog.getByText(/^Questions go to our server, which keeps conversations for 24 hours/),
    ).toBeInViewport();
    for (let index = 0; index < 15; index++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await chat.dialog.getByText('Ask me anything').click();
    await expect(chat.dialog).toBeVisible();
    await page.mouse.click(20, 450);
    await expect(chat.dialog).toBeHidden();
  });

  test('the page behind does not scroll and does not jump', async ({page}) => {
    const chat = chatOn(page);
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.boundingBox();
    await chat.open();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    // Scrolling starts in the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await heading.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(chat.dialog).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }).toPass();
  });

  test('"Ask AI about this" opens the chat with the selected text', async ({page}) => {
    const chat = chatOn(page);
    await page.locator('.theme-doc-markdown p').first().click({clickCount: 3});
    await page.getByRole('button', {name: 'Ask AI about this'}).click();
    await expect(chat.dialog).toBeVisible();
    await expect(chat.dialog.getByRole('button', {name: /^Remove: MultiversX divides/})).toBeVisible();
  });

  test('"Ask about this page" sends the page with the question', async ({page, standIn}) => {
    const {origin, questions} = await standIn(() => eventStream(answer));
    await page.goto(`${origin}/learn/sharding/`);
    const chat = chatOn(page);
    await chat.open();
    await chat.dialog.getByRole('button', {name: 'Ask about this page'}).click();
    await chat.ask('Why?');
    await expect
      .poll(() => questions)
      .toEqual([
        {
          message: 'Why?',
          page: '/learn/sharding/',
          about: {page: {title: 'Sharding', route: '/learn/sharding/'}},
        },
      ]);
  });
});

test('?ask= asks immediately and only once', async ({page, standIn}) => {
  const {origin, questions} = await standIn(() => eventStream(answer));
  await page.goto(`${origin}/learn/sharding/?ask=How+long+is+a+round%3F&x=1#related`);
  const chat = chatOn(page);
  await expect(chat.messages.nth(1)).toContainText('How long is a round?');
  await expect(chat.dialog.getByText('Sources')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/learn/sharding/?x=1#related`);
  await expect(chat.send).toBeVisible();
  await page.reload();
  // The chat sends a question from the URL before it can be used.
  await chat.open();
  await expect(chat.send).toBeVisible();
  expect(questions.map(({message}) => message)).toEqual(['How long is a round?']);
});

test.describe('size', () => {
  for (const [width, height] of [
    [1440, 900],
    [700, 500],
    [360, 780],
    [320, 568],
  ] as const) {
    const isPhone = width <= 600;
    const size = isPhone ? 'fills the screen' : 'is at most 960 by 640, with margins of at least 16 px,';
    test(`${size} at ${width} by ${height}`, async ({page, standIn}) => {
      const {origin} = await standIn(() => eventStream(answer));
      await page.setViewportSize({width, height});
      await page.goto(`${origin}/learn/sharding/`);
      const chat = chatOn(page);
      await chat.open();
      await settled(chat.dialog);
      await expect
        .poll(async () => {
          const box = await chat.dialog.boundingBox();
          return box && [box.x, box.y, box.width, box.height].map(Math.round);
        })
        .toEqual(
          isPhone
            ? [0, 0, width, height]
            : [
                Math.max(16, (width - 960) / 2),
                Math.max(16, (height - 640) / 2),
                Math.min(960, width - 32),
                Math.min(640, height - 32),
              ].map(Math.round),
        );
      await expect(chat.dialog).toHaveCSS('z-index', '200');
      expect((await chat.input.boundingBox())?.height).toBe(56);
      const avatar = chat.messages.first().locator('span').first();
      expect(await avatar.boundingBox()).toMatchObject({width: 40, height: 40});
      const overflow = await chat.dialog.evaluate((node) => node.scrollWidth - node.clientWidth);
      expect(overflow).toBe(0);
      if (!isPhone) return;
      // The text has most of the screen once the conversation has begun.
      await chat.ask('How long is a round?');
      await expect(chat.dialog.getByText('Sources')).toBeVisible();
      const messages = await chat.dialog.getByRole('region', {name: 'Messages'}).boundingBox();
      expect(messages!.height).toBeGreaterThan(height - 180);
      for (const button of await chat.dialog.locator('header button:visible').all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    });
  }
});

test('docked next to the page, the chat stays open while links are followed, and the page stays usable', async ({
  page,
  standIn,
}) => {
  const {origin, questions} = await standIn(({message}) =>
    message === 'Long' ? eventStream(deltas('On its way '), {ending: 'hang'}) : eventStream(answer),
  );
  await openPage(page, `${origin}/learn/sharding/`);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask('How long is a round?');
  await expect(chat.sources.first()).toBeVisible();
  await chat.dialog.getByRole('button', {name: 'Dock at the right'}).click();
  await expect(chat.input).toBeFocused();
  const [article, dialog] = await Promise.all([
    page.getByRole('main').locator('article').boundingBox(),
    chat.dialog.boundingBox(),
  ]);
  expect(article!.x + article!.width).toBeLessThanOrEqual(dialog!.x);
  expect(dialog!.x + dialog!.width).toBe(1440);
  expect(article!.width).toBeGreaterThan(600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');

  // A page of the same layout, then one of another.
  await chat.sources.first().click();
  await expect(page).toHaveURL(`${origin}/learn/chronology/`);
  await expect(chat.messages.nth(1)).toContainText('How long is a round?');
  await chat.dialog.getByRole('button', {name: 'Ask about this page'}).click();
  await expect(chat.dialog.getByRole('button', {name: 'Remove: Chronology'})).toBeVisible();
  await chat.ask('Long');
  await expect(chat.messages.last()).toContainText('On its way');
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(chat.dialog).toBeVisible();
  await expect(chat.dialog.getByRole('button', {name: 'Stop'})).toBeVisible();
  await chat.dialog.getByRole('button', {name: 'Stop'}).click();

  // Search opens above it, and asks it.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('what is an epoch');
  await expect(page.getByRole('treeitem', {selected: true})).toHaveText('Ask AI: what is an epoch');
  await page.keyboard.press('Enter');
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.messages.last()).toContainText('A round lasts 600 ms');
  expect(questions.at(-1)).toMatchObject({message: 'what is an epoch', page: '/'});

  // In a narrower window, the chat is a modal dialog above the page.
  await page.setViewportSize({width: 1280, height: 900});
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.setViewportSize({width: 1440, height: 900});
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await chat.input.press('Escape');
  await expect(chat.dialog).toBeHidden();
  await page.reload();
  await expectHydrated(page);
  await expect(chat.dialog).toBeHidden();
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
  await expect(suggestions.first()).toHaveText('How does sharding work, and why is it adaptive?');
  // They stay with the conversation.
  await page.reload();
  await chat.open();
  await expect(suggestions.first()).toBeVisible();
});

test.describe('a long answer', () => {
  test.describe.configure({timeout: 120_000});
  const paragraphs = Array.from({length: 60}, (_, index) => `Paragraph ${index + 1} of the answer.\n\n`).join(
    '',
  );

  test('moves its question to the top and keeps its beginning in view while it grows', async ({
    page,
    standIn,
  }) => {
    let goOn = () => {};
    const gate = {before: 0, opens: new Promise<void>((resolve) => (goOn = resolve))};
    const {origin} = await standIn(() => eventStream([...deltas(paragraphs), {type: 'done'}], {gate}));
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

  test('with a table or list renders a single one, with aligned columns and evenly spaced items', async ({
    page,
    standIn,
  }) => {
    const row = (index: number) =>
      `| ${'long '.repeat(index % 9)}name | ${index} | ${'word '.repeat(index % 5)} |\n`;
    const lines = (mark: (index: number) => string) =>
      Array.from({length: 90}, (_, index) => `${mark(index + 1)} Item ${index + 1}\n`).join('');
    const texts: Record<string, string> = {
      table: `| Name | Number | Words |\n| --- | ---: | --- |\n${Array.from({length: 90}, (_, index) => row(index)).join('')}\nAfter.`,
      bullets: lines(() => '-'),
      numbers: lines((index) => `${index}.`),
    };
    const {origin} = await standIn(({message}) => eventStream([...deltas(texts[message]!), {type: 'done'}]));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('table');
    await expect(chat.messages.last()).toContainText('After.');
    await expect(chat.send).toBeVisible();
    const table = chat.messages.last().getByRole('table');
    await expect(table).toHaveCount(1);
    await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Number', 'Words']);
    await expect(table.getByRole('row')).toHaveCount(91);
    const lefts = await table
      .locator('tr')
      .evaluateAll((rows) =>
        rows.map(({children}) =>
          Array.from(children, (cell) => Math.round(cell.getBoundingClientRect().left)).join(' '),
        ),
      );
    expect(lefts).toHaveLength(91);
    expect(new Set(lefts).size).toBe(1);

    for (const kind of ['bullets', 'numbers']) {
      await chat.ask(kind);
      const list = chat.messages.last().getByRole('list');
      const shown = list.getByRole('listitem');
      await expect(shown, kind).toHaveCount(90);
      await expect(chat.send).toBeVisible();
      await expect(list, kind).toHaveCount(1);
      await shown.last().scrollIntoViewIfNeeded();
      const tops = await shown.evaluateAll((elements) =>
        elements.slice(-30).map((element) => element.getBoundingClientRect().top),
      );
      const steps = tops.slice(1).map((top, index) => Math.round((top - tops[index]!) * 10));
      expect(new Set(steps).size, kind).toBe(1);
    }
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

test('an answer loads nothing, runs nothing, and its links open safely', async ({page, standIn}) => {
  const text =
    '![pixel](https://pixel.example/p.png) <img src="https://html.example/p.png" onerror="alert(1)"> ' +
    '[out](https://out.example/) [bad](javascript:alert(1)) <script>alert(1)</script>';
  const {origin} = await standIn(() => eventStream([...deltas(text), {type: 'done'}]));
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
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
  expect({elsewhere, complaints}).toEqual({elsewhere: [], complaints: []});
});
