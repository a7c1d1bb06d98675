import {toHtml} from 'hast-util-to-html';
import {rehypeMaths} from '@site/plugins/rehype-maths';
import {parseHtmlTree} from '@site/tests/support/parseHtmlTree';

async function draw(text: string): Promise<string> {
  const tree = await parseHtmlTree(text);
  rehypeMaths()(tree, {path: `${process.cwd()}/docs/page.mdx`});
  return toHtml(tree);
}

describe('rehypeMaths', () => {
  it('converts inline and block formulas to MathML', async () => {
    const html = await draw('A fee is $f = g$:\n\n$$\nf = g\n$$');
    expect(html).toMatch(/<p>A fee is <span class="katex"><math .*<\/p>/s);
    expect(html).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">');
  });

  it('lists every formula that it cannot draw, with its line', async () => {
    await expect(draw('It is $\\frac{1}{$ here.\n\n$$\n\\fraction{1}{2}\n$$')).rejects.toThrow(
      [
        'Expected each formula of docs/page.mdx to be valid, found 2 problems (correct them):',
        "- docs/page.mdx:1: a formula is invalid: Unexpected end of input in a macro argument, expected '}'; correct it, or write \\$ for a dollar sign",
        '- docs/page.mdx:3: a formula is invalid: Undefined control sequence: \\fraction; correct it, or write \\$ for a dollar sign',
      ].join('\n'),
    );
  });
});
