import {readdirSync} from 'node:fs';
import path from 'node:path';
import routes from '@site/src/config/routes.json';
import {docFileOf} from '@site/plugins/site-routes/docFiles';
import {existingPages} from '@site/plugins/site-routes/existingPages';
import sidebars from '@site/sidebars';
import {routesNotInSidebar} from '@site/src/config/routesNotInSidebar';

type Item = string | {type: string; id?: string; label?: string; items?: Item[]};

const items = sidebars.docs as Item[];

function* pagesOf(list: Item[], depth = 1): Generator<{id: string; depth: number}> {
  for (const item of list) {
    if (typeof item === 'string') yield {id: item, depth};
    else if (item.items) yield* pagesOf(item.items, depth + 1);
    else if (item.id !== undefined) yield {id: item.id, depth};
  }
}

function* categoriesOf(list: Item[]): Generator<Item[]> {
  for (const item of list) {
    if (typeof item === 'object' && item.items) {
      yield item.items;
      yield* categoriesOf(item.items);
    }
  }
}

describe('the sidebar', () => {
  it('is at most four levels deep, with at most ten top-level categories', () => {
    expect(Math.max(...[...pagesOf(items)].map(({depth}) => depth))).toBeLessThanOrEqual(4);
    expect(items.length).toBeLessThanOrEqual(10);
  });

  it('has each page once and no category of one', () => {
    const ids = [...pagesOf(items)].map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const category of categoriesOf(items)) expect(category.length).toBeGreaterThan(1);
  });

  it('contains every existing page except those that the specification excludes', () => {
    const ids = new Set([...pagesOf(items)].map(({id}) => id));
    const missing = routes.published.filter(
      (route) => !ids.has(docFileOf(route, 'docs')!.replace(/\.mdx$/, '')),
    );
    expect(missing.filter((route) => !routesNotInSidebar.includes(route))).toEqual([]);
    expect(
      routesNotInSidebar.filter((route) => !missing.includes(route) && routes.published.includes(route)),
    ).toEqual([]);
  });
});

describe('existingPages', () => {
  const docs = path.resolve('tests/support/variants/docs');

  it('keeps pages that exist, drops empty groups and names a group of one after the group', () => {
    expect(readdirSync(docs)).toContain('guide.mdx');
    expect(
      existingPages(
        [
          'guide',
          'missing',
          {label: 'Empty', items: ['missing']},
          {label: 'One', items: ['guide', 'missing']},
        ],
        docs,
      ),
    ).toEqual(['guide', {type: 'doc', id: 'guide', label: 'One'}]);
  });
});
