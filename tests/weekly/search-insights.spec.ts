import {expect, test} from '@playwright/test';
import {openSearch} from '../support/searchUi';
import {env, serveAlgolia} from '../support/serveAlgolia';
import {serveSite} from '../support/servedSite';
import {buildVariant} from '../support/variants/variant';

const {algolia, connect} = serveAlgolia();

test.describe('insights', () => {
  test('load their script and request click analytics if they are switched on (§7.12)', async ({page}) => {
    test.setTimeout(240_000);
    const reporting = await buildVariant('hosted', {env: {...env, ALGOLIA_INSIGHTS: 'true'}});
    expect(reporting.succeeded, reporting.output).toBe(true);
    const served = await serveSite(reporting.directory);
    try {
      await connect(page);
      const script = page.waitForRequest(/search-insights@2\.15\.0/);
      await page.route(/cdn\.jsdelivr\.net/, (route) =>
        route.fulfill({body: '', contentType: 'text/javascript'}),
      );
      const {field, results} = await openSearch(page, served.origin);
      await field.fill('paragraph');
      await expect(results.first()).toBeVisible();
      await script;
      expect(algolia.queries.at(-1)).toMatchObject({clickAnalytics: true});
    } finally {
      await served.close();
      reporting.remove();
    }
  });
});
