import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {leanGlobalData, leanRoute, needsDocuments, pageTexts} from '@site/plugins/lean-first-load/leanData';

const link = {type: 'link', label: 'Sharding', href: '/learn/sharding', docId: 'learn/sharding'};
const hidden = {type: 'link', label: 'Draft', href: '/draft', unlisted: true};
const documents = {'learn/sharding': {id: 'learn/sharding', title: 'Sharding', description: 'Why.'}};
const version = {
  version: 'current',
  label: 'Next',
  docsSidebars: {
    docs: [
      {type: 'category', label: 'Learn', items: [{...link, unlisted: false, description: 'Why.'}]},
      hidden,
    ],
  },
  docs: documents,
} as unknown as PropVersionMetadata;

it('removes the data of a version that only lists of pages show', () => {
  const page = {path: '/learn/sharding', component: '@theme/DocItem'};
  const list = {path: '/learn', component: '@theme/DocCategoryGeneratedIndexPage'};
  const listWithProps = {...list, props: {categoryGeneratedIndex: {title: 'Learn', permalink: '/learn'}}};
  const route = {
    path: '/',
    component: '@theme/DocVersionRoot',
    props: {version},
    routes: [page, listWithProps],
  };
  const root = {path: '/', component: '@theme/DocsRoot', routes: [route]};
  expect(leanRoute(root)).toEqual({
    ...root,
    routes: [
      {
        ...route,
        props: {
          version: {
            version: 'current',
            label: 'Next',
            docsSidebars: {
              docs: [{type: 'category', label: 'Learn', items: [{...link, docId: 'document'}]}, hidden],
            },
            docs: {},
          },
        },
        routes: [page, list],
      },
    ],
  });
  expect(version.docs).toBe(documents);
});

it('returns the titles, descriptions and kinds of documents, generated pages and links', () => {
  const category = {
    type: 'category',
    label: 'Learn',
    link: {type: 'generated-index', permalink: '/learn/', slug: '/learn', description: 'All of it.'},
    items: [{type: 'link', label: 'Faucet', href: '/learn/EGLD#get', description: 'Free xEGLD.'}],
  };
  const docs = [
    {permalink: '/learn/sharding/', title: 'Sharding', description: 'Why.', frontMatter: {kind: 'concept'}},
    {permalink: '/learn/EGLD/', title: 'EGLD', frontMatter: {kind: 'reference'}},
  ];
  const loaded = {docs, sidebars: {docs: [category]}} as unknown as Parameters<typeof pageTexts>[0][number];
  expect(pageTexts([loaded])).toEqual({
    '/learn/sharding/': {title: 'Sharding', description: 'Why.', kind: 'concept'},
    '/learn/EGLD/': {title: 'EGLD', description: '', kind: 'reference'},
    '/learn/': {title: 'Learn', description: 'All of it.'},
    '/learn/EGLD#get': {title: 'Faucet', description: 'Free xEGLD.', kind: 'reference'},
  });
});

it('keeps only the main document of each version in the list of documents', () => {
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

  it.each(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'])('is true for a %s item', (type) => {
    expect(needsDocuments([plain], [{}, {type}])).toBe(true);
    expect(needsDocuments([plain], [{type: 'dropdown', items: [{type}]}])).toBe(true);
  });

  it('is true with a second version, or with a banner that links to another one', () => {
    expect(needsDocuments([plain, plain], [])).toBe(true);
    expect(needsDocuments([{banner: 'unreleased'}], [])).toBe(true);
  });

  it('is false for other navbar items', () => {
    expect(needsDocuments([plain], [{}, {type: 'search'}, {type: 'dropdown', items: [{}]}])).toBe(false);
  });
});
