import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'acorn';
import config from '../../docusaurus.config';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {readBuiltPages, type BuiltPage} from '../support/readBuiltPages';

/** Returns the texts that more than one entry has. */
function duplicates(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

// Only files are read, so one test can check all pages.
test.describe('the HTML of every built page', () => {
  test.describe.configure({mode: 'serial'});
  let pages: BuiltPage[] = [];
  /** Pages that show content. The others only lead to them. */
  let contents: BuiltPage[] = [];

  test('can be read', async () => {
    test.setTimeout(180_000);
    pages = await readBuiltPages('build');
    contents = pages.filter(({isRedirect}) => !isRedirect);
    expect(contents.length).toBeGreaterThan(350);
  });

  test('has one main heading, a unique title, no empty table headers and no duplicate ids', () => {
    for (const {address, title, mainHeadings, tableHeaders, ids} of contents) {
      expect.soft(mainHeadings, `main headings of ${address}`).toEqual([expect.stringMatching(/\S/)]);
      expect.soft(title, `title of ${address}`).not.toBe('');
      expect
        .soft(
          tableHeaders.filter((text) => text === ''),
          `empty table headers of ${address}`,
        )
        .toEqual([]);
      expect.soft(duplicates(ids), `duplicate ids of ${address}`).toEqual([]);
    }
    expect(duplicates(contents.map(({title}) => title))).toEqual([]);
  });

  test('has a unique description and its canonical address if search engines can list it', () => {
    const listed = contents.filter(({isListed}) => isListed);
    for (const {address, description, canonical} of listed) {
      expect.soft(description, `description of ${address}`).toMatch(/\S/);
      expect.soft(canonical, `canonical address of ${address}`).toBe(new URL(address, config.url).href);
    }
    expect(duplicates(listed.map(({description}) => description ?? ''))).toEqual([]);
  });

  test('links only to pages, files and sections that exist, and loads nothing from other sites', () => {
    const byAddress = new Map(pages.map((page) => [page.address, page]));
    const idsOf = new Map(pages.map(({address, ids}) => [address, new Set(ids)]));
    for (const {address, links, files} of pages) {
      const base = new URL(address, config.url);
      const own = [...links, ...files]
        .map((link) => new URL(link, base))
        .filter(({origin}) => origin === base.origin);
      const broken = own.filter(({pathname, hash}) => {
        const target = decodeURIComponent(pathname);
        const page = byAddress.get(target);
        if (page === undefined) return !existsSync(path.join('build', target)) || target.endsWith('/');
        // `#:~:text=` selects a text, not a section.
        const id = decodeURIComponent(hash.slice(1)).replace(/:~:.*/, '');
        return id !== '' && !page.isRedirect && !idsOf.get(target)!.has(id);
      });
      expect.soft([...new Set(broken.map(({href}) => href))], `broken links of ${address}`).toEqual([]);
      const foreign = files.filter(
        (file) => !file.startsWith('data:') && new URL(file, base).origin !== base.origin,
      );
      expect.soft(foreign, `what ${address} loads from other sites`).toEqual([]);
    }
  });

  test('leads from an old address to a page that shows content', () => {
    // The page of licences was replaced by a text file.
    const shown = new Set(
      [...contents.map(({address}) => address), '/licenses.txt'].map(
        (address) => new URL(address, config.url).href,
      ),
    );
    for (const {address, canonical, links} of pages.filter(({isRedirect}) => isRedirect)) {
      expect.soft(shown, `target of ${address}`).toContain(canonical);
      expect
        .soft(
          links.map((link) => new URL(link, config.url).href),
          address,
        )
        .toEqual([canonical]);
    }
  });
});

test('broken links, anchors and images and duplicate routes fail the build', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});

/** APIs that Safari 16.4 lacks, the oldest browser in package.json's browserslist. A build target only lowers syntax. */
const MISSING = [
  'URL.canParse(',
  'Object.groupBy(',
  'Promise.withResolvers(',
  'AbortSignal.any(',
  'Array.fromAsync(',
];

test('Safari 16.4 can parse every script of the build, and none calls the listed APIs that it lacks', async () => {
  test.setTimeout(120_000);
  const scripts = (await listBuiltFiles('build')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(300);
  for (const file of scripts) {
    const code = readFileSync(path.join('build', file), 'utf8');
    expect.soft(syntaxErrorOf(code), file).toBeUndefined();
    expect
      .soft(
        MISSING.filter((call) => code.includes(call)),
        file,
      )
      .toEqual([]);
  }
});

/** Returns the syntax error of a script by ES2022, which Safari 16.4 implements, including its regular expressions. */
function syntaxErrorOf(code: string): string | undefined {
  try {
    parse(code, {ecmaVersion: 2022});
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test('no script contains a path of the computer that built it', async () => {
  const scripts = (await listBuiltFiles('build')).filter((file) => file.endsWith('.js'));
  expect(
    scripts.filter((file) => readFileSync(path.join('build', file)).includes(path.resolve('.'))),
  ).toEqual([]);
});
