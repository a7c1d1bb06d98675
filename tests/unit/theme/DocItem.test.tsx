import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {render, screen} from '@testing-library/react';
import DocItemContent from '@site/src/theme/DocItem/Content';
import DocItemFooter from '@site/src/theme/DocItem/Footer';
import DocItemLayout from '@site/src/theme/DocItem/Layout';

// Docusaurus' parts: the page's front matter, generated modules and original components.
let mockFrontMatter: Record<string, unknown> = {};
let mockIsUnlisted = false;
let mockIsLast = true;
afterEach(() => {
  mockIsUnlisted = false;
  mockIsLast = true;
});
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({isLast: mockIsLast}),
  useDoc: () => ({
    frontMatter: mockFrontMatter,
    toc: [],
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
jest.mock('@theme/ContentVisibility', () => () => null, {virtual: true});
jest.mock('@theme/DocBreadcrumbs', () => () => null, {virtual: true});
jest.mock('@theme/DocItem/Footer', () => () => null, {virtual: true});
jest.mock('@theme/DocItem/Paginator', () => () => null, {virtual: true});
jest.mock('@theme/DocItem/TOC/Desktop', () => () => null, {virtual: true});
jest.mock(
  '@theme/DocItem/Content',
  () =>
    ({children}: {children: ReactNode}) => <p>{children}</p>,
  {virtual: true},
);
jest.mock(
  '@theme-original/DocItem/Content',
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

describe('DocItem/Footer, of what the page was checked against,', () => {
  it('shows a short text', () => {
    renderIn({checked: 'mxpy 12.0.0, 2026-11'}, <DocItemFooter />);
    expect(screen.getByText(/^Checked against/)).toHaveTextContent(
      'Checked against mxpy 12.0.0, November 2026',
    );
  });

  it('folds a long text below the month', () => {
    const text = 'mx-chain-go v1.11.5 and v2.0.0, the configuration of mainnet, and mx-sdk-rs 0.66.2';
    renderIn({checked: `${text}, 2026-11; tested with mocks`}, <DocItemFooter />);
    expect(screen.getByText(/^Checked in/)).toHaveTextContent('Checked in November 2026');
    const folded = screen.getByText(`${text}; tested with mocks`, {exact: false});
    expect(folded).not.toHaveAttribute('open');
  });
});

describe('DocItem/Layout', () => {
  it('has actions only on a page that has Markdown: not on an unlisted one, or one of another version', () => {
    const {unmount} = renderIn({}, <DocItemLayout>Text.</DocItemLayout>);
    expect(screen.getByRole('button', {name: 'Copy page'})).toBeVisible();
    unmount();
    for (const [isUnlisted, isLast] of [
      [true, true],
      [false, false],
    ] as const) {
      mockIsUnlisted = isUnlisted;
      mockIsLast = isLast;
      const page = renderIn({}, <DocItemLayout>Text.</DocItemLayout>);
      expect(screen.getByText('Text.')).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
      page.unmount();
    }
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
});
