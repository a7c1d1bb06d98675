import {expect, test} from '@playwright/test';
import {openSearch} from '../support/searchUi';

test('Tab reaches every result and stays in the modal', async ({page}) => {
  const {dialog, field, snippet, results} = await openSearch(page);
  await field.fill('sharding');
  await expect(snippet).toBeVisible();
  // Results are rendered in several steps.
  let links = 0;
  const countAgain = async () => {
    const before = links;
    links = await results.getByRole('link').count();
    return links - before;
  };
  await expect.poll(countAgain, {intervals: [500]}).toBe(0);
  const reached = new Set<string>();
  for (let presses = 0; presses < links + 12; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await dialog.evaluate((element) =>
      element.contains(document.activeElement)
        ? (document.activeElement!.getAttribute('href') ?? 'other')
        : 'outside',
    );
    reached.add(at);
  }
  expect(reached).not.toContain('outside');
  for (const href of await results
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!)))
    expect(reached).toContain(href);
});
