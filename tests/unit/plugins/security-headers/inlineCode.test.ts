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

  it('ignores scripts from files, and data', () => {
    const html = page('<script src=/a.js></script><script type="application/ld+json">{"a":1}</script>');
    expect(readInlineCode(html).scripts).toEqual([]);
  });

  it('hashes style elements, also inside SVG, and detects style attributes', () => {
    const html = page('<style>p{}</style>', '<svg><style>path{}</style></svg><p style="color:red">x</p>');
    expect(readInlineCode(html).styles).toEqual([hashOf('p{}'), hashOf('path{}')]);
    expect(readInlineCode(html).hasStyleAttributes).toBe(true);
    expect(readInlineCode(page('', '<p>x</p>')).hasStyleAttributes).toBe(false);
  });

  it("reports code that hashes can't allow", () => {
    const html = page(
      '',
      '<button onclick="a()">x</button><a href=" javascript:b()">y</a><a href="/javascript:">z</a>',
    );
    expect(readInlineCode(html).problems).toEqual([
      '<button> has the event handler onclick',
      '<a> has code in its href',
    ]);
  });

  it('returns the offset after the charset element', () => {
    const html = page('<title>x</title>');
    expect(html.slice(0, readInlineCode(html).policyOffset)).toMatch(/<meta charset=UTF-8>$/);
    expect(readInlineCode(html).problems).toEqual([]);
  });

  it('rejects a page without a charset element, or with code before it', () => {
    expect(readInlineCode('<!doctype html><title>x</title>').problems).toEqual([
      'has no charset element, after which the policy is inserted',
    ]);
    expect(readInlineCode('<script src=/a.js></script><meta charset=UTF-8>').problems).toEqual([
      'has code before its charset element, so the policy would come too late',
    ]);
  });
});
