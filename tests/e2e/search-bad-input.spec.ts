import {expect, test} from '@playwright/test';
import {openSearch} from '../support/searchUi';

// Each test has several steps in one visit.
test.describe.configure({timeout: 120_000});

test.describe('bad input', () => {
  // engine.test.ts has more.
  const queries = [
    '.*+?^${}()|[]\\/-',
    '<img src=x onerror=window.injected=true>',
    '"><svg onload=window.injected=true>',
    '</mark><mark>staking',
    '&lt;b&gt; &amp; &#39;',
    '\ud83d',
    '     ',
    'staking '.repeat(64),
  ];
  test('causes no error and injects nothing, is cut at 512 characters, and may be faster than any typing', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('dialog', (dialog) => errors.push(dialog.message()));
    const {field, dialog, results, snippet} = await openSearch(page);
    for (const query of queries) {
      await field.fill('');
      await expect(results.or(dialog.locator('.DocSearch-NoResults'))).toHaveCount(0);
      await field.fill(query);
      if (query.trim() !== '') {
        await expect(results.or(dialog.locator('.DocSearch-NoResults')).first(), query).toBeVisible();
      }
      await expect(dialog.locator('script, img, iframe, b, svg[onload], [onerror]'), query).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await field.fill('sharding');
    await expect(results.first()).toContainText('Sharding');
    expect(errors).toEqual([]);

    await expect(field).toHaveAttribute('maxlength', '512');
    await field.fill('');
    await page.keyboard.insertText('staking '.repeat(100));
    await expect(field).toHaveValue('staking '.repeat(64));

    await field.fill('');
    const session = await page.context().newCDPSession(page);
    // All keys at the same time, faster than anyone can type.
    const press = (keys: readonly object[]) =>
      Promise.all(keys.map((key) => session.send('Input.dispatchKeyEvent', {type: 'keyDown', ...key})));
    const text = 'staking consensus sharding '.repeat(20).slice(0, 500);
    await press([...text].map((letter) => ({text: letter, key: letter})));
    await expect(field).toHaveValue(text);
    await press(Array.from(text, () => ({key: 'Backspace', windowsVirtualKeyCode: 8})));
    await expect(field).toHaveValue('');
    await page.keyboard.type('guardian');
    await expect(field).toHaveValue('guardian');
    await expect(results.first()).toContainText(/guard/i);
    await expect(snippet).toHaveText(/guard/i);
  });
});
