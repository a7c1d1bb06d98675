import type {ReactNode} from 'react';
import {render, waitFor} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import BreadcrumbsStructuredData from '@site/src/theme/DocBreadcrumbs/StructuredData';
import DocItemMetadata from '@site/src/theme/DocItem/Metadata';

// Docusaurus' parts: the site's and the page's data, and the original component.
const SITE = 'https://docs.example';
let mockMetadata: Record<string, unknown> = {};
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: {url: SITE, baseUrl: '/base/', title: 'Docs', customFields: {hasHostedSearch: true}},
}));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({isLast: true}),
  useDoc: () => ({metadata: mockMetadata, frontMatter: {kind: 'concept'}}),
  useSidebarBreadcrumbs: () => [{label: 'Learn'}, {label: 'Sharding'}],
}));
jest.mock('@theme-original/DocItem/Metadata', () => () => null, {virtual: true});

const page = {
  title: 'Sharding',
  description: 'How it works.',
  permalink: '/base/learn/sharding',
  unlisted: false,
  lastUpdatedAt: Date.UTC(2026, 10, 20, 12),
};

async function headOf(element: ReactNode): Promise<HTMLHeadElement> {
  render(<HelmetProvider>{element}</HelmetProvider>);
  await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());
  return document.head;
}

const dataIn = (head: HTMLHeadElement) => JSON.parse(head.querySelector('script')!.innerHTML) as unknown;
const contentOf = (head: HTMLHeadElement, name: string) =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
const linkIn = (head: HTMLHeadElement) =>
  head.querySelector('link[type="text/markdown"]')?.getAttribute('href');

describe('the metadata of a page', () => {
  it('describes an article with its canonical address, and links its Markdown', async () => {
    mockMetadata = page;
    const head = await headOf(<DocItemMetadata />);
    expect(dataIn(head)).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Sharding',
      url: `${SITE}/base/learn/sharding/`,
      dateModified: '2026-11-20',
    });
    expect(linkIn(head)).toBe(`${SITE}/base/learn/sharding/index.md`);
    expect(contentOf(head, 'og:type')).toBe('article');
  });

  it('links the social card of the page, with alternative text', async () => {
    mockMetadata = {...page, permalink: '/base/learn/'};
    const head = await headOf(<DocItemMetadata />);
    await waitFor(() => expect(contentOf(head, 'og:image')).toBe(`${SITE}/base/img/cards/learn.png`));
    expect(contentOf(head, 'twitter:image')).toBe(`${SITE}/base/img/cards/learn.png`);
    expect(contentOf(head, 'og:image:alt')).toBe('Sharding: Docs');
  });

  it('names section and kind for the crawler of the hosted search engine', async () => {
    mockMetadata = page;
    const head = await headOf(<DocItemMetadata />);
    await waitFor(() => expect(contentOf(head, 'docsearch:section')).toBe('Learn'));
    expect(contentOf(head, 'docsearch:kind')).toBe('concept');
  });

  it('has no Markdown link or social card for an unlisted page, and no date if it is unknown', async () => {
    mockMetadata = {...page, unlisted: true, lastUpdatedAt: undefined};
    const head = await headOf(<DocItemMetadata />);
    await waitFor(() => expect(dataIn(head)).not.toHaveProperty('dateModified'));
    expect(linkIn(head)).toBeUndefined();
    expect(contentOf(head, 'og:image')).toBeUndefined();
  });
});

it('the list of breadcrumbs starts with the home page and has canonical addresses', async () => {
  const breadcrumbs = [
    {type: 'category', label: 'Learn', href: '/base/learn/'},
    {type: 'link', label: 'Sharding', href: '/base/learn/sharding'},
  ] as Parameters<typeof BreadcrumbsStructuredData>[0]['breadcrumbs'];
  const head = await headOf(<BreadcrumbsStructuredData breadcrumbs={breadcrumbs} />);
  await waitFor(() => expect(dataIn(head)).toMatchObject({'@type': 'BreadcrumbList'}));
  expect(dataIn(head)).toMatchObject({
    itemListElement: [
      {position: 1, name: 'Docs', item: `${SITE}/base/`},
      {position: 2, name: 'Learn', item: `${SITE}/base/learn/`},
      {position: 3, name: 'Sharding', item: `${SITE}/base/learn/sharding/`},
    ],
  });
});
