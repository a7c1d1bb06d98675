import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {parse} from 'yaml';
import routes from '@site/src/config/routes.json';
import {sidebarItems} from '@site/plugins/site-routes/sidebarItems';
import {routesIn, sidebarSections} from '@site/plugins/site-routes/sidebarSections';
import sidebars from '@site/sidebars';
import {navbarItems} from '@site/src/config/navbar';
import {routesNotInSidebar} from '@site/src/config/routesNotInSidebar';

type Category = Extract<SidebarItemConfig, {type: 'category'}>;

/** Every item of the sidebar, with its depth. */
function* itemsOf(list: SidebarItemConfig[], depth = 1): Generator<{item: SidebarItemConfig; depth: number}> {
  for (const item of list) {
    yield {item, depth};
    if (isCategory(item)) yield* itemsOf(item.items as SidebarItemConfig[], depth + 1);
  }
}

function isCategory(item: SidebarItemConfig): item is Category {
  return typeof item === 'object' && item.type === 'category';
}

/** The label that readers see: front matter takes precedence over the sidebar's own label. */
function labelOf(item: SidebarItemConfig): string {
  if (typeof item === 'object' && (item.type === 'category' || item.type === 'link'))
    return String(item.label);
  const {id, label} =
    typeof item === 'string' ? {id: item, label: undefined} : (item as {id: string; label?: string});
  const source = readFileSync(`docs/${id}.mdx`, 'utf8');
  const front = parse(source.split('\n---')[0]!.slice(4)) as {title: string; sidebar_label?: string};
  return front.sidebar_label ?? label ?? front.title;
}

const all = [...itemsOf(sidebars.docs)];
const categories = all.map(({item}) => item).filter(isCategory);
const listed = sidebars.docs.flatMap(routesIn);

describe('the sidebar', () => {
  it('is at most four levels deep', () => {
    expect(Math.max(...all.map(({depth}) => depth))).toBeLessThanOrEqual(4);
  });

  it('has each page once', () => {
    expect(listed.filter((route, index) => listed.indexOf(route) !== index)).toEqual([]);
  });

  it('has a page for each category, and no category of a single page', () => {
    for (const category of categories) {
      expect(category.link).toEqual(
        expect.objectContaining({type: expect.stringMatching(/^(doc|generated-index)$/)}),
      );
      expect(routesIn(category).length + (category.items as []).length).toBeGreaterThan(2);
    }
  });

  it('describes each generated page and each link', () => {
    const links = all
      .map(({item}) => item)
      .filter((item) => typeof item === 'object' && item.type === 'link');
    const generated = categories.flatMap(({link}) => (link?.type === 'generated-index' ? [link] : []));
    expect(generated.length).toBeGreaterThan(5);
    expect(links.length).toBeGreaterThan(5);
    for (const {description} of [...links, ...generated] as {description?: string}[])
      expect(description).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('gives generated pages addresses that no other page has', () => {
    const generated = categories.flatMap(({link}) => (link?.type === 'generated-index' ? [link.slug!] : []));
    for (const route of generated) expect(routes.published).not.toContain(route);
  });

  it('has each label only once', () => {
    const labels = all.map(({item}) => labelOf(item));
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it('holds every published page, except those that the specification excludes', () => {
    const missing = routes.published.filter((route) => !listed.includes(route));
    expect(missing.filter((route) => !routesNotInSidebar.includes(route))).toEqual([]);
    expect(
      routesNotInSidebar.filter((route) => !missing.includes(route) && routes.published.includes(route)),
    ).toEqual([]);
  });
});

describe('sidebarItems', () => {
  const docs = path.resolve('tests/support/variants/docs');

  it('links a category to the page that introduces it, or to a generated one', () => {
    expect(
      sidebarItems(
        [
          'guide',
          {label: 'Section', to: '/guide#part', description: 'A part.'},
          {label: 'Guides', page: 'guide', items: ['guide']},
          {label: 'List', items: ['guide'], route: '/list', description: 'A list.'},
        ],
        docs,
      ),
    ).toEqual([
      'guide',
      {type: 'link', label: 'Section', href: '/guide#part', description: 'A part.'},
      {type: 'category', label: 'Guides', link: {type: 'doc', id: 'guide'}, items: ['guide']},
      {
        type: 'category',
        label: 'List',
        link: {type: 'generated-index', slug: '/list', title: 'List', description: 'A list.'},
        items: ['guide'],
      },
    ]);
  });

  it.each([
    ['a page', 'missing'],
    ['the page of a category', {label: 'Lost', page: 'missing', items: ['guide']}],
    ['the page of a link', {label: 'Nowhere', to: '/missing#part', description: 'No part.'}],
  ])('reports that %s has no file', (_, node) => {
    expect(() => sidebarItems([node], docs)).toThrow(
      `Sidebar: expected a page at /missing, found no file of it in ${docs}: correct the route in sidebars.ts, or add the page.`,
    );
  });
});

describe("the navbar's active link", () => {
  type Linked = {label: string; activeBaseRegex: string};
  const linksOf = (sections: Parameters<typeof navbarItems>[0], baseUrl = '/') =>
    navbarItems(sections, baseUrl).filter((item) => 'activeBaseRegex' in item) as unknown as Linked[];
  const activeAt = (links: Linked[], path: string) =>
    links.filter(({activeBaseRegex}) => new RegExp(activeBaseRegex, 'i').test(path)).map(({label}) => label);

  it('is the same on all pages of a section, whatever their path', () => {
    const sections = sidebarSections(sidebars.docs);
    const links = linksOf(sections);
    for (const {label, routes} of sections) {
      const active = new Set(routes.map((route) => activeAt(links, `${route}/`).join()));
      expect([label, ...active]).toEqual([label, expect.stringMatching(/^\w+$/)]);
    }
    expect(activeAt(links, '/')).toEqual([]);
    expect(activeAt(links, '/developers/gas-and-fees/overview/')).toEqual(['Developers']);
    expect(activeAt(links, '/wallet/ledger/')).toEqual(['Integrate']);
  });

  it('depends on the section of a page, not on its folder, with any base URL', () => {
    const links = linksOf(
      [
        {label: 'Get started', route: '/start', routes: ['/start', '/developers/quickstart']},
        {label: 'Tools', route: '/developers', routes: ['/developers', '/developers/a', '/developers/b']},
      ],
      '/docs/',
    );
    expect(activeAt(links, '/docs/developers/quickstart/')).toEqual(['Learn']);
    expect(activeAt(links, '/docs/developers/')).toEqual(['Developers']);
    expect(activeAt(links, '/docs/developers/a/')).toEqual(['Developers']);
    expect(activeAt(links, '/developers/a/')).toEqual([]);
  });

  it('is required for each section', () => {
    expect(() => navbarItems([{label: 'New', route: '/new', routes: ['/new']}], '/')).toThrow(
      /sidebar section "New", found none/,
    );
  });
});
