import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

const PAGE = '/learn/consensus/';
const MAIN_SCRIPT = '**/assets/js/main.*.js';

/** Returns the address of the script with the page's text. */
async function ownScriptOf({request}: Page): Promise<string> {
  const html = await (await request.get(PAGE)).text();
  return /data-scripts="[^"]* ([^" ]+)"/.exec(html)![1]!;
}

test('a page requests its own script together with the main script', async ({page}) => {
  const ownScript = page.waitForRequest(`**${await ownScriptOf(page)}`);
  await page.route(MAIN_SCRIPT, async (route) => {
    await ownScript;
    await route.continue();
  });
  await openPage(page, PAGE);
});

test('a script that fails before the main script runs can be loaded again', async ({page}) => {
  const ownScript = await ownScriptOf(page);
  const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith(ownScript));
  let requests = 0;
  await page.route(`**${ownScript}`, async (route) => {
    requests += 1;
    await (requests === 1 ? route.abort() : route.continue());
  });
  await page.route(MAIN_SCRIPT, async (route) => {
    await failure;
    await route.continue();
  });
  await page.goto(PAGE);
  // The bundler's runtime either learns of the failure or requests the script itself: the browser decides the order.
  const reload = page.getByRole('button', {name: 'Reload'});
  const hydrated = page.locator('html[data-has-hydrated=true]');
  await expect(reload.or(hydrated).first()).toBeAttached();
  if (await reload.isVisible()) await reload.click();
  await expect(hydrated).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(requests).toBe(2);
});
