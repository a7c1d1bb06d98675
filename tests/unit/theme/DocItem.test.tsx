import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {render, screen} from '@testing-library/react';
import DocItemContent from '@site/src/theme/DocItem/Content';
import DocItemFooter from '@site/src/theme/DocItem/Footer';

// Docusaurus' parts: the page's front matter, generated modules and original components.
let mockFrontMatter: Record<string, unknown> = {};
let mockIsUnlisted = false;
afterEach(() => {
  mockIsUnlisted = false;
});
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({
    frontMatter: mockFrontMatter,
    contentTitle: undefined,
    metadata: {
      title: 'Tokens',
      permalink: '/base/tokens',
      unlisted: mockIsUnlisted,
      dates: {checkedMonth: 'November 2026'},
    },
  }),
}));
jest.mock('@docusaurus/useBaseUrl', () => (url: string) => url);
jest.mock('@generated/docusaurus.config', () => ({}), {virtual: true});
jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (path: string) => `/base${path}`,
}));
jest.mock('@generated/globalData', () => ({}), {virtual: true});
jest.mock('@generated/site-metadata', () => ({}), {virtual: true});
jest.mock('@generated/site-storage', () => ({type: 'localStorage', namespace: ''}), {virtual: true});
jest.mock('@generated/i18n', () => ({currentLocale: 'en'}), {virtual: true});
jest.mock('@theme-original/DocItem/Footer', () => () => <footer>Edit this page</footer>, {virtual: true});
jest.mock(
  '@theme/Heading',
  () =>
    ({children}: {children: ReactNode}) => <h1>{children}</h1>,
  {virtual: true},
);
jest.mock(
  '@theme/MDXContent',
  () =>
    ({children}: {children: ReactNode}) => <main>{children}</main>,
  {virtual: true},
);
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {url: 'https://docs.example', baseUrl: '/base/'}}),
}));

function renderIn(frontMatter: Record<string, unknown>, page: ReactNode) {
  mockFrontMatter = frontMatter;
  return render(<MemoryRouter>{page}</MemoryRouter>);
}

describe('DocItem/Footer', () => {
  it('shows only the original footer on an unlisted page without a value', () => {
    mockIsUnlisted = true;
    expect(renderIn({}, <DocItemFooter />).container).toHaveTextContent(/^Edit this page$/);
  });
});

describe('DocItem/Content', () => {
  it('shows a banner on a deprecated page', () => {
    renderIn({deprecated: true}, <DocItemContent>Text.</DocItemContent>);
    expect(screen.getByRole('complementary', {name: 'Deprecation notice'})).toHaveTextContent(
      /^Deprecated\./,
    );
    expect(screen.getByRole('main')).toHaveTextContent('Text.');
  });

  it('has no actions on an unlisted page, which has no Markdown', () => {
    mockIsUnlisted = true;
    renderIn({}, <DocItemContent>Text.</DocItemContent>);
    expect(screen.getByRole('heading', {name: 'Tokens'})).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
