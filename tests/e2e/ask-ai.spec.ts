import {expect, type Locator, type Page} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {deltas, eventStream, rawChunks} from '../support/chatStandIn';
import {expectHydrated, openPage} from '../support/openPage';
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
    await page.waitForLoadState('networkidle');
    const ofTheChat = () => scripts.filter((script) => script.includes('Type your message...'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(ofTheChat()).toEqual([]);
    await chatOn(page).button.hover();
    await expect.poll(() => ofTheChat().length).toBe(1);
    await expect(chatOn(page).dialog).toBeHidden();
  });

  test('stays in its window, whatever a search of the browser or a screen reader brings into view', async ({
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

  test('is stopped, keeps what came, and aborts the request', async ({page, standIn}) => {
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

  test('keeps what is typed, and that a conversation is new, on a page of another layout', async ({
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

  test('loses nothing where two tabs go on with a conversation, and is cleared in both', async ({
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

  test('keeps what came of an answer when the page is reloaded on its way', async ({page, standIn}) => {
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

  test('takes feedback where the endpoint names its answers', async ({page, standIn}) => {
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

  test('Ctrl+I opens it, and Ctrl+K and / do not open the search below it', async ({page}) => {
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
  });

  test('Ctrl+I does not open it over the search', async ({page}) => {
    await expectHydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
    await page.keyboard.press('Control+i');
    await page.keyboard.type('shard');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('shard');
    await expect(chatOn(page).dialog).toBeHidden();
  });

  test('Back shows the page that it leads to, and the next question is about that page', async ({page}) => {
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

  test('Cmd+I opens it, and a line at the input says what becomes of a question', async ({page}) => {
    const chat = chatOn(page);
    await expectHydrated(page);
    await page.keyboard.press('Meta+i');
    await expect(chat.dialog).toBeVisible();
    await expect(
      chat.dialog.getByText(/^Questions go to the answer service; history stays/),
    ).toBeInViewport();
  });

  test('a click beside it closes it, and one inside does not', async ({page}) => {
    const chat = chatOn(page);
    await chat.open();
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

  test('focus stays inside', async ({page}) => {
    const chat = chatOn(page);
    await chat.open();
    for (let index = 0; index < 15; index++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
  });

  test('selected text is asked about', async ({page}) => {
    const chat = chatOn(page);
    await page.locator('.theme-doc-markdown p').first().click({clickCount: 3});
    await page.getByRole('button', {name: 'Ask AI about this'}).click();
    await expect(chat.dialog).toBeVisible();
    await expect(chat.dialog.getByRole('button', {name: /^Remove: MultiversX divides/})).toBeVisible();
  });

  test('a passage and the page go with the question', async ({page, standIn}) => {
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

test('?ask= asks at once, and only once', async ({page, standIn}) => {
  const {origin, questions} = await standIn(() => eventStream(answer));
  await page.goto(`${origin}/learn/sharding/?ask=How+long+is+a+round%3F&x=1#related`);
  const chat = chatOn(page);
  await expect(chat.messages.nth(1)).toContainText('How long is a round?');
  await expect(chat.dialog.getByText('Sources')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/learn/sharding/?x=1#related`);
  await expect(chat.send).toBeVisible();
  await page.reload();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(questions.map(({message}) => message)).toEqual(['How long is a round?']);
});

test.describe('size', () => {
  for (const [width, height] of [
    [1440, 900],
    [700, 500],
    [320, 568],
  ] as const) {
    test(`is at most 960 by 640, and the window less 32, at ${width} by ${height}`, async ({
      page,
      standIn,
    }) => {
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
          [
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
    });
  }
});

test.describe('a long answer', () => {
  const paragraphs = Array.from({length: 60}, (_, index) => `Paragraph ${index + 1} of the answer.\n\n`).join(
    '',
  );

  test('is followed until the reader scrolls up, and again from its end', async ({page, standIn}) => {
    const words = deltas(paragraphs);
    let goOn = () => {};
    const gate = {before: words.length / 3, opens: new Promise<void>((resolve) => (goOn = resolve))};
    const {origin} = await standIn(() => eventStream([...words, {type: 'done'}], {delay: 12, gate}));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('All of it');
    const paragraph = (number: number) =>
      chat.messages.last().getByText(`Paragraph ${number} of the answer.`);
    const scroller = chat.dialog.getByRole('region', {name: 'Messages'});
    const positions = () =>
      scroller.evaluate(({scrollTop, scrollHeight, clientHeight}) => ({
        top: Math.round(scrollTop),
        bottom: scrollHeight - clientHeight,
      }));
    await expect(paragraph(20)).toBeInViewport();
    await expect
      .poll(async () => {
        const {top, bottom} = await positions();
        return bottom - top;
      })
      .toBeLessThan(2);
    const {top: end} = await positions();
    await paragraph(20).hover();
    await page.mouse.wheel(0, -300);
    const latest = chat.dialog.getByRole('button', {name: 'Latest'});
    await expect(latest).toBeVisible();
    // Wheel scrolling is animated.
    await expect.poll(async () => (await positions()).top).toBe(end - 300);
    goOn();
    await expect(paragraph(40)).toBeAttached();
    expect((await positions()).top).toBe(end - 300);
    await latest.click();
    await expect(paragraph(60)).toBeInViewport();
    await expect(latest).toBeHidden();
  });

  for (const [gesture, move] of [
    [
      'one press of an arrow key',
      async (page: Page, scroller: Locator) => {
        await scroller.focus();
        await page.keyboard.press('ArrowUp');
      },
    ],
    [
      'a wheel that turns slowly',
      async (page: Page, scroller: Locator) => {
        await scroller.hover();
        for (let turns = 0; turns < 10; turns++) await page.mouse.wheel(0, -4);
      },
    ],
  ] as const) {
    test(`is left by ${gesture} while it goes on`, async ({page, standIn}) => {
      const {origin} = await standIn(() => eventStream([...deltas(paragraphs), {type: 'done'}], {delay: 25}));
      await page.goto(origin);
      const chat = chatOn(page);
      await chat.open();
      await chat.ask('All of it');
      const paragraph = (number: number) =>
        chat.messages.last().getByText(`Paragraph ${number} of the answer.`);
      const scroller = chat.dialog.getByRole('region', {name: 'Messages'});
      await expect(paragraph(20)).toBeInViewport();
      await move(page, scroller);
      await expect(chat.dialog.getByRole('button', {name: 'Latest'})).toBeVisible();
      await expect(paragraph(40)).toBeAttached();
      const top = await scroller.evaluate(({scrollTop}) => scrollTop);
      await expect(paragraph(60)).toBeAttached();
      expect(await scroller.evaluate(({scrollTop}) => scrollTop)).toBe(top);
      await expect(paragraph(60)).not.toBeInViewport();
    });
  }

  test('is left for its end by a new question', async ({page, standIn}) => {
    const {origin} = await standIn(({message}) =>
      message === 'More'
        ? eventStream(deltas('Half of an answer '), {ending: 'hang'})
        : eventStream([...deltas(paragraphs), {type: 'done'}]),
    );
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('All of it');
    await expect(chat.send).toBeVisible();
    await chat.dialog
      .getByRole('region', {name: 'Messages'})
      .evaluate((element) => element.scrollTo({top: 0}));
    await expect(chat.dialog.getByRole('button', {name: 'Latest'})).toBeVisible();
    await chat.ask('More');
    await expect(chat.messages.last().getByText('Half of an answer')).toBeInViewport();
    await expect(chat.dialog.getByRole('button', {name: 'Latest'})).toBeHidden();
  });

  test('that is a table is one table, whose columns stand in line', async ({page, standIn}) => {
    const row = (index: number) =>
      `| ${'long '.repeat(index % 9)}name | ${index} | ${'word '.repeat(index % 5)} |\n`;
    const text = `| Name | Number | Words |\n| --- | ---: | --- |\n${Array.from({length: 90}, (_, index) => row(index)).join('')}\nAfter.`;
    const {origin} = await standIn(() => eventStream([...deltas(text), {type: 'done'}]));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('All of it');
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
  });

  for (const [kind, mark] of [
    ['bullets', () => '-'],
    ['numbers', (index: number) => `${index}.`],
  ] as const) {
    test(`that is a list with ${kind} is one list, whose items stand evenly`, async ({page, standIn}) => {
      const items = Array.from({length: 90}, (_, index) => `${mark(index + 1)} Item ${index + 1}\n`).join('');
      const {origin} = await standIn(() => eventStream([...deltas(items), {type: 'done'}]));
      await page.goto(origin);
      const chat = chatOn(page);
      await chat.open();
      await chat.ask('All of it');
      await expect(chat.send).toBeVisible();
      const list = chat.messages.last().getByRole('list');
      await expect(list).toHaveCount(1);
      const shown = list.getByRole('listitem');
      await expect(shown).toHaveCount(90);
      await shown.last().scrollIntoViewIfNeeded();
      const tops = await shown.evaluateAll((elements) =>
        elements.slice(-30).map((element) => element.getBoundingClientRect().top),
      );
      const steps = tops.slice(1).map((top, index) => Math.round((top - tops[index]!) * 10));
      expect(new Set(steps).size).toBe(1);
    });
  }

  test('is heard sentence by sentence, each of them once', async ({page, standIn}) => {
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
