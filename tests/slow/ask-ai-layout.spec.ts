import {expect} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {answer} from '../support/chatAnswer';
import {deltas, eventStream} from '../support/chatStandIn';
import {expectHydrated, openPage} from '../support/openPage';
import {settled} from '../support/settled';

/** Each group of windows is one visit, because the chat follows the size of its window. */
for (const [description, isPhone, windows] of [
  [
    'is at most 960 by 640 px, with margins of at least 16 px',
    false,
    [
      [1440, 900],
      [700, 500],
    ],
  ],
  [
    'fills the screen of a phone',
    true,
    [
      [360, 780],
      [320, 568],
    ],
  ],
] as const) {
  test(`the chat ${description} (§2.43, §9.14, §9.15, §9.18, §9.19)`, async ({page, standIn}) => {
    const {origin} = await standIn(() => eventStream(answer));
    await page.setViewportSize({width: windows[0][0], height: windows[0][1]});
    await page.goto(`${origin}/learn/sharding/`);
    const chat = chatOn(page);
    await chat.open();
    for (const [width, height] of windows) {
      await page.setViewportSize({width, height});
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
    }
    if (!isPhone) return;
    // The text has most of the screen once the conversation has begun.
    await chat.ask('How long is a round?');
    await expect(chat.dialog.getByText('Sources')).toBeVisible();
    for (const [width, height] of windows) {
      await page.setViewportSize({width, height});
      await settled(chat.dialog);
      const messages = chat.dialog.getByRole('region', {name: 'Messages'});
      await expect.poll(async () => (await messages.boundingBox())!.height).toBeGreaterThan(height - 180);
      for (const button of await chat.dialog.locator('header button:visible').all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });
}

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
  const stored = () => page.evaluate(() => sessionStorage.getItem('ask-ai-docked'));
  await expect.poll(stored).toBeNull();
  await page.reload();
  await expectHydrated(page);
  await expect(chat.dialog).toBeHidden();

  // An open one stays open after a reload, and on a page that is opened by its address.
  await chat.open();
  await chat.dialog.getByRole('button', {name: 'Dock at the right'}).click();
  for (const open of [() => page.reload(), () => page.goto(`${origin}/learn/consensus/`)]) {
    await open();
    await expect(chat.dialog).toBeVisible();
    await expect(chat.messages.last()).toContainText('A round lasts 600 ms');
    await expect(chat.input).not.toBeFocused();
  }
  await page.setViewportSize({width: 1280, height: 900});
  await page.reload();
  await expectHydrated(page);
  await expect(chat.dialog).toBeHidden();
});
