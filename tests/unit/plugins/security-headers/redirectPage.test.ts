import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {readInlineCode} from '@site/plugins/security-headers/inlineCode';
import {redirectPage, redirectTargetOf} from '@site/plugins/security-headers/redirectPage';

describe('redirectTargetOf', () => {
  it('finds the target in a page that the redirects plugin writes', () => {
    const html = createRedirectPageContent({toUrl: '/learn/sharding test/'});
    expect(redirectTargetOf(html)).toBe('/learn/sharding%20test/');
  });

  it('leaves other pages alone', () => {
    const html = '<!doctype html><meta http-equiv="refresh" content="0; url=/x/"><script>other()</script>';
    expect(redirectTargetOf(html)).toBeUndefined();
  });
});

describe('redirectPage', () => {
  it('has one and the same inline script for every target', () => {
    const [first, second] = ['/a/', '/b/'].map((target) => readInlineCode(redirectPage(target)).scripts);
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
  });

  it('leads to the target also without scripts', () => {
    const html = redirectPage('/learn/');
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/learn/"></noscript>');
    expect(html).toContain('<a href="/learn/">Go to its new address</a>');
  });
});
