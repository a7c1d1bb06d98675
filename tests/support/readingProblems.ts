import type {Page} from '@playwright/test';

/** This page may be long: it is one list of terms that readers filter, so splitting it wouldn't help them. */
const GLOSSARY = '/welcome/terminology/';

/** Returns what makes the open page hard to read in a window of 1440 px. */
export function problemsOnDesktop(page: Page): Promise<string[]> {
  return inPage(page, [problemsAtAnyWidth, problemsInWideWindow]);
}

/** Returns what makes the open page hard to read in a window of 360 px. */
export function problemsOnPhone(page: Page): Promise<string[]> {
  return inPage(page, [problemsAtAnyWidth, problemsInNarrowWindow]);
}

async function inPage(page: Page, checks: readonly ((glossary: string) => string[])[]): Promise<string[]> {
  return (await Promise.all(checks.map((check) => page.evaluate(check, GLOSSARY)))).flat();
}

/** Runs in the page. */
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
  for (const header of all('.theme-code-block > div:first-child')) {
    // A long name can take two lines.
    if (header.querySelector('span')!.offsetHeight <= 30 && header.offsetHeight > 44)
      problems.push(`the header of a code block takes ${header.offsetHeight} px: ${name(header)}`);
  }
  // A sample that wasn't tested has a mark with its source instead of a tick.
  const ticks = all('.theme-code-block > div:first-child > details > summary:not([aria-label=Source])');
  if (ticks.length > 0 !== all('> .mx-verified').length > 0)
    problems.push('ticks and the note that explains them do not occur together');
  return problems;
}

/** Runs in the page. */
function problemsInNarrowWindow(): string[] {
  const problems: string[] = [];
  for (const table of document.querySelectorAll<HTMLTableElement>('.markdown .mx-rows')) {
    const box = table.parentElement!;
    const header = table.tHead!.rows[0]!.cells;
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

/** Runs in the page. */
function problemsInWideWindow(glossary: string): string[] {
  const problems: string[] = [];
  const screens = document.documentElement.scrollHeight / innerHeight;
  if (screens > 25 && location.pathname !== glossary)
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
    const header = title.parentElement!;
    const siblings = [...header.children].filter((child): child is HTMLElement => child !== title);
    const taken = siblings.reduce((width, {offsetWidth}) => width + offsetWidth, 0);
    if (
      isWrapped &&
      needed + taken + Number.parseFloat(getComputedStyle(header).columnGap) <= header.clientWidth
    )
      problems.push(`the title wraps, but needs only ${needed} px`);
    if (Number.parseFloat(getComputedStyle(title).fontSize) > 40)
      problems.push('the title is larger than 40 px');
  }
  return problems;
}
