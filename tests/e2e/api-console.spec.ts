import {expect, test, type Locator, type Page} from '@playwright/test';
import {gatewayAnswers, startGatewayStandIn, type GatewayStandIn} from '../support/gatewayStandIn';
import {collectPageErrors} from '../support/pageErrors';
import {expectIdle, openPage} from '../support/openPage';
import {pageViolations} from '../support/pageViolations';
import {requestsOf} from '../support/requestsOf';

// Axe takes a while on a busy machine.
test.describe.configure({timeout: 240_000});
// If workers were blocked, each page would log an error.
test.use({serviceWorkers: 'allow'});

let gateway: GatewayStandIn;
test.beforeAll(async () => {
  gateway = await startGatewayStandIn();
});
test.afterAll(() => gateway.close());

/** The style gallery shows an endpoint that reads, and one that changes the chain. */
const GALLERY = '/utils/';
const READ = '/address/{address}/nonce';
const SEND = '/transaction/send';

/** Returns the console of an endpoint, which opens below its path. */
async function openConsole(page: Page, path: string): Promise<Locator> {
  const bar = page.getByRole('main').locator('div:has(> code)', {hasText: path}).first();
  const button = bar.getByRole('button', {name: 'Try it'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const opened = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await expect(opened.getByRole('combobox', {name: 'Network'})).toBeVisible();
  return opened;
}

/** Chooses the stand-in as the network. */
async function useStandIn(opened: Locator): Promise<void> {
  await opened.getByRole('combobox', {name: 'Network'}).selectOption('custom');
  await opened.getByRole('textbox', {name: 'Address of the service'}).fill(gateway.origin);
}

test('Run on the home page sends its request at once, and shows the answer', async ({page}) => {
  const sent: string[] = [];
  await page.route(/multiversx\.com\/address\//, async (route) => {
    sent.push(new URL(route.request().url()).pathname);
    await route.fulfill({json: {data: {nonce: 43}, error: '', code: 'successful'}});
  });
  await openPage(page, '/');
  expect(sent).toEqual([]);
  await page.getByRole('main').getByRole('button', {name: 'Run'}).click();
  await expect(page.getByText(/^HTTP 200/)).toBeVisible();
  expect(sent).toEqual([expect.stringMatching(/^\/address\/erd1\w+\/nonce$/)]);
  // The answer is where the sample answer was; the form is folded.
  await expect(page.getByText('Answer', {exact: true})).toBeHidden();
  const network = page.getByRole('combobox', {name: 'Network'});
  await expect(network).toBeHidden();
  expect((await page.locator('main header').first().boundingBox())!.height).toBeLessThan(900);
  await page.getByText('Change the request').click();
  await expect(network).toHaveValue('devnet');
});

test('a reader sends a request with the keyboard, and the page remembers their network and language', async ({
  page,
}) => {
  const complaints = await collectPageErrors(page);
  const loaded = requestsOf(page);
  await openPage(page, GALLERY);
  await expectIdle(page);
  const before = loaded.length;
  expect(loaded.filter((url) => url.includes('/openapi/'))).toEqual([]);

  const opened = await openConsole(page, READ);
  const network = opened.getByRole('combobox', {name: 'Network'});
  expect(loaded.slice(before).filter((url) => url.includes('/openapi/'))).toEqual([
    expect.stringMatching(/\/openapi\/operations-gateway-addresses\.json$/),
  ]);
  await page.keyboard.press('Tab');
  await expect(network).toBeFocused();
  await page.keyboard.press('End');
  await expect(network).toHaveValue('custom');
  await page.keyboard.press('Tab');
  await page.keyboard.type(gateway.origin);
  await page.keyboard.press('Tab');
  await expect(opened.getByRole('textbox', {name: 'address', exact: true})).toBeFocused();
  gateway.answer = gatewayAnswers.success;
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('status').first()).toHaveText(/^HTTP 200 · \d+ ms · 88 B$/);
  await expect(opened.getByText('18446744073685949187')).toBeVisible();
  expect(gateway.requests.at(-1)).toMatch(/^GET \/address\/erd1[\w]{58}\/nonce$/);

  // The tree folds by keyboard.
  const branch = opened.locator('summary', {hasText: 'data'});
  await branch.focus();
  await page.keyboard.press('Enter');
  await expect(opened.getByText('18446744073685949187')).toBeHidden();

  // The code follows the language of all tabs of the site.
  await opened.getByRole('tab', {name: 'curl'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(opened.getByRole('tabpanel')).toContainText(`await fetch("${gateway.origin}/address/erd1`);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('ts');

  // Another console, on another visit, starts with the same network.
  await page.reload();
  const other = await openConsole(page, SEND);
  await expect(other.getByRole('textbox', {name: 'Address of the service'})).toHaveValue(gateway.origin);
  await expect(other.getByRole('tab', {name: 'TypeScript'})).toHaveAttribute('aria-selected', 'true');

  // A request that changes the chain needs a confirmation, which Escape cancels.
  const sent = gateway.requests.length;
  await other.getByRole('button', {name: 'Send'}).press('Enter');
  const dialog = page.getByRole('alertdialog', {name: /^This request changes the chain/});
  await expect(dialog).toContainText('0.1 EGLD');
  await expect(dialog.getByRole('button', {name: "Don't send"})).toBeFocused();
  expect(await pageViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(other.getByRole('button', {name: 'Send'})).toBeFocused();
  expect(gateway.requests).toHaveLength(sent);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', {name: /^Send to localhost/}).press('Enter');
  await expect(other.getByRole('status').first()).toContainText('HTTP 200');
  expect(gateway.requests.at(-1)).toMatch(/^POST \/transaction\/send \{/);
  expect(complaints).toEqual([]);
});

test('each error is explained, and nothing in an answer runs', async ({page, context}) => {
  await openPage(page, GALLERY);
  const title = await page.title();
  const opened = await openConsole(page, READ);
  await useStandIn(opened);
  const status = opened.getByRole('status').first();
  const send = async (name: keyof typeof gatewayAnswers) => {
    gateway.answer = gatewayAnswers[name];
    await opened.getByRole('button', {name: 'Send'}).click();
  };
  const sample = opened.getByText('Sample answer.');

  await send('badRequest');
  await expect(status).toContainText('didn’t accept the request (400)');
  await expect(status).toContainText('It says: “cannot create address”');
  await send('notFound');
  await expect(status).toContainText('The server has nothing at this address (404)');
  await send('serverError');
  await expect(status).toContainText('The server couldn’t answer (500)');
  await send('tooMany');
  await expect(status).toContainText('Send it again in 30 seconds.');
  await send('malformed');
  await expect(opened).toContainText('Expected JSON, as the answer declares, found an error');
  await send('empty');
  await expect(opened).toContainText('The answer has no body.');
  await send('html');
  await expect(opened).toContainText("The answer isn't JSON");
  await expect(opened).toContainText('<h1>It works</h1>');
  await send('markup');
  await expect(opened).toContainText('"<img src=x onerror=');
  expect(await page.title()).toBe(title);
  await expect(opened.locator('img')).toHaveCount(0);

  await send('large');
  await expect(status).toContainText('2.1 MB');
  const download = page.waitForEvent('download');
  await opened.getByRole('button', {name: 'Download the answer'}).click();
  expect((await download).suggestedFilename()).toBe('answer.json');

  await expect(sample).toBeHidden();
  await send('withoutCors');
  await expect(status).toContainText('it doesn’t allow requests from other sites (CORS)');
  await expect(sample).toBeVisible();
  await send('breaksOff');
  await expect(status).toContainText('broke while the answer arrived');

  await send('never');
  await opened.getByRole('button', {name: 'Cancel'}).click();
  await expect(status).toHaveText(/^Cancelled after/);
  await expect(sample).toBeHidden();
  await context.setOffline(true);
  await send('success');
  await expect(status).toContainText('Your browser is offline');
  await expect(sample).toBeVisible();
  await context.setOffline(false);

  const address = opened.getByRole('textbox', {name: 'Address of the service'});
  const closed = await startGatewayStandIn();
  await closed.close();
  await address.fill(closed.origin);
  await send('success');
  await expect(status).toContainText(`Nothing answers at ${new URL(closed.origin).host}.`);
  await address.fill('https://gateway.example.org');
  await expect(address).toHaveAccessibleDescription(/^Your browser would refuse this request/);
  await expect(opened.getByRole('tabpanel')).toContainText('https://gateway.example.org/address/');

  await address.fill(gateway.origin);
  await page.clock.install();
  await send('never');
  await expect(status).toContainText('Waiting for localhost');
  await page.clock.fastForward(15_000);
  await expect(status).toContainText('sent nothing for 15 seconds');
});

test('the console fits a narrow phone and has no accessibility violations in either mode', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openPage(page, GALLERY);
  const opened = await openConsole(page, READ);
  await useStandIn(opened);
  gateway.answer = gatewayAnswers.success;
  await opened.getByRole('button', {name: 'Send'}).click();
  const answer = opened.getByText('18446744073685949187');
  await expect(answer).toBeVisible();
  await opened.getByText('Optional parameters').click();
  await opened.getByRole('textbox', {name: 'address', exact: true}).fill('erd1qyu5');
  await expect(opened.getByText(/^Expected 62 characters/)).toBeVisible();
  const wrong = await openConsole(page, SEND);
  await useStandIn(wrong);
  gateway.answer = gatewayAnswers.withoutCors;
  await wrong.getByRole('button', {name: 'Send'}).click();
  await page.getByRole('button', {name: /^Send to localhost/}).click();
  await expect(wrong.getByText('Sample answer.')).toBeVisible();
  await expect(answer).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const small = await opened
    .locator('button:visible, input:visible, select:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.closest('.theme-code-block, [role=tablist]') === null)
        .map((control) => Math.round(control.getBoundingClientRect().height))
        .filter((height) => height < 44),
    );
  expect(small).toEqual([]);
});
