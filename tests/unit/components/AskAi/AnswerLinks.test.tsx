import {fireEvent, screen} from '@testing-library/react';
import {history, mockSite, show} from '@site/tests/support/renderAnswer';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: mockSite}),
}));
jest.mock('@docusaurus/router', () => ({useHistory: () => history}));

beforeEach(() => {
  jest.clearAllMocks();
  mockSite.baseUrl = '/';
});

describe('links of an answer', () => {
  it('to pages of the site call onNavigate', () => {
    const onNavigate = jest.fn();
    show(
      '[one](/learn/sharding#shards) [two](https://docs.example.org/tokens/?a=1#b) [three](../wallet)',
      false,
      onNavigate,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/learn/sharding/#shards',
      '/tokens/?a=1#b',
      '../wallet/',
    ]);
    for (const link of screen.getAllByRole('link')) {
      expect(link).not.toHaveAttribute('target');
      fireEvent.click(link);
    }
    expect(onNavigate).toHaveBeenCalledTimes(3);
    expect(history.push.mock.calls).toEqual([
      ['/learn/sharding/#shards'],
      ['/tokens/?a=1#b'],
      ['../wallet/'],
    ]);
  });

  it.each([
    ['/img/a.svg', '/base/img/a.svg'],
    ['/base/img/a.svg', '/base/img/a.svg'],
    ['https://docs.example.org/base/a.pdf', '/base/a.pdf'],
    ['a.pdf', 'a.pdf'],
    ['#there', '#there'],
    ['/learn/sharding', '/base/learn/sharding/'],
  ])('to %s stay below the base path', (href, expected) => {
    mockSite.baseUrl = '/base/';
    show(`[link](${href})`);
    expect(screen.getByRole('link')).toHaveAttribute('href', expected);
  });

  it("to pages of the site that open in a new tab don't call onNavigate", () => {
    const onNavigate = jest.fn();
    show('[one](/learn/sharding)', false, onNavigate);
    fireEvent.click(screen.getByRole('link'), {ctrlKey: true});
    fireEvent.click(screen.getByRole('link'), {metaKey: true});
    expect(onNavigate).not.toHaveBeenCalled();
    expect(history.push).not.toHaveBeenCalled();
  });

  it('by reference follow the same rules', () => {
    show(
      '[Bad][one], [good][two].\n\n[one]: javascript:alert(1)\n\n[two]: https://example.org "Title"\n\nEnd.',
    );
    expect(screen.getByText('Bad')).not.toHaveAttribute('href');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org');
  });

  it('to another host, without a protocol, open in a new tab', () => {
    show('[link](//evil.example/x)');
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });
});
