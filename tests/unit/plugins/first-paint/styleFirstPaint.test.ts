import {firstPaintRules, leanSheet} from '@site/plugins/first-paint/firstPaintStyles';
import {readPage} from '@site/plugins/first-paint/readPage';
import {styleFirstPaint} from '@site/plugins/first-paint/styleFirstPaint';

const lean = (css: string, ...mentioned: string[]) => leanSheet(css, new Set(mentioned));
const firstPaint = (css: string, body: string) => firstPaintRules([css], [readPage(body)]);

describe('leanSheet', () => {
  it('removes rules for classes that nothing mentions', () => {
    const css = '.a{color:red}.a .b{color:red}.c,.a{top:0}@media print{.b{top:0}}a:not(.b),:is(.a,.b){top:0}';
    expect(lean(css, 'a')).toBe('.a{color:red}.a{top:0}a:not(.b),:is(.a,.b){top:0}');
  });

  it('removes custom properties and animations that nothing uses, also those that only they use', () => {
    const css =
      ':root{--a:var(--b);--b:1;--c:2}p{animation:1s fade}@keyframes fade{0%{top:0}}@keyframes turn{0%{top:var(--c)}}';
    expect(lean(css)).toBe('p{animation:1s fade}@keyframes fade{0%{top:0}}');
    expect(lean(css, '--a')).toBe(':root{--a:1}p{animation:1s fade}@keyframes fade{0%{top:0}}');
  });

  it('replaces constants by their values, with a space where the minified value needs one', () => {
    const css = ':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--a)var(--b)0 var(--a)}';
    expect(lean(css)).toBe('p{margin:1px calc(1px*2) 0 1px}');
  });

  it('keeps custom properties that something else reads, that can change, or that an element can have', () => {
    const unchanged = (css: string, ...mentioned: string[]) => expect(lean(css, ...mentioned)).toBe(css);
    unchanged(':root{--a:1px}p{top:var(--a)}', '--a');
    unchanged(':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}');
    unchanged('@media (width<1px){:root{--a:1px}}p{top:var(--a)}');
    unchanged('p{--a:1px}a{top:var(--a)}');
    unchanged(':root{--a:var(--b)}p{--b:1px}i{--b:2px}a{top:var(--a)}');
    unchanged(':root{--a:1px}p{top:var(--a,2px)}');
    // Longer than its use.
    unchanged(':root{--a:1px solid red}p,a{outline:var(--a)}a{border:var(--a)}');
  });

  it('removes properties of layers that the root element always has outside of layers too', () => {
    const own = ':root,[data-theme=light]{--a:3}[data-theme=dark]{--a:4}p{order:var(--a)}';
    expect(
      lean(`@layer x{:root{--a:1}html[data-theme=dark]{--a:2}.b{--a:5}p{left:var(--a)}}${own}`, 'b'),
    ).toBe(`@layer x{.b{--a:5}p{left:var(--a)}}${own}`);
  });
});

describe('firstPaintRules', () => {
  it('keeps rules whose class, id, element and attribute are in a page', () => {
    const html = '<p class="a b" id=c hidden data-d=1><svg><linearGradient/></svg></p>';
    const kept =
      ".a .b{top:0}#c{top:0}p[hidden]{top:0}[data-d='1']{top:0}linearGradient{top:0}p:not(.x){top:0}p:nth-child(2n){top:0}p:has(.b){top:0}::before{top:0}";
    expect(firstPaint(`${kept}.a .x{top:0}#x{top:0}b{top:0}[open]{top:0}[data-d='2']{top:0}`, html)).toBe(
      kept,
    );
  });

  it('keeps rules for what scripts in the page set before the first paint', () => {
    const css = '[data-theme=dark]{top:0}[data-theme-choice=system]{top:0}[data-tab-language=go]{top:0}';
    expect(firstPaint(css, '<p>')).toBe(css);
  });

  it('leaves out states that only the reader causes, print, web fonts, and what changes nothing', () => {
    const fallback = "@font-face{font-family:b;src:local('Arial')}";
    expect(
      firstPaint(
        `p:hover{top:0}p:focus-visible,p{cursor:pointer;top:0}p{transition:top 1s}@media print{p{top:0}}@page{margin:0}@font-face{font-family:a;src:url(a.woff2)}${fallback}`,
        '<p>',
      ),
    ).toBe(`p{top:0}${fallback}`);
  });

  it('keeps what is for print and for screens, and the focus of a field that has it from the start', () => {
    const css = '@media print,(width<1px){p{top:0}}p:focus-visible{top:0}';
    expect(firstPaint(css, '<p autofocus>')).toBe(css);
  });

  it('gives layers the order that the whole style sheets give them', () => {
    expect(firstPaint('@layer a{b{top:0}}@layer b,c;@layer c{p{top:0}}', '<p>')).toBe(
      '@layer a,b,c;@layer c{p{top:0}}',
    );
  });
});

describe('styleFirstPaint', () => {
  const MAIN = 'assets/css/styles.00000000.css';
  const TOOLS = 'assets/css/tools.00000000.css';
  const page = (file: string, body: string, html = 'docs', ...sheets: string[]) => ({
    file,
    html: `<html class="${html} docs-doc-id-${file}"><head><title>a</title></head><body>${body}${[MAIN, ...sheets].map((sheet) => `<link rel=stylesheet href=/docs/${sheet}>`).join('')}</body></html>`,
  });
  const build = {
    pages: [
      ...Array.from({length: 9}, (_, index) => page(`a${index}`, '<p>')),
      page('b', '<b>'),
      page('c', '<i>', 'docs', TOOLS),
      page('d', '<b>', 'home'),
    ],
    sheets: new Map([
      [MAIN, 'p{top:0}b{top:0}i{top:0}.x{top:0}.y{top:0}'],
      [TOOLS, 'i{left:0}'],
    ]),
    scripts: ['a("y")'],
    font: 'assets/fonts/text.woff2',
    baseUrl: '/docs/',
  };

  it('writes the rules that any page of a template, or of all small templates, needs into the head of all of them', () => {
    const {pages, sheet, rules} = styleFirstPaint(build);
    expect(sheet).toEqual({
      former: MAIN,
      file: expect.stringMatching(/^assets\/css\/styles\.[0-9a-f]{8}\.css$/),
      css: 'p{top:0}b{top:0}i{top:0}.y{top:0}',
    });
    const styles = pages.map(({html}) => /<style data-first-paint>(.*)<\/style><\/head>/s.exec(html)?.[1]);
    const [docs, others] = ['p{top:0}b{top:0}', 'b{top:0}i{top:0}\ni{left:0}'];
    expect(styles).toEqual([...Array(10).fill(docs), others, others]);
    expect(rules).toEqual([docs, others]);
    for (const {html} of pages) {
      expect(html).toContain(`<link rel=stylesheet href=/docs/${sheet.file}>`);
      expect(html).toMatch(/^<html data-font="\/docs\/assets\/fonts\/text.woff2" class=/);
    }
  });

  it('changes nothing in styled pages', () => {
    const once = styleFirstPaint(build);
    const sheets = new Map([
      [TOOLS, build.sheets.get(TOOLS)!],
      [once.sheet.file, once.sheet.css],
    ]);
    const twice = styleFirstPaint({...build, pages: once.pages, sheets});
    expect(twice.pages).toEqual(once.pages);
    expect(twice.sheet).toEqual({...once.sheet, former: once.sheet.file});
  });

  it('names the pages without the style sheet', () => {
    expect(() => styleFirstPaint({...build, pages: [...build.pages, {file: 'e.html', html: '<p>'}]})).toThrow(
      'and a link to it in every page, found assets/css/styles.00000000.css, and no link in e.html',
    );
    expect(() => styleFirstPaint({...build, sheets: new Map()})).toThrow('found none, and no link in a0, a1');
  });
});
