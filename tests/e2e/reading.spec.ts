import {expect, test, type Page} from '@playwright/test';
import {recordShifts, totalShift} from '../support/layoutShifts';
import {openPage} from '../support/openPage';
import {allPages} from '../support/pages';

const phone = {width: 360, height: 780};
const desktop = {width: 1440, height: 900};

/** Pages per test: few enough that both workers are busy until the end. */
const GROUP_SIZE = 24;
const groups = Array.from({length: Math.ceil(allPages.length / GROUP_SIZE)}, (_, index) =>
  allPages.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
);

/** Runs in the page: returns what makes it hard to read in a window of any width. */
function problemsAtAnyWidth(): string[] {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.markdown ${selector}`)];
  const name = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);
  const problems: string[] = [];
  for (const box of all('.mx-scroll')) {
    if (box.scrollWidth <= box.clientWidth) continue;
    const fade = Number.parseFloat(getComputedStyle(box).getPropertyValue('--fade-end'));
    if (!(fade >= 16)) problems.push(`scrolls with a fade of ${fade} px: ${name(box)}`);
  }
  for (const element of all(':is(table, figure svg)')) {
    if (element.closest('.mx-scroll') === null && element.getBoundingClientRect().right > innerWidth)
      problems.push(`ends outside the window: ${name(element)}`);
  }
  for (const note of all('.theme-code-block > details')) {
    if (note.offsetHeight > 44) problems.push(`a note takes ${note.offsetHeight} px: ${name(note)}`);
  }
  if (all('.theme-code-block > [role=img]').length > 0 !== all('> .mx-verified').length > 0)
    problems.push('ticks and the note that explains them do not occur together');
  return problems;
}

function problemsOnPhone(): string[] {
  const problems: string[] = [];
  for (const table of document.querySelectorAll('.markdown .mx-rows')) {
    const box = table.parentElement!;
    const header = table.querySelectorAll('th');
    if (box.scrollWidth > box.clientWidth) problems.push(`cards scroll: ${table.textContent!.slice(0, 40)}`);
    for (const cell of table.querySelectorAll<HTMLTableCellElement>('td:not(:first-child, :empty)')) {
      const label = getComputedStyle(cell, '::before').content;
      const expected = JSON.stringify(header[cell.cellIndex]!.textContent);
      if (!label.startsWith(expected)) problems.push(`expected the label ${expected}, found ${label}`);
    }
  }
  for (const figure of document.querySelectorAll('.markdown figure:has(.mx-scroll)')) {
    const drawings = [...figure.querySelectorAll<HTMLElement>('.mx-scroll > div')];
    const widthOf = (drawing: HTMLElement) => Number.parseFloat(drawing.style.minWidth);
    const shown = drawings.filter((drawing) => drawing.checkVisibility());
    if (shown.length !== 1 || widthOf(shown[0]!) > Math.min(...drawings.map(widthOf)))
      problems.push(`a phone doesn't show the narrowest drawing: ${figure.textContent}`);
    for (const text of shown.flatMap((drawing) => [...drawing.querySelectorAll('text')])) {
      const svg = text.ownerSVGElement!;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      if (size < 10) problems.push(`a text has ${size.toFixed(1)} px: ${text.textContent}`);
    }
  }
  return problems;
}

function problemsOnDesktop(): string[] {
  const problems: string[] = [];
  // Without scripts, all panels of tabs are shown; with scripts, one of them.
  const unselected = [...document.querySelectorAll<HTMLElement>('[role=tabpanel][hidden]')];
  const hidden = unselected.reduce((height, panel) => height + panel.offsetHeight, 0);
  const screens = (document.documentElement.scrollHeight - hidden) / innerHeight;
  // The glossary is one list of terms that readers filter; its parts would answer no question.
  if (screens > 25 && location.pathname !== '/welcome/terminology/')
    problems.push(`the page is ${screens.toFixed(1)} screens long: split it (CONTRIBUTING)`);
  const linesOf = (element: {getClientRects(): DOMRectList}) =>
    new Set([...element.getClientRects()].map(({top}) => Math.round(top))).size;
  for (const code of document.querySelectorAll('.markdown td code')) {
    if (code.textContent!.length <= 28 && linesOf(code) > 1)
      problems.push(`code breaks: ${code.textContent}`);
  }
  for (const title of document.querySelectorAll<HTMLElement>('.markdown > header h1')) {
    const text = document.createRange();
    text.selectNodeContents(title);
    const isWrapped = linesOf(text) > 1;
    title.style.whiteSpace = 'nowrap';
    const needed = text.getBoundingClientRect().width;
    title.style.whiteSpace = '';
    if (isWrapped && needed <= title.parentElement!.parentElement!.clientWidth)
      problems.push(`the title wraps, but needs only ${needed} px`);
    if (Number.parseFloat(getComputedStyle(title).fontSize) > 40)
      problems.push('the title is larger than 40 px');
  }
  for (const note of document.querySelectorAll<HTMLElement>('.theme-code-block > details')) {
    if (note.offsetWidth < note.parentElement!.clientWidth)
      problems.push(`the line above a note is shorter than its frame: ${note.textContent}`);
  }
  return problems;
}

test.describe('every page, without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test.describe.configure({timeout: 120_000});

  for (const [index, group] of groups.entries()) {
    test(`tables, diagrams, code and titles of group ${index + 1} show all they have`, async ({page}) => {
      for (const path of group) {
        await page.setViewportSize(desktop);
        await page.goto(path);
        await expectNoProblems(page, path, [problemsAtAnyWidth, problemsOnDesktop]);
        await page.setViewportSize(phone);
        await expectNoProblems(page, path, [problemsAtAnyWidth, problemsOnPhone]);
      }
    });
  }
});

async function expectNoProblems(page: Page, path: string, checks: readonly (() => string[])[]) {
  // Fades follow the layout one frame later.
  await expect
    .poll(async () => (await Promise.all(checks.map((check) => page.evaluate(check)))).flat(), path)
    .toEqual([]);
}

test('tables on a phone keep the semantics of tables', async ({page}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/learn/transactions/');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText(['Field', 'Type', 'Meaning']);
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('nonce');
});

test('a diagram fills the window on a click, and the focus returns', async ({page}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/learn/consensus/');
  const figure = page.getByRole('main').getByRole('figure').first();
  const button = figure.getByRole('button', {name: 'Enlarge the diagram'});
  const dialog = page.getByRole('dialog');
  const drawing = figure.getByRole('group').first();
  const height = await drawing.evaluate(({scrollHeight}) => scrollHeight);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img')).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, ...phone});
  // The page below doesn't move.
  expect(await drawing.evaluate(({scrollHeight}) => scrollHeight)).toBe(height);
  const close = await dialog.getByRole('button', {name: 'Close'}).boundingBox();
  expect(Math.min(close!.width, close!.height)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(figure.getByRole('img')).toBeVisible();

  await drawing.click();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toHaveCount(0);
});

test('the code font shows on the first visit, and nothing shifts when it comes late', async ({page}) => {
  await recordShifts(page);
  await page.route('**/geist-mono-*.woff2', async (route) => {
    await page.locator('main pre').first().waitFor();
    await route.continue();
  });
  await page.goto('/learn/transactions/');
  const preload = page.locator('link[rel=preload][as=font][href*=geist-mono]');
  await expect(preload).toHaveCount(1);
  const isShown = () => page.evaluate(() => document.fonts.check("1rem 'Geist Mono'"));
  await expect.poll(isShown).toBe(true);
  expect(await totalShift(page)).toBeLessThan(0.01);
});
