import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {leanGlobalData, leanRoute, needsDocuments} from '@site/plugins/lean-first-load/leanData';

const link = {type: 'link', label: 'Sharding', href: '/learn/sharding', docId: 'learn/sharding'};
const hidden = {type: 'link', label: 'Draft', href: '/draft', unlisted: true};
const documents = {'learn/sharding': {id: 'learn/sharding', title: 'Sharding', description: 'Why.'}};
const version = {
  version: 'current',
  label: 'Next',
  docsSidebars: {docs: [{type: 'category', label: 'Learn', items: [{...link, unlisted: false}]}, hidden]},
  docs: documents,
} as unknown as PropVersionMetadata;

it("leaves of a version's data what its pages show, and hands over the rest", () => {
  const left = new Map<string, object>();
  const page = {path: '/learn/sharding', component: '@theme/DocItem'};
  const route = {path: '/', component: '@theme/DocVersionRoot', props: {version}, routes: [page]};
  const root = {path: '/', component: '@theme/DocsRoot', routes: [route]};
  expect(leanRoute(root, (name, list) => left.set(name, list))).toEqual({
    ...root,
    routes: [
      {
        ...route,
        props: {
          version: {
            version: 'current',
            label: 'Next',
            docsSidebars: {docs: [{type: 'category', label: 'Learn', items: [link]}, hidden]},
            docs: {},
          },
        },
      },
    ],
  });
  expect([...left]).toEqual([['current', documents]]);
  expect(version.docs).toBe(documents);
});

it('leaves of the list of documents the first one of each version', () => {
  const sidebars = {docs: {link: {path: '/b', label: 'B'}}};
  const data = {
    path: '/',
    breadcrumbs: true,
    versions: [
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        path: '/',
        mainDocId: 'b',
        draftIds: [],
        sidebars,
        docs: [
          {id: 'a', path: '/a', sidebar: 'docs'},
          {id: 'b', path: '/b', sidebar: 'docs'},
        ],
      },
    ],
  };
  expect(leanGlobalData(data)).toEqual({
    ...data,
    versions: [{...data.versions[0]!, docs: [{id: 'b', path: '/b', sidebar: 'docs'}]}],
  });
});

describe('needsDocuments', () => {
  const plain = {banner: null};

  it.each(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'])('with a %s in the navbar', (type) => {
    expect(needsDocuments([plain], [{}, {type}])).toBe(true);
    expect(needsDocuments([plain], [{type: 'dropdown', items: [{type}]}])).toBe(true);
  });

  it('with a second version, and with a banner that leads to another', () => {
    expect(needsDocuments([plain, plain], [])).toBe(true);
    expect(needsDocuments([{banner: 'unreleased'}], [])).toBe(true);
  });

  it('for no other item', () => {
    expect(needsDocuments([plain], [{}, {type: 'search'}, {type: 'dropdown', items: [{}]}])).toBe(false);
  });
});
