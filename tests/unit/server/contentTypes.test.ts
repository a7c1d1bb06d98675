import {contentTypeOf} from '@site/server/contentTypes';

describe('contentTypeOf', () => {
  it.each([
    ['learn/index.html', 'text/html; charset=utf-8', true],
    ['assets/js/main.1a2b.js', 'text/javascript; charset=utf-8', true],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', true],
    ['img/logo.SVG', 'image/svg+xml; charset=utf-8', true],
    ['llms.txt', 'text/plain; charset=utf-8', true],
    ['sitemap.xml', 'application/xml; charset=utf-8', true],
    ['assets/index.1a2b.bin', 'application/octet-stream', true],
    ['font.woff2', 'font/woff2', false],
    ['shot.png', 'image/png', false],
    ['CNAME', 'application/octet-stream', true],
    ['a.b/CNAME', 'application/octet-stream', true],
  ])('sends %s as %s', (file, type, compressible) => {
    expect(contentTypeOf(file)).toEqual({type, compressible});
  });
});
