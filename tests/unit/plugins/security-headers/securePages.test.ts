import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {securePages} from '@site/plugins/security-headers/securePages';
import {hashOf, readInlineCode} from '@site/plugins/security-headers/inlineCode';

const site = {siteUrl: 'https://docs.example', thirdParties: {script: [], connect: [], image: []}};
const page = (head: string, body = '') =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;
const policyOf = (html: string | undefined) =>
  /Content-Security-Policy" content="([^"]*)"/.exec(html ?? '')?.[1];
const directive = (policy: string | undefined, name: string) =>
  policy?.split('; ').find((part) => part.startsWith(`${name} `));

describe('securePages', () => {
  const {pages, sitePolicy} = securePages(
    [
      {file: 'index.html', html: page('<script>home()</script>')},
      {file: 'learn/index.html', html: page('<style>svg{}</style>', '<p style="margin:0">x</p>')},
    ],
    site,
  );

  it('allows each page its own inline scripts and no others', () => {
    expect(directive(policyOf(pages[0]?.html), 'script-src')).toBe(`script-src 'self' ${hashOf('home()')}`);
    expect(directive(policyOf(pages[1]?.html), 'script-src')).toBe("script-src 'self'");
  });

  it('allows styles of any page on every page, because links change pages without a reload', () => {
    expect(directive(policyOf(pages[0]?.html), 'style-src')).toBe(`style-src 'self' ${hashOf('svg{}')}`);
    expect(directive(policyOf(pages[0]?.html), 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
  });

  it('gives the headers file a policy that covers all pages and forbids framing', () => {
    expect(directive(sitePolicy, 'script-src')).toBe(`script-src 'self' ${hashOf('home()')}`);
    expect(directive(sitePolicy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(sitePolicy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('forbids style attributes if no page has one', () => {
    const result = securePages([{file: 'a.html', html: page('')}], site);
    expect(directive(result.sitePolicy, 'style-src-attr')).toBe("style-src-attr 'none'");
  });

  it('rewrites redirects with the canonical URL of their target, and allows their script', () => {
    const html = createRedirectPageContent({toUrl: '/learn/sharding/'});
    const [redirect] = securePages([{file: 'old/index.html', html}], site).pages;
    expect(redirect?.html).toContain('<link rel="canonical" href="https://docs.example/learn/sharding/">');
    const [script] = readInlineCode(redirect?.html ?? '').scripts;
    expect(directive(policyOf(redirect?.html), 'script-src')).toBe(`script-src 'self' ${script}`);
  });

  it('allows other hosts only if they are configured', () => {
    const thirdParties = {
      script: ['https://s.example'],
      connect: ['https://c.example'],
      image: ['https://i.example'],
    };
    const {sitePolicy: open} = securePages([{file: 'a.html', html: page('')}], {...site, thirdParties});
    expect(sitePolicy).not.toContain('http');
    expect(directive(open, 'script-src')).toContain('https://s.example');
    expect(directive(open, 'connect-src')).toBe("connect-src 'self' https://c.example");
    expect(directive(open, 'img-src')).toBe("img-src 'self' data: https://i.example");
  });

  it("lists every page with code that hashes can't allow", () => {
    const bad = [
      {file: 'a.html', html: page('', '<p onclick="x()">x</p>')},
      {file: 'b.html', html: page('', '<a href="javascript:x()">x</a>')},
    ];
    expect(() => securePages(bad, site)).toThrow(
      'Expected every page to have a content security policy for all its code, found:\na.html: <p> has the event handler onclick\nb.html: <a> has code in its href',
    );
  });
});
