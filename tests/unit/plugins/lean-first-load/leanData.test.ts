import {leanConfig, leanGlobalData, leanSidebarData} from '@site/plugins/lean-first-load/leanData';

it('leaves of the documents what sidebars show', () => {
  const link = {type: 'link', label: 'Sharding', href: '/learn/sharding'};
  const hidden = {type: 'link', label: 'Draft', href: '/draft', unlisted: true};
  const data = {
    version: {
      label: 'Next',
      docsSidebars: {
        docs: [
          {type: 'category', label: 'Learn', items: [{...link, docId: 'learn/sharding', unlisted: false}]},
          {...hidden, docId: 'draft'},
        ],
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
