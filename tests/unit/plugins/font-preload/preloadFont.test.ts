import {preloadFont} from '@site/plugins/font-preload/preloadFont';

describe('preloadFont', () => {
  it('asks for the font before the first style sheet', () => {
    const html = '<head><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/a.css"></head>';
    expect(preloadFont(html, '/f.woff2')).toBe(
      '<head><link rel="icon" href="/i.svg"><link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="anonymous"><link rel="stylesheet" href="/a.css"></head>',
    );
  });

  it('leaves a page without styles, such as a redirect, as it is', () => {
    expect(preloadFont('<head></head>', '/f.woff2')).toBe('<head></head>');
  });
});
