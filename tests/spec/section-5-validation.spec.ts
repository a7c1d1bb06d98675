import {chatOn, test} from '../support/askAi';
import {deltas, eventStream} from '../support/chatStandIn';
import {openPage} from '../support/openPage';
import {expect} from '@playwright/test';

test.describe('5. Validation rules', () => {
  test('a chat message is not sent when empty, and nothing is sent while a reply is loading (§5.1, §5.2)', async ({
    page,
    standIn,
  }) => {
    const {origin, questions} = await standIn(() => eventStream(deltas('On its way '), {ending: 'hang'}));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    for (const empty of ['', '   ']) await chat.ask(empty);
    await chat.ask('First?');
    await expect(chat.messages.last()).toContainText('On its way');
    await chat.input.fill('Second?');
    await chat.input.press('Enter');
    await expect(chat.messages.filter({hasText: 'Second?'})).toHaveCount(0);
    expect(questions.map(({message}) => message)).toEqual(['First?']);
  });

  test('search input accepts at most 512 characters (§5.3, §9.5)', async ({page}) => {
    await openPage(page, '/no/such/page/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await page.keyboard.insertText('shard '.repeat(100));
    await expect(field).toHaveValue('shard '.repeat(100).slice(0, 512));
    await openPage(page, '/search/');
    const onSearchPage = page.getByRole('main').getByRole('searchbox');
    await onSearchPage.focus();
    await page.keyboard.insertText('shard '.repeat(100));
    await expect(onSearchPage).toHaveValue('shard '.repeat(100).slice(0, 512));
  });

  test('search input and page title contain at most 512 characters of the query in a link', async ({
    page,
  }) => {
    const query = 'shard '.repeat(160);
    await openPage(page, `/search/?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query.slice(0, 512));
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(`Search results for "${query.slice(0, 512)}"`);
    await expect(page).toHaveTitle(/^Search results for "(?:shard ){85}sh" · /);
  });

  test('links in rendered markdown are kept only if http, https, irc, ircs, mailto, xmpp or relative; raw HTML is shown as text (§5.4, §5.5, §9.21)', async ({
    page,
    standIn,
  }) => {
    const kept = ['http://a.example', 'https://a.example', 'irc://a.example', 'ircs://a.example'];
    kept.push('mailto:a@a.example', 'xmpp:a@a.example', '/learn/sharding');
    const dropped = ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'vbscript:x'];
    const text = [...kept, ...dropped].map((href) => `[to ${href.split(':')[0]}](${href})`).join(' ');
    const html = 'So <b id="raw">bold</b> is it. ';
    const {origin} = await standIn(() => eventStream([...deltas(html + text), {type: 'done'}]));
    await page.goto(origin);
    const chat = chatOn(page);
    await chat.open();
    await chat.ask('Links?');
    await expect(chat.messages.last()).toContainText('to vbscript');
    await expect(chat.messages.last()).toContainText('<b id="raw">bold</b>');
    await expect(page.locator('#raw')).toHaveCount(0);
    await expect(chat.send).toBeVisible();
    const links = chat.messages.last().getByRole('link');
    const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    await expect.poll(async () => (await hrefs()).map((href) => href.replace(/\/$/, ''))).toEqual(kept);
  });
});
