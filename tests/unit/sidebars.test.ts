import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {parse} from 'yaml';
import {sidebarItems, type SidebarError, type SidebarNode} from '@site/plugins/site-routes/sidebarItems';
import {missingWords} from '@site/plugins/site-routes/missingWords';
import {routesIn, sidebarSections} from '@site/plugins/site-routes/sidebarSections';
import sidebars from '@site/sidebars';
import {makeFolder} from '@site/tests/support/folder';
import {documentRoutes} from '@site/tests/support/pages';
import {footerLinks} from '@site/src/config/footer';
import {sections as homeSections, startingPoints} from '@site/src/config/home';
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

function frontMatterOf(id: string): {title: string; sidebar_label?: string} {
  const source = readFileSync(`docs/${id}.mdx`, 'utf8');
  return parse(source.split('\n---')[0]!.slice(4)) as {title: string; sidebar_label?: string};
}

/** The label that readers see: front matter takes precedence over the sidebar's own label. */
function labelOf(item: SidebarItemConfig): string {
  if (typeof item === 'object' && (item.type === 'category' || item.type === 'link'))
    return String(item.label);
  const {id, label} =
    typeof item === 'string' ? {id: item, label: undefined} : (item as {id: string; label?: string});
  const front = frontMatterOf(id);
  return front.sidebar_label ?? label ?? front.title;
}

const all = [...itemsOf(sidebars.docs)];
const categories = all.map(({item}) => item).filter(isCategory);
const listed = new Set(sidebars.docs.flatMap(routesIn));

describe('the sidebar', () => {
  it('is at most four levels deep', () => {
    expect(Math.max(...all.map(({depth}) => depth))).toBeLessThanOrEqual(4);
  });

  it('has a page for each category, and no category of a single page', () => {
    for (const category of categories) {
      expect(category.link).toEqual(
        expect.objectContaining({type: expect.stringMatching(/^(doc|generated-index)$/)}),
      );
      expect(routesIn(category).length + (category.items as []).length).toBeGreaterThan(2);
    }
  });

  it('names a category as its page is named', () => {
    const different = categories.flatMap(({label, link}) =>
      link?.type === 'doc'
        ? missingWords(String(label), frontMatterOf(link.id).title).map((word) => [label, word])
        : [],
    );
    expect(different).toEqual([]);
  });

  it('has each label only once', () => {
    const labels = all.map(({item}) => labelOf(item));
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it('holds every published page, except those that the specification excludes', () => {
    const missing = documentRoutes.filter((route) => !listed.has(route));
    expect(missing.filter((route) => !routesNotInSidebar.includes(route))).toEqual([]);
    expect(
      routesNotInSidebar.filter((route) => !missing.includes(route) && documentRoutes.includes(route)),
    ).toEqual([]);
  });
});

describe('sidebarItems', () => {
  const sidebar = [
    `{label: 'Section', to: '/guide#part', description: 'A part.'},`,
    `{label: 'Lost', page: 'missing', items: [`,
    `'guide',`,
    `'guides',`,
    `]},`,
    `{label: 'Nowhere', to: '/gone#part', description: 'No part.'},`,
    `'guide',`,
  ];
  const {directory, remove} = makeFolder({
    'docs/guide.mdx': '',
    'docs/about.mdx': '',
    'docs/topics/topics.mdx': '',
    'sidebars.ts': sidebar.join('\n'),
  });
  afterAll(remove);
  const docsDir = path.join(directory, 'docs');
  const options = {docsDir, file: path.join(directory, 'sidebars.ts')};

  it('links a category to the page that introduces it, or to a generated one', () => {
    expect(
      sidebarItems(
        [
          {label: 'Section', to: '/guide#part', description: 'A part.'},
          {label: 'Topics', page: 'topics', items: ['guide']},
          {label: 'List', items: ['about'], route: '/list', description: 'A list.'},
        ],
        options,
      ),
    ).toEqual([
      {type: 'link', label: 'Section', href: '/guide#part', description: 'A part.'},
      {type: 'category', label: 'Topics', link: {type: 'doc', id: 'topics/topics'}, items: ['guide']},
      {
        type: 'category',
        label: 'List',
        link: {type: 'generated-index', slug: '/list', title: 'List', description: 'A list.'},
        items: ['about'],
      },
    ]);
  });

  it('reports all entries without a page, and repeated ones, with their lines', () => {
    const nodes: SidebarNode[] = [
      {label: 'Section', to: '/guide#part', description: 'A part.'},
      {label: 'Lost', page: 'missing', items: ['guide', 'guides']},
      {label: 'Nowhere', to: '/gone#part', description: 'No part.'},
      'guide',
    ];
    const missing = (route: string, closest: string) =>
      `expected a page at ${route}, found no file of it in ${docsDir}; correct the route (closest: ${closest}), or add the page`;
    let problems: unknown;
    try {
      sidebarItems(nodes, options);
    } catch (error) {
      problems = (error as SidebarError).problems;
      expect((error as Error).message).toContain(`- ${options.file}:2: expected a page at /missing`);
    }
    expect(problems).toEqual([
      {line: 2, message: missing('/missing', '/guide, /topics, /about')},
      {line: 4, message: missing('/guides', '/guide, /topics, /about')},
      {line: 6, message: missing('/gone', '/guide, /about, /topics')},
      {line: 7, message: '/guide is already in the sidebar, on line 3; list it once'},
    ]);
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

  it('has the name of its place, as the links of the home page and the footer have', () => {
    const sections = sidebarSections(sidebars.docs);
    const namesOf = (route: string) => [
      ...sections.filter(({routes}) => routes.includes(route)).map(({label}) => label),
      ...categories.filter((category) => routesIn(category)[0] === route).map(({label}) => String(label)),
      ...(documentRoutes.includes(route) ? [frontMatterOf(route.slice(1)).title] : []),
    ];
    const links = [
      ...(linksOf(sections) as (Linked & {to: string})[]),
      ...startingPoints.map(({title, to}) => ({label: title, to})),
      ...homeSections,
      ...footerLinks.flatMap(({items}) => items).filter(({to}) => to !== undefined),
    ] as {label: string; to: string}[];
    expect(links.length).toBeGreaterThan(20);
    const misnamed = links.filter(({label, to}) => {
      const names = namesOf(to);
      // A page of src/pages isn't in the sidebar.
      return names.length > 0 && missingWords(label, names.join(' ')).length > 0;
    });
    expect(misnamed).toEqual([]);
  });

  it('is required for each section', () => {
    expect(() => navbarItems([{label: 'New', route: '/new', routes: ['/new']}], '/')).toThrow(
      /sidebar section "New", found none/,
    );
  });
});
