import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@site/plugins/content-checks/page';
import {isPage, parsePage} from '@site/plugins/content-checks/parsePage';
import {readSiteCorpus} from '@site/tests/support/siteCorpus';

const source = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
const text = readFileSync('docs/utils.mdx', 'utf8');
const gallery = parsePage('docs/utils.mdx', text) as Page;

/** What the build puts into a page by itself, for a fence or a diagram. */
const internal = new Set(['CodeFrame', 'Diagram']);
const registered = Array.from(source.matchAll(/^ {2}(?<name>[A-Z]\w+),$/gm), ({groups}) => groups?.name ?? '');
const furniture = [...registered.filter((name) => !internal.has(name)), 'Details'];

describe('page furniture', () => {
  it('is shown on a page that no reader finds', async () => {
    expect(text).toMatch(/^unlisted: true$/m);
    const routes = (await readSiteCorpus(path.resolve('.'))).map(({route}) => route);
    expect(routes).toContain('/learn/sharding');
    expect(routes).not.toContain('/utils');
  }, 120_000);

  it('is found', () => {
    expect(isPage(gallery)).toBe(true);
    expect(registered.length).toBeGreaterThan(9);
  });

  it.each(furniture)('%s is shown in the gallery', (name) => {
    // Rendered, not only shown as source.
    expect(text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '')).toContain(`<${name}`);
  });
});
