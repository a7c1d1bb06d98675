import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {chatOn, test} from '../support/askAi';
import {deltas, eventStream} from '../support/chatStandIn';
import {holdRequests} from '../support/holdRequests';
import {expectHydrated, openPage} from '../support/openPage';
import {searchModal} from '../support/searchUi';
import {serveSite} from '../support/servedSite';

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});

/** Opens a page with a browser that asks to save data, so that links aren't prefetched. */
async function openWithoutPrefetch(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '2g'}});
  });
  await openPage(page, address);
}

/** Changes that scripts make before the page runs. */
const conditions: Record<string, () => void> = {
  'storage is blocked': () => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {get});
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'storage contains rubbish, and the clock is 80 years fast': () => {
    const keys = [
      'theme',
      'docusaurus.tab.language',
      'docusaurus.announcement.dismiss',
      'docs-preferred-version-default',
      'ask-ai-conversations',
      'api-console-network',
      '__DOCSEARCH_RECENT_SEARCHES__embedded',
      '__DOCSEARCH_FAVORITE_SEARCHES__embedded',
    ];
    const values = ['{"a":[', '"\u0000\uD800"', '{"__proto__":{"polluted":1}}', '[null,1,[]]', '1e999'];
    keys.forEach((key, index) => localStorage.setItem(key, values[index % values.length]!));

    const offset = 80 * 365 * 86_400_000;
    const now = Date.now.bind(Date);
    Date.now = () => now() + offset;
    window.Date = new Proxy(Date, {
      construct: (target, args) =>
        Reflect.construct(target, args.length === 0 ? [now() + offset] : args) as Date,
    });
  },
};

for (const [name, change] of Object.entries(conditions)) {
  test(`the colour mode, tabs, search, the chat and links work if ${name}`, async ({page, standIn}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const {origin} = await standIn(() => eventStream([...deltas('A good answer.'), {type: 'done'}]));
    await page.addInitScript(change);
    await openPage(page, `${origin}/tokens/fungible-tokens/`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const id = await page.locator('[role=tab][aria-selected=false]').first().getAttribute('id');
    await page.locator(`[id="${id}"]`).click();
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.press('Control+k');
    const {field, results} = searchModal(page);
    await expect(field).toBeFocused();
    await field.fill('sharding');
    await expect(results.first()).toContainText('Sharding');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/learn\/sharding\//);
    await expect(page.getByRole('heading', {level: 1, name: 'Sharding'})).toBeVisible();

    const chat = chatOn(page);
    await chat.open();
    await chat.ask('Why?');
    await expect(chat.messages.last()).toContainText('A good answer.');
    await chat.ask('And then?');
    await expect(chat.messages).toHaveCount(5);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(errors).toEqual([]);
  });
}

/** The file of the chunk with these words. */
function chunkWith(words: string): string {
  const folder = 'build/assets/js';
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(words),
  );
  if (file === undefined) throw new Error(`Expected a chunk with "${words}", found none: correct the words.`);
  return `/assets/js/${file}`;
}

test('a page whose chunk a release has removed is loaded again once, and never in a loop', async ({page}) => {
  const removed = chunkWith('are asked to sign it');
  let isRemoved = true;
  let documents = 0;
  const site = await serveSite('build', {
    answer({url}) {
      const {pathname} = new URL(url);
      if (pathname === '/learn/consensus/') documents += 1;
      return isRemoved && pathname === removed ? new Response('gone', {status: 404}) : undefined;
    },
  });
  await openWithoutPrefetch(page, `${site.origin}/learn/entities/`);
  await sidebarLink(page, 'Consensus').click();
  // The reloaded page lacks the chunk as well, as in a broken deployment, so it shows its text and offers to reload.
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('You can read the page');
  await expect(page.getByRole('heading', {level: 1, name: /Consensus/})).toBeVisible();
  expect(documents).toBe(1);
  isRemoved = false;
  await failure.getByRole('button', {name: 'Reload'}).click();
  await expectHydrated(page);
  await expect(failure).toHaveCount(0);
  expect(documents).toBe(2);
  await site.close();
});

test('Back and Forward while pages load end at the page of the current URL', async ({page}) => {
  await openWithoutPrefetch(page, '/learn/entities/');
  const deliver = await holdRequests(page, '**/assets/js/**');
  const heading = page.getByRole('heading', {level: 1});
  await sidebarLink(page, 'Consensus').click();
  await expect(page).toHaveURL('/learn/consensus/');
  await page.goBack();
  await expect(page).toHaveURL('/learn/entities/');
  await page.goForward();
  await expect(page).toHaveURL('/learn/consensus/');
  await sidebarLink(page, 'Chronology').click();
  await expect(page).toHaveURL('/learn/chronology/');
  await page.goBack();
  await expect(page).toHaveURL('/learn/consensus/');
  deliver();
  await expect(heading).toHaveText(/Consensus/);
  await page.goBack();
  await expect(heading).toHaveText(/Entities/);
  await page.goForward();
  await page.goForward();
  await expect(heading).toHaveText(/Chronology/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
