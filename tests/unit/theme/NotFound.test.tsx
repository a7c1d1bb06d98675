import type {ComponentProps} from 'react';
import {act, render, screen, within} from '@testing-library/react';
import NotFoundContent from '@site/src/theme/NotFound/Content';
import type {SuggestedPage} from '@site/src/search/suggestions/suggestPages';

let mockBaseUrl = '/';
const mockSuggest = jest.fn<Promise<SuggestedPage[]>, [string]>();
const mockSearch = {suggest: mockSuggest};

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {baseUrl: mockBaseUrl}}),
}));
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => path);
jest.mock('@docusaurus/Link', () => ({to, children, ...props}: ComponentProps<'a'> & {to: string}) => (
  <a href={to} {...props}>
    {children}
  </a>
));
jest.mock(
  '@theme/Heading',
  () =>
    ({as: Tag, ...props}: ComponentProps<'h1'> & {as: 'h1'}) => <Tag {...props} />,
  {
    virtual: true,
  },
);
jest.mock('@site/src/components/search/useEmbeddedSearch', () => ({useEmbeddedSearch: () => mockSearch}));
// With the base path, as the build writes them.
jest.mock(
  '@generated/routes',
  () => {
    const under = (path: string) => ({
      get path() {
        return mockBaseUrl + path;
      },
    });
    return [{routes: [under('learn/sharding/'), under('learn/consensus/')]}, under('search/')];
  },
  {virtual: true},
);

beforeEach(() => {
  mockSuggest.mockReset().mockResolvedValue([
    {route: '/learn/sharding', title: 'Sharding'},
    {route: '/learn/economics', title: 'Economics'},
  ]);
});

describe('NotFound', () => {
  it.each(['/', '/docs/'])('suggests each page once, with its title, below %s', async (baseUrl) => {
    mockBaseUrl = baseUrl;
    window.history.pushState({}, '', `${baseUrl}learn/shardng/`);
    await act(async () => void render(<NotFoundContent />));
    expect(mockSuggest.mock.calls).toEqual([['learn shardng']]);
    const suggestions = within(screen.getByRole('region', {name: 'Did you mean'})).getAllByRole('listitem');
    expect(suggestions.map(({textContent}) => textContent)).toEqual(['Sharding/learn/sharding']);
    expect(screen.getByRole('link', {name: 'Sharding'})).toHaveAttribute('href', '/learn/sharding');
  });
});
