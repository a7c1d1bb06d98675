import {
  compactSidebar,
  leanConfig,
  leanGlobalData,
  leanSidebarData,
  type SidebarData,
} from '@site/plugins/lean-first-load/leanData';

it('leaves of the documents what sidebars show', () => {
  const link = {type: 'link', label: 'Sharding', href: '/learn/sharding', docId: 'learn/sharding'};
  const hidden = {type: 'link', label: 'Draft', href: '/draft', unlisted: true};
  const data = {
    version: {
      label: 'Next',
      docsSidebars: {
        docs: [{type: 'category', label: 'Learn', items: [{...link, unlisted: false}]}, hidden],
      },
      docs: {'learn/sharding': {id: 'learn/sharding', title: 'Sharding', description: 'Why.'}},
    },
  };
  expect(leanSidebarData(JSON.stringify(data))).toEqual({
    version: {
      label: 'Next',
      docsSidebars: {docs: [{type: 'category', label: 'Learn', items: [link]}, hidden]},
      docs: {},
    },
  });
});

it('leaves of the settings what pages may ask for', () => {
  const source = `/* Generated */\nexport default {"title": "Docs", "plugins": [["a", {}]], "themeConfig": {"image": "a.png"}};\n`;
  expect(leanConfig(source)).toBe(
    '/* Generated */\nexport default {"title":"Docs","themeConfig":{"image":"a.png"}};\n',
  );
});

it('leaves of the list of documents the first one', () => {
  const version = {name: 'current', mainDocId: 'b', docs: [{id: 'a'}, {id: 'b'}]};
  const data = {
    'docusaurus-plugin-content-docs': {default: {path: '/', versions: [version]}},
    other: {default: 1},
  };
  expect(JSON.parse(leanGlobalData(JSON.stringify(data)))).toEqual({
    'docusaurus-plugin-content-docs': {default: {path: '/', versions: [{...version, docs: [{id: 'b'}]}]}},
    other: {default: 1},
  });
});

describe('compactSidebar', () => {
  const link = (href: string, label: string) => ({type: 'link', href, label, docId: href.slice(1)});
  const data: SidebarData = {
    version: {
      docsSidebars: {
        docs: [
          link('/welcome', 'Welcome'),
          {type: 'category', label: 'Learn', items: [link('/learn/b', 'B'), link('/learn/a', 'A')]},
          {
            type: 'category',
            label: 'More',
            items: [
              {type: 'link', href: 'https://elsewhere.org', label: 'Elsewhere'},
              link('/learn/b', 'B again'),
            ],
          },
          {...link('/learn/c', 'C'), unlisted: true},
          {...link('/alone', 'Renamed'), docId: 'learn/alone'},
        ],
      },
      docs: {},
    },
  };
  const paths = ['/alone/', '/learn/a/', '/learn/b/', '/learn/c/', '/welcome/'];
  const compact = compactSidebar(data, paths);

  it('is the same data once the list of pages is there', () => {
    const source = compact.module.replace(/^import .*$/m, '').replace('export default', 'return');
    // oxlint-disable-next-line no-new-func -- the generated code is what is tested
    expect((new Function('pages', source) as (pages: string[]) => SidebarData)(compact.paths)).toEqual(data);
  });

  it('puts the pages in the order of the sidebar, and those that it lacks last', () => {
    expect(compact.paths).toEqual(['/welcome/', '/learn/b/', '/learn/a/', '/alone/', '/learn/c/']);
  });

  it('leaves addresses to that list', () => {
    expect(compact.module).not.toContain('/learn/a');
  });
});
