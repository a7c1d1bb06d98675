import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectIdle, openPage} from '../support/openPage';
import {pageViolations} from '../support/pageViolations';
import {requestsOf} from '../support/requestsOf';

const BOB = 'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx';

const names = [
  'Address converter',
  'Amount converter',
  'Data field decoder and builder',
  'Gas and fee calculator',
  'Code metadata decoder',
  'ABI encoder and decoder',
] as const;

const tool = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
const result = (region: Locator, name: string) =>
  region
    .locator('dl > div')
    .filter({has: region.page().getByRole('term').getByText(name, {exact: true})})
    .locator('dd > span');

/** Scrolls to each tool, which loads its code. */
async function loadAll(page: Page): Promise<void> {
  for (const name of names) {
    // The rendered tool can be replaced by the loaded one meanwhile.
    await expect(() => tool(page, name).scrollIntoViewIfNeeded({timeout: 1000})).toPass();
    // The rendered tool has no handlers; React adds its own properties to the elements of the loaded one.
    await expect
      .poll(() =>
        tool(page, name).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
      )
      .toBe(true);
  }
}

test.describe('the tools', () => {
  test.describe.configure({timeout: 240_000});
  test.use({permissions: ['clipboard-read', 'clipboard-write'], contextOptions: {reducedMotion: 'reduce'}});

  test('are complete without scripts', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto('/tools/');
    await expect(result(tool(page, 'Address converter'), 'Shard')).toHaveText('1');
    await expect(result(tool(page, 'Amount converter'), 'Atomic units')).toHaveText('1500000000000000000');
    await expect(result(tool(page, 'Gas and fee calculator'), 'Fee')).toHaveText(/EGLD$/);
    await expect(result(tool(page, 'ABI encoder and decoder'), 'Data field')).toHaveText('add@05');
    await expect(page.getByText('This is an example. The tool needs JavaScript.').first()).toBeVisible();
    // Only pages with tools load the styles of the tools.
    const styles = page.locator('link[rel=stylesheet][href*=tool-styles]');
    await expect(styles).toHaveCount(1);
    await expect(tool(page, 'Address converter')).toHaveCSS('display', 'grid');
    await page.goto('/learn/consensus/');
    await expect(styles).toHaveCount(0);
    await context.close();
  });

  test("load when scrolled to, don't move the page, and have no axe violations at 320 and 1440 px", async ({
    page,
  }) => {
    await page.goto('/learn/sharding/');
    const height = () =>
      tool(page, 'Address converter').evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await expectIdle(page);
    const initial = scripts.length;
    await tool(page, 'Address converter').scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBeGreaterThan(initial);
    // The rendered tool is briefly absent while the loaded one replaces it.
    await expect.poll(height).toBe(before);

    await page.setViewportSize({width: 320, height: 800});
    await openPage(page, '/tools/');
    await loadAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const name of names) {
      const tooSmall = await tool(page, name)
        .locator('button, input, select, textarea')
        .evaluateAll((controls) =>
          controls
            .filter((control) => (control.closest('label') ?? control).getBoundingClientRect().height < 44)
            .map(({outerHTML}) => outerHTML),
        );
      expect(tooSmall, name).toEqual([]);
    }
    // Wrong input in each, so that the messages are checked too.
    await tool(page, 'Address converter')
      .getByRole('textbox', {name: /Address/})
      .fill(BOB.replace('spy', 'spz'));
    await tool(page, 'Amount converter').getByRole('textbox', {name: 'Amount'}).fill('1.5 EGLD');
    await tool(page, 'Data field decoder and builder').getByRole('textbox', {name: 'Data field'}).fill('a@0');
    await tool(page, 'Gas and fee calculator').getByRole('textbox', {name: 'Gas price'}).fill('1');
    await tool(page, 'Code metadata decoder').getByRole('textbox', {name: 'Code metadata'}).fill('05');
    await tool(page, 'ABI encoder and decoder')
      .getByRole('textbox', {name: /^value/})
      .fill('five');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await pageViolations(page)).toEqual([]);
    await page.setViewportSize({width: 1440, height: 900});
    // At other scroll positions, the navbar covers a control, which axe reports.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await pageViolations(page)).toEqual([]);
  });

  test('work with the keyboard only, and keep their state in the address', async ({page}) => {
    await openPage(page, '/tools/?q=kept');
    const address = tool(page, 'Address converter').getByRole('textbox', {name: /Address/});
    // The focus also loads a tool, and what is typed meanwhile isn't lost.
    await address.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(BOB);
    await expect(result(tool(page, 'Address converter'), 'Shard')).toHaveText('0');
    await expect(address).toBeFocused();
    await expect(page).toHaveURL(/\?q=kept&address\.address=erd1spy\w+$/);
    await loadAll(page);
    const requests = requestsOf(page);
    await address.focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^8049d639/);

    // A second tool of the page has its own part of the address.
    await tool(page, 'Amount converter').getByRole('textbox', {name: 'Amount'}).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('7.5');
    await tool(page, 'Amount converter').getByRole('textbox', {name: 'Decimals'}).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(copied).toBe('750');
    await expect(page).toHaveURL(/address\.address=erd1spy\w+&amount\.value=7\.5&amount\.decimals=2$/);

    await tool(page, 'Code metadata decoder').getByRole('checkbox', {name: 'payable', exact: true}).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(copied).toBe('0502');

    await tool(page, 'Data field decoder and builder').getByRole('combobox', {name: 'What to do'}).focus();
    await page.keyboard.press('ArrowDown');
    const builder = tool(page, 'Data field decoder and builder').getByRole('textbox', {name: 'Argument 1'});
    await builder.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('255');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(copied).toBe('add@ff');
    // Nothing that was typed is in a request.
    expect(
      requests.filter((url) => !/\/assets\/js\/[\w.~-]+\.js$|favicon\.svg$/.test(new URL(url).pathname)),
    ).toEqual([]);
    expect(requests.filter((url) => url.includes('?'))).toEqual([]);

    await tool(page, 'Data field decoder and builder')
      .getByRole('button', {name: 'Copy link to this result'})
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(copied).toContain('data-field.mode=build');
    const link = await copied();
    await page.goto(link);
    await expect(result(tool(page, 'Data field decoder and builder'), 'Data field')).toHaveText('add@ff');
    await expect(tool(page, 'Data field decoder and builder')).toBeInViewport();
    await expect(result(tool(page, 'Amount converter'), 'Atomic units')).toHaveText('750');
    await expect(page).toHaveURL(link);
  });
});
