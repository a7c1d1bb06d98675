import {expect, test, type Page} from '@playwright/test';
import {destinations} from '../../plugins/former-links/pageMaps';
import {readFormerLinks} from '../../plugins/former-links/readFormerLinks';
import {redirects} from '../../src/config/redirects';
import routes from '../../src/config/routes.json';

const {links} = readFormerLinks(process.cwd());
const destinationOf = destinations(new Set(routes.published), redirects);

/** How many former links are opened, evenly spread over all. */
const SAMPLE = 300;
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
  await expect
    .soft(page, link)
    .toHaveURL(isStart ? new RegExp(`${path}/#`) : `${path}/${id === undefined ? '' : `#${id}`}`);
  const heading = id === undefined ? page.getByRole('heading', {level: 1}) : page.locator(`[id="${id}"]`);
  await expect.soft(heading, link).toBeInViewport();
}
