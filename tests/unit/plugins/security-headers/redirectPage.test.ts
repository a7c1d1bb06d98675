import {runInNewContext} from 'node:vm';
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
  const pageTo = (target: string) => redirectPage(target, 'https://docs.example');

  /** Returns the URL to which the page's script redirects from a URL with this query and hash. */
  function forwarded(html: string, {search, hash}: {search: string; hash: string}): string | undefined {
    const [body = ''] = /<body>.*/s.exec(html) ?? [];
    const [before = '', script = ''] = body.split(/<\/?script>/);
    const document = {
      // Only the elements above the script exist when it runs.
      querySelector: (tag: string) => {
        const href = new RegExp(`<${tag} href="([^"]*)"`).exec(before)?.[1];
        return href === undefined ? null : {getAttribute: () => href};
      },
    };
    const replace = jest.fn<void, [string]>();
    runInNewContext(script, {document, location: {search, hash, replace}});
    return replace.mock.calls[0]?.[0];
  }

  it('has the same inline script for every target', () => {
    const [first, second] = ['/a/', '/b/'].map((target) => readInlineCode(pageTo(target)).scripts);
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
  });

  it('leads to the target even without JavaScript', () => {
    const html = pageTo('/learn/');
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/learn/"></noscript>');
    expect(html).toContain('<a href="/learn/">Go to its new address</a>');
  });

  it('stays on the deployment that it is served from, and keeps query and hash', () => {
    const from = {search: '?x=1', hash: '#y'};
    expect(forwarded(pageTo('/docs/learn/'), from)).toBe('/docs/learn/?x=1#y');
    expect(forwarded(pageTo('/docs/learn/#part'), from)).toBe('/docs/learn/#part');
  });

  it('has the canonical URL of the target, and no robots directive', () => {
    const html = pageTo('/docs/learn/');
    expect(html).toContain('<link rel="canonical" href="https://docs.example/docs/learn/">');
    expect(html).not.toContain('robots');
  });
});
