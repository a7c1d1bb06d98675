import {expect, test} from '@playwright/test';
import {openPage} from '../support/openPage';
import {pageViolations} from '../support/pageViolations';

// pages.spec.ts checks every page as it is after loading.
test.describe.configure({timeout: 240_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('axe finds nothing in the open mobile menu, in either colour mode', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, '/learn/sharding/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);
});

const GREY = 'color: #777; background: #888';

/** Each adds one violation to a page without violations. */
const faults: Record<string, {html: string; found: RegExp[]}> = {
  'an image without alternative text': {html: '<img src="/img/logo.svg">', found: [/^dark: image-alt: /]},
  'a button without a name': {html: '<button></button>', found: [/^dark: button-name: /]},
  "a reference to an id that doesn't exist": {
    html: '<button aria-controls="nowhere">Open</button>',
    found: [/^dark: aria-valid-attr-value: /],
  },
  'text that is too pale in light mode': {
    html: '<p style="color: #bbb">Hardly to be read.</p>',
    found: [/^light: color-contrast: /],
  },
  'text that is too dark in dark mode': {
    html: '<p><span style="color: #444">Hardly to be read.</span></p>',
    found: [/^dark: color-contrast: /],
  },
  'one pale paragraph next to a readable one': {
    html: `<p>Some text.</p><div style="${GREY}"><p style="color: inherit">Hardly to be read.</p></div>`,
    found: [/^dark: color-contrast: /, /^light: color-contrast: /],
  },
  'a link that looks like the text around it': {
    html: '<p style="color: #555; background: #fff">Text with <a href="/" style="color: #444; text-decoration: none">a link</a> inside.</p>',
    found: [/^dark: link-in-text-block: /, /^light: link-in-text-block: /],
  },
  'a link that looks like its text, after one in italics': {
    html: '<p style="color: #555; background: #fff">Text with <a href="/" style="color: #444; text-decoration: none; font-style: italic">one link</a> and <a href="/" style="color: #444; text-decoration: none">another</a> inside of it.</p>',
    found: [/^dark: link-in-text-block: /, /^light: link-in-text-block: /],
  },
  'text with another element painted behind it': {
    html: '<div style="position: relative; z-index: 0; height: 3rem"><p style="color: #777; position: absolute; z-index: 2">Hardly to be read.</p><div style="position: absolute; z-index: 1; inset: 0; background: #888"></div></div>',
    found: [/^dark: color-contrast: /, /^light: color-contrast: /],
  },
};

test('each of these faults is found', async ({page}) => {
  await openPage(page, '/learn/entities/');
  for (const [name, {html, found}] of Object.entries(faults)) {
    const fault = await page.locator('main article .markdown').evaluateHandle((element, text) => {
      const box = document.createElement('div');
      box.innerHTML = text;
      element.append(box);
      return box;
    }, html);
    const expected = found.map((pattern) => expect.stringMatching(pattern));
    expect(await pageViolations(page), name).toEqual(expected);
    await fault.evaluate((box) => box.remove());
  }
  expect(await pageViolations(page), 'without a fault').toEqual([]);
});
