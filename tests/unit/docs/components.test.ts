import {existsSync, readFileSync} from 'node:fs';
import type {Page} from '@site/plugins/content-checks/page';
import {isPage, parsePage} from '@site/plugins/content-checks/parsePage';
import {mdxComponents} from '@site/src/config/mdxComponents';

const source = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
const text = readFileSync('docs/utils.mdx', 'utf8');
const tools = readFileSync('docs/tools.mdx', 'utf8');
const gallery = parsePage('docs/utils.mdx', text) as Page;

/** Components that the build inserts automatically. */
const internal = new Set(['CodeFrame', 'ContentsBar', 'Diagram', 'OperationCode', 'OperationColumns']);
const registered = Array.from(source.matchAll(/^ {2}(?<name>[A-Z]\w+),$/gm), ({groups}) => groups?.name ?? '');
const components = Object.keys(mdxComponents);
const written = components.filter((name) => !internal.has(name));

describe('MDX components', () => {
  it('are found in the source of the theme, and the gallery is a valid page', () => {
    expect(isPage(gallery)).toBe(true);
    expect(registered.length).toBeGreaterThan(9);
  });

  it('are those of the theme, and those that single pages load', () => {
    const forPages = registered.filter((name) => !internal.has(name));
    const own = components.filter((name) => mdxComponents[name]?.isOwn);
    expect([...forPages, ...own].sort()).toEqual([...components].sort());
    for (const name of own) {
      const folder = mdxComponents[name]?.tool === undefined ? 'components' : 'components/tools';
      expect(existsSync(`src/${folder}/${name}/index.tsx`)).toBe(true);
    }
  });

  it.each(written)('%s is shown in the gallery, or on the page of tools', (name) => {
    const page = mdxComponents[name]?.tool === undefined ? text : tools;
    // Rendered, not only shown as source.
    expect(page.replace(/^(`{3,})[\s\S]*?^\1$/gm, '')).toContain(`<${name}`);
  });
});
