import {expect, test} from '@playwright/test';
import {movedSections} from '../../src/config/movedSections';
import {openPage} from '../support/openPage';

const splitPages = Object.entries(movedSections).map(([route, addresses]) => {
  const moved = Object.entries(addresses).filter(([, address]) => !address.startsWith('#'));
  return {route, moved, parts: [...new Set(moved.map(([, address]) => address.split('#')[0]!))]};
});

test('an old link to a section of a split page opens its new address without an extra history entry', async ({
  page,
}) => {
  test.slow();
  await openPage(page, '/offline/');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  // `npm run check:content` checks that each new address exists.
  const opened = splitPages.filter((_, index) => index % 4 === 0);
  for (const [index, {route, moved}] of opened.entries()) {
    const [id, address] = moved.findLast(([, address]) => address.includes('#'))!;
    // The server adds the slash that every second link lacks.
    await page.goto(`${route}${index % 2 === 0 ? '' : '/'}#${id}`);
    await expect(page).toHaveURL(address.replace('#', '/#'));
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    // Headings near the end of a page can't reach the top of the window.
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    await expect.poll(async () => (await top()) < 200 || (await isAtEnd())).toBe(true);
  }
  expect(await entries()).toBe(before + opened.length);
});

test('a section that became a page, and a hash change on a split page, redirect to the new page', async ({
  page,
}) => {
  await openPage(page, '/tokens/esdt-tokens/#send');
  await expect(page).toHaveURL('/tokens/fungible-tokens/send/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Send fungible tokens');
  await openPage(page, '/tokens/fungible-tokens/#related');
  await page.evaluate(() => location.assign('#mint'));
  await expect(page).toHaveURL('/tokens/fungible-tokens/supply/#mint');
  await page.goBack();
  await expect(page).toHaveURL('/tokens/fungible-tokens/#related');
});

test('without scripts, a split page links to all its parts', async ({page}) => {
  for (const {route, parts} of splitPages) {
    const html = await (await page.request.get(`${route}/`)).text();
    const [, main = ''] = /<main[\s>]([^]*)<\/main>/.exec(html) ?? [];
    // The build removes quotes that HTML doesn't require.
    const targets = new Set([...main.matchAll(/href="?([^\s">#]+)/g)].map(([, target]) => target));
    expect(parts.filter((part) => !targets.has(`${part}/`))).toEqual([]);
  }
});
