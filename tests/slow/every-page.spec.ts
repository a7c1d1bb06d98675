import {expect} from '@playwright/test';
import {choosePages, type ChosenPage} from '../support/choosePages';
import {readBuiltPages} from '../support/readBuiltPages';
import {test as base, visitPage} from '../support/visitPage';

/** The pages with each kind of content. CI's job `slow` visits all (tests/slow). */
const test = base.extend<object, {chosen: ChosenPage[]}>({
  chosen: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => use(choosePages(await readBuiltPages('build'))),
    {scope: 'worker'},
  ],
});

const PARTS = 6;

// Violations name their elements, so a trace is not needed.
test.use({trace: 'off'});

for (let part = 0; part < PARTS; part += 1) {
  test(`pages with each kind of content: no error, no violated policy, readable from 320 px (${part + 1} of ${PARTS})`, async ({
    visitor,
    chosen,
    viewport,
  }) => {
    test.setTimeout(240_000);
    const pages = chosen.filter((_, index) => index % PARTS === part);
    expect(pages.length).toBeGreaterThan(3);
    for (const {path, isFirst} of pages)
      await test.step(path, () =>
        visitPage(visitor, path, {viewport: viewport!, checksAccessibility: isFirst}),
      );
  });
}
