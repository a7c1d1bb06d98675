import {expect, test} from '@playwright/test';
import {endpointsOf, readDocument, services} from '../../plugins/openapi/document';
import {pageOf} from '../../plugins/openapi/objects';

const pages = new Set(
  services.flatMap((service) =>
    endpointsOf(service).map(({operation}) => pageOf(readDocument(service), operation)),
  ),
);
test('no page of the reference has more than 15 screens', async ({page}) => {
  test.setTimeout(240_000);
  const long: string[] = [];
  for (const route of pages) {
    await page.goto(`${route}/`);
    const height = await page.evaluate(() => window.document.documentElement.scrollHeight);
    if (height > 15 * 900) long.push(`${route}: ${(height / 900).toFixed(1)} screens`);
  }
  expect(long).toEqual([]);
});
