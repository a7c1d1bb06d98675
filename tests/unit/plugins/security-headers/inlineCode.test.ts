import {hashOf, readInlineCode} from '@site/plugins/security-headers/inlineCode';

const page = (head: string, body = '') =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;

describe('hashOf', () => {
  it('is the source expression of the text as a browser computes it', () => {
    // The example of the specification of Content Security Policy, level 3.
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

describe('readInlineCode', () => {
  it('hashes inline scripts of every kind that runs', () => {
    const html = page(
      '<script>a()</script><script type=module>b()</script><script type="text/javascript">c()</script>',
      '<script type=speculationrules>{}</script>',
    );
    expect(readInlineCode(html).scripts).toEqual(['a()', 'b()', 'c()', '{}'].map(hashOf));
  });

  it('leaves out scripts from files and data', () => {
    const html = page('<script src=/a.js></script><script type="application/ld+json">{"a":1}</script>');
    expect(readInlineCode(html).scripts).toEqual([]);
  });

  it('hashes style elements, also those inside a drawing, and sees style attributes', () => {
    const html = page('<style>p{}</style>', '<svg><style>path{}</style></svg><p style="color:red">x</p>');
    expect(readInlineCode(html).styles).toEqual([hashOf('p{}'), hashOf('path{}')]);
    expect(readInlineCode(html).hasStyleAttributes).toBe(true);
    expect(readInlineCode(page('', '<p>x</p>')).hasStyleAttributes).toBe(false);
  });

  it('names code that no hash can allow', () => {
    const html = page(
      '',
      '<button onclick="a()">x</button><a href=" javascript:b()">y</a><a href="/javascript:">z</a>',
    );
    expect(readInlineCode(html).forbidden).toEqual([
      '<button> has the event handler onclick',
      '<a> has code in its href',
    ]);
  });

  it('finds the place right after the charset', () => {
    const html = page('<title>x</title>');
    expect(html.slice(0, readInlineCode(html).policyOffset)).toMatch(/<meta charset=UTF-8>$/);
    expect(readInlineCode('<!doctype html><title>x</title>').policyOffset).toBeUndefined();
  });

  it('finds the policy of a page and whether it comes too late', () => {
    const meta = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';
    expect(readInlineCode(page(meta)).policy).toEqual({text: "default-src 'self'", isLate: false});
    expect(readInlineCode(page(`<script src=/a.js></script>${meta}`)).policy?.isLate).toBe(true);
  });
});
