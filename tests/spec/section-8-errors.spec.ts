import {expect, test} from '@playwright/test';
import {openPage} from '../support/openPage';
import {serveVariant} from '../support/variants/serve';
import {buildVariant, type Build} from '../support/variants/variant';

/** Build errors by the rows of the error catalogue, in Docusaurus' wording. */
const rows = [
  [
    'a page chunk has no default export',
    /page component at \/no-default-export\/ doesn't have a default export\. This makes it impossible to render anything/,
  ],
  ['the docs version dropdown names a missing version', /No docs version exist for name '9\.9\.9'/],
  [
    'a sidebar navbar item has nothing to link to',
    /Sidebar with ID "empty" doesn't have anything to be linked to/,
  ],
  [
    'a docs feature is used without its plugin enabled',
    /You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled/,
  ],
  ['the route context is missing', /Unexpected: no Docusaurus route context found/],
  ['a sidebar id is not found', /Can't find any sidebar with id "no-such-sidebar"/],
  [
    'a doc id is not found, and the available ids are listed',
    /Couldn't find any doc with id "no-such-page"[\s\S]*Available doc ids are:\s*- guide/,
  ],
  [
    'the colour-mode hook is used outside its provider',
    /Hook useColorMode is called outside the <ColorModeProvider>/,
  ],
] as const;

test.describe('8. Error catalogue: defects that fail the build', () => {
  test.describe.configure({mode: 'serial'});
  let build: Build;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    build = await buildVariant('defects');
  });
  test.afterAll(() => build?.remove());

  test('the build fails', () => {
    expect(build.succeeded).toBe(false);
  });

  for (const [situation, message] of rows) {
    test(situation, () => {
      expect(build.output).toMatch(message);
    });
  }
});

test.describe('8. Error catalogue: configurations that fail the build', () => {
  for (const [situation, variant, message] of [
    ['a navbar item of unknown type', 'unknown-navbar-type', /Bad navbar item type no-such-type/],
    [
      'broken links (stricter than the specification, which only logs them)',
      'broken-links',
      /linking to \/no\/such\/page/,
    ],
    ['broken anchors', 'broken-anchors', /linking to \/broken\/#no-such-heading/],
    ['duplicate routes', 'duplicate-routes', /Duplicate routes found!/],
  ] as const) {
    test(situation, async () => {
      test.setTimeout(240_000);
      const build = await buildVariant(variant);
      build.remove();
      expect(build.succeeded).toBe(false);
      expect(build.output).toMatch(message);
    });
  }
});

test.describe('8. Error catalogue: failures in the browser', () => {
  const site = serveVariant('plain');

  test('a navbar item that fails to render: the error names it and asks to check the configuration', async ({
    page,
  }) => {
    await openPage(page, `${site.origin}/`);
    await page.getByRole('button', {name: 'Break the bar'}).click();
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(failure).toContainText('A theme navbar item failed to render.');
    await expect(failure).toContainText(
      'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config',
    );
    await expect(failure).toContainText('"sidebarId": "empty"');
  });
});
