import {preloadFonts} from '@site/plugins/finish-build/preloadFonts';

const html = '<head><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/a.css"></head><pre>';
const preload = (address: string) =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous">`;
const fonts = [
  {address: '/text.woff2', usedBy: '<head>'},
  {address: '/code.woff2', usedBy: '<pre'},
];

describe('preloadFonts', () => {
  it('asks for the fonts before the first style sheet, once', () => {
    const pages = preloadFonts([{file: 'index.html', html}], fonts);
    expect(pages).toEqual([
      {
        file: 'index.html',
        html: html.replace(
          '<link rel="stylesheet"',
          `${preload('/text.woff2')}${preload('/code.woff2')}<link rel="stylesheet"`,
        ),
      },
    ]);
    expect(preloadFonts(pages, fonts)).toEqual(pages);
  });

  it('asks for the code font only where there is a code block', () => {
    const [page] = preloadFonts([{file: 'index.html', html: html.replace('<pre>', '')}], fonts);
    expect(page!.html).toContain(preload('/text.woff2'));
    expect(page!.html).not.toContain('/code.woff2');
  });

  it('fails with every page that has no style sheet', () => {
    const pages = ['a.html', 'b.html'].map((file) => ({file, html: '<head></head>'}));
    expect(() => preloadFonts([{file: 'index.html', html}, ...pages], fonts)).toThrow(
      /^Expected a style sheet in every page, before which the font preload is inserted, found none in a\.html, b\.html: adapt /,
    );
  });
});
