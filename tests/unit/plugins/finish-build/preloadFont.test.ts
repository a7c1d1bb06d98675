import {preloadFont} from '@site/plugins/finish-build/preloadFont';

const html = '<head><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/a.css"></head>';

describe('preloadFont', () => {
  it('inserts the preload before the first style sheet, and only once', () => {
    const pages = preloadFont([{file: 'index.html', html}], '/text.woff2');
    const preload =
      '<link rel="preload" href="/text.woff2" as="font" type="font/woff2" crossorigin="anonymous">';
    expect(pages).toEqual([
      {file: 'index.html', html: html.replace('<link rel="stylesheet"', `${preload}<link rel="stylesheet"`)},
    ]);
    expect(preloadFont(pages, '/text.woff2')).toEqual(pages);
  });

  it('fails with the names of all pages without a style sheet', () => {
    const pages = ['a.html', 'b.html'].map((file) => ({file, html: '<head></head>'}));
    expect(() => preloadFont([{file: 'index.html', html}, ...pages], '/text.woff2')).toThrow(
      /^Expected a style sheet in every page, before which the font preload is inserted, found none in a\.html, b\.html: adapt /,
    );
  });
});
