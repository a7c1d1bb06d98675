import {expect, test} from '@playwright/test';
import {openPage} from '../support/openPage';
import {pageViolations} from '../support/pageViolations';
import {allPages} from '../support/pages';

// Violations name their elements, so a trace is not needed.
test.use({trace: 'off', contextOptions: {reducedMotion: 'reduce'}});

for (const path of allPages) {
  test(`${path}: axe finds no violations in either colour mode, at 1440 and 360 px`, async ({page}) => {
    await openPage(page, path);
    expect(await pageViolations(page)).toEqual([]);
    await page.setViewportSize({width: 360, height: 780});
    expect(await pageViolations(page)).toEqual([]);
  });
}
