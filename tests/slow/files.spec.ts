import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {headersFor, parseHeadersFile} from '../../server/headersFile';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {leftovers, outlineOfHtml, outlineOfMarkdown, parseFile} from '../support/pageOutline';
import {categoryPages, referencePages} from '../support/pages';
import {policyProblems} from '../support/policyProblems';

const SITE = 'https://docs.multiversx.com/';
const read = (file: string) => readFileSync(path.join('build', file), 'utf8');
const attributeOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('"', '');

// Only files are read, so one test can check all pages.
test('the Markdown of every page has its headings and code, and no syntax that only the build understands', async () => {
  test.setTimeout(240_000);
  const pages = (await listBuiltFiles('build'))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => ({folder: path.posix.dirname(file), html: read(file)}))
    .filter(({html}) => /<link [^>]*type=text\/markdown/.test(html))
    .filter(({folder}) => !categoryPages.includes(`/${folder}/`));
  expect(pages.length).toBeGreaterThan(270);
  for (const {folder, html} of pages) {
    const tree = parseFile(read(`${folder}/index.md`));
    const [front] = tree.children;
    const {title, description, canonical, checked} = parse(
      front?.type === 'yaml' ? front.value : '',
    ) as Record<string, string>;
    const built = outlineOfHtml(html);
    const written = outlineOfMarkdown(tree);
    // The HTML of an operation has its code in further languages.
    const code = referencePages.has(`/${folder}`) ? blocksInOrder(built.code, written.code) : built.code;
    expect
      .soft({folder, ...written, leftovers: leftovers(tree)})
      .toEqual({folder, ...built, code, leftovers: []});
    expect
      .soft([folder, canonical])
      .toEqual([folder, attributeOf(html, /<link [^>]*rel=canonical href=(\S+)/)]);
    expect.soft(`1 ${title}`).toBe(written.headings[0]);
    expect
      .soft([folder, description?.length, checked])
      .toEqual([folder, expect.any(Number), expect.stringMatching(/20\d\d-\d\d/)]);
    expect.soft(attributeOf(html, /type=text\/markdown href=(\S+)/)).toBe(`${SITE}${folder}/index.md`);
    expect.soft([folder, html.includes('All pages for assistants: /llms.txt')]).toEqual([folder, true]);
  }
});

test('every page has a policy that covers its code, including redirects, the not-found page and the offline page', async () => {
  const rules = parseHeadersFile(readFileSync('build/_headers', 'utf8'));
  const sitePolicy = headersFor(rules, '/').get('Content-Security-Policy') ?? '';
  const files = (await listBuiltFiles('build')).filter((file) => file.endsWith('.html'));
  expect(files).toEqual(
    expect.arrayContaining(['404.html', 'offline/index.html', 'technology/glossary/index.html']),
  );
  const problems = files.flatMap((file) =>
    policyProblems(readFileSync(path.join('build', file), 'utf8'), sitePolicy).map(
      (problem) => `${file}: ${problem}`,
    ),
  );
  expect(problems).toEqual([]);
});

/** Returns the blocks that are also in the other list, in the same order. */
function blocksInOrder(blocks: readonly string[], others: readonly string[]): string[] {
  let next = 0;
  return blocks.filter((block) => {
    const found = others.indexOf(block, next);
    if (found !== -1) next = found + 1;
    return found !== -1;
  });
}
