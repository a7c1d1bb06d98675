import * as fc from 'fast-check';
import {renderCode} from '@site/plugins/rehype-highlight-code/renderCode';
import {createTokenizer} from '@site/plugins/rehype-highlight-code/tokenizer';

const none = {mark: new Set<number>(), ins: new Set<number>(), del: new Set<number>()};

/** Text that a browser copies: the text between the tags. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

describe('renderCode', () => {
  it('gives each kind of token a class and leaves plain text bare', () => {
    const lines = [[{text: 'fn ', kind: 'k' as const}, {text: 'add', kind: 'f' as const}, {text: '()'}]];
    expect(renderCode(lines, none, 'rust')).toBe('<span class=k>fn </span><span class=f>add</span>()');
  });

  it('escapes < and & for HTML', () => {
    expect(renderCode([[{text: 'a < b && "c"'}]], none, 'text')).toBe('a &lt; b &amp;&amp; "c"');
  });

  it('marks lines with elements that include their line break', () => {
    const lines = ['one', 'two', 'three', 'four'].map((text) => [{text}]);
    const marks = {mark: new Set([1]), ins: new Set([2]), del: new Set([4])};
    expect(renderCode(lines, marks, 'text')).toBe(
      '<mark class=l>one\n</mark><ins class=g>two\n</ins>three\n<del class=g>four</del>',
    );
  });

  it('marks the lines of a diff without adding a second sign', async () => {
    const lines = await createTokenizer()('--- a\n+++ b\n-old\n+new', 'diff');
    const html = renderCode(lines, none, 'diff');
    expect(html).toContain('<del class=l><span class=d>-old</span>\n</del>');
    expect(html).toContain('<ins class=l><span class=i>+new</span></ins>');
    expect(html).toContain('<span class=c>--- a</span>\n');
  });

  it('keeps the text of any code unchanged, regardless of marked lines', async () => {
    const tokenize = createTokenizer();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({unit: fc.constantFrom(...'ab <>&"\'\\{}@#/*\t1é')}), {maxLength: 6}),
        fc.constantFrom('rust', 'ts', 'transaction', 'json', 'text'),
        fc.nat(6),
        async (code, language, line) => {
          const source = code.join('\n');
          const html = renderCode(
            await tokenize(source, language),
            {...none, mark: new Set([line])},
            language,
          );
          expect(textOf(html)).toBe(source);
        },
      ),
      {numRuns: 150},
    );
  });
});
