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
jest.mock('@generated/docusaurus.config', () => ({}), {virtual: true});
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
  it('shows what the page was checked against and when, above the edit link', () => {
    const {container} = renderIn({checked: 'mx-chain-go v1.11.5, 2026-11'}, <DocItemFooter />);
    expect(container).toHaveTextContent('Checked against mx-chain-go v1.11.5, November 2026Edit this page');
    expect(screen.getByRole('region', {name: 'Was this page helpful?'})).toBeVisible();
    expect(screen.getByText('November 2026')).toHaveAttribute('datetime', '2026-11');
  });

  it('shows a value without a month unchanged', () => {
    const {container} = renderIn({checked: 'mx-chain-go v1.11.5'}, <DocItemFooter />);
    expect(container).toHaveTextContent('Checked against mx-chain-go v1.11.5');
  });

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

  it('has the title with its actions, and no banner on any other page', () => {
    renderIn({}, <DocItemContent>Text.</DocItemContent>);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('heading', {name: 'Tokens'})).toBeVisible();
    expect(screen.getByRole('button', {name: 'Copy page'})).toBeVisible();
  });

  it('has no actions on an unlisted page, which has no Markdown', () => {
    mockIsUnlisted = true;
    renderIn({}, <DocItemContent>Text.</DocItemContent>);
    expect(screen.getByRole('heading', {name: 'Tokens'})).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
