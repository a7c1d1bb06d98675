import {expect, test} from '@playwright/test';
import {openPage} from '../support/openPage';

test.use({viewport: {width: 360, height: 740}, hasTouch: true});

test('the first result of each tool is on the screen when its first field is', async ({page}) => {
  await openPage(page, '/tools/');
  const ends = await page.locator('main section[id$="-tool"]').evaluateAll((tools) =>
    tools.map((tool) => {
      const start = tool.querySelector('input, textarea, select')!.getBoundingClientRect().top;
      const end = tool.querySelector('[data-main-result]')!.getBoundingClientRect().bottom;
      return {tool: tool.id, distance: Math.round(end - start)};
    }),
  );
  expect(ends).toHaveLength(10);
  // The navbar, the bar of contents and the label of the field take 130 px of 740.
  expect(ends.filter(({distance}) => distance > 610)).toEqual([]);
});
