import {expect, test, type Page} from '@playwright/test';
import {destinations} from '../../plugins/former-links/pageMaps';
import {readFormerLinks} from '../../plugins/former-links/readFormerLinks';
import {redirects} from '../../src/config/redirects';
import routes from '../../src/config/routes.json';
import {openPage} from '../support/openPage';
import {requestsOf} from '../support/requestsOf';

const {links} = readFormerLinks(process.cwd());
const destinationOf = destinations(new Set(routes.published), redirects);

/** How many former links are opened, evenly spread over all: 12 in `npm test`; 300 in the job of CI that visits all pages. */
const SAMPLE = Number(process.env.FORMER_LINKS ?? 12);
const sample = links.filter(
  (_, index) =>
    Math.floor((index * SAMPLE) / links.length) !== Math.floor(((index + 1) * SAMPLE) / links.length),
);

for (let start = 0; start < sample.length; start += 12) {
  const part = sample.slice(start, start + 12);
  test(`former links ${start + 1} to ${start + part.length} lead to the section with their subject`, async ({
    page,
  }) => {
    test.slow();
    for (const {route, id, target} of part)
      await expectArrival(page, `${route}/#${id}`, target, destinationOf(route)!);
  });
}

async function expectArrival(page: Page, link: string, target: string, destination: string): Promise<void> {
  const [path, id] = target.split('#');
  // A link from another site: from the page itself, only the fragment would change, and the scroll position would stay.
  await page.goto('about:blank');
  await page.goto(link);
  const isStart = id === undefined && path === destination;
  await expect(page, link).toHaveURL(
    isStart ? new RegExp(`${path}/#`) : `${path}/${id === undefined ? '' : `#${id}`}`,
  );
  const heading = id === undefined ? page.getByRole('heading', {level: 1}) : page.locator(`[id="${id}"]`);
  await expect(heading, link).toBeInViewport();
}

test('a former link adds no history entry, moves the focus to its section, and works again on the same page', async ({
  page,
}) => {
  await openPage(page, '/offline/');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.goto('/tokens/fungible-tokens/#mint');
  await expect(page).toHaveURL('/tokens/fungible-tokens/supply/#mint');
  await expect(page.locator('#mint')).toBeFocused();
  expect(await entries()).toBe(before + 1);
  await openPage(page, '/tokens/fungible-tokens/#related');
  await page.evaluate(() => location.assign('#mint'));
  await expect(page).toHaveURL('/tokens/fungible-tokens/supply/#mint');
  await page.goBack();
  await expect(page).toHaveURL('/tokens/fungible-tokens/#related');
});

test('a fragment in no map leads to the heading with the closest words, and a line says so', async ({
  page,
}) => {
  await page.goto('/learn/sharding/#how-a-shard-splits-up');
  const note = page.getByText('This section has moved here.');
  await expect(note).toBeVisible();
  await expect(page).toHaveURL('/learn/sharding/#split');
  await openPage(page, '/learn/sharding/#entirely-unrelated-fragment');
  await expect(page).toHaveURL('/learn/sharding/#entirely-unrelated-fragment');
  await expect(note).toBeHidden();
});

test('a fragment that the page has loads no map', async ({page}) => {
  const requests = requestsOf(page);
  await openPage(page, '/tokens/fungible-tokens/#related');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/former-links/'))).toEqual([]);
});
